import { expect } from "vitest";
import type { Served } from "./facade.ts";

/** What somebody joins with, besides an address. */
export const person = { password: "correct horse", firstName: "Rae", lastName: "Ste" };

/** The headers of a request from the site's own pages, with the cookie that an answer set. */
export function from(response: Response): Record<string, string> {
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return { cookie, "sec-fetch-site": "same-origin" };
}

/** Requests of people who join by the facade. */
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
    /** Joins with this address, and gives the headers of whoever has. */
    async join(email: string): Promise<Record<string, string>> {
      const answer = await send("auth/signup", { ...person, email });
      expect(answer.status).toBe(201);
      return from(answer);
    },
  };
}
