import { expect } from "vitest";
import type { Served } from "./facade.ts";

/** The input of a sign-up, besides an address. */
export const person = { password: "correct horse", firstName: "Rae", lastName: "Ste" };

/** The headers of a request from the site's own pages, with the cookie that a response set. */
export function from(response: Response): Record<string, string> {
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return { cookie, "sec-fetch-site": "same-origin" };
}

/** Requests of people who sign up through the facade. */
export function testJoining(facade: Served) {
  /** Sends JSON to a path below /api. */
  const send = (path: string, body?: unknown, headers: Record<string, string> = {}, method = "POST") =>
    facade.call(`/api/${path}`, {
      method,
      headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    send,
    /** Signs up with this address, and returns the headers of the new user. */
    async join(email: string): Promise<Record<string, string>> {
      const answer = await send("auth/signup", { ...person, email });
      expect(answer.status).toBe(201);
      return from(answer);
    },
  };
}
