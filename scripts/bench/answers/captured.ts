import { type Agent, request as send } from "node:http";
import { Failure } from "../../process.ts";
import type { LoadRequest } from "../load/generate.ts";

/** A captured response, with the headers that the server chose. */
export interface Captured {
  status: number;
  /** Names and values in turn, as they were sent; without those that Node adds for each connection. */
  headers: string[];
  body: Buffer;
}

/** Headers that each server adds by itself. */
const ofConnections: ReadonlySet<string> = new Set(["connection", "keep-alive", "date", "transfer-encoding"]);

/** Sends a request, over a connection of its own if there is no agent. */
export function captured(
  url: string,
  { method, path, body, cookie, headers }: LoadRequest,
  agent: Agent | false = false,
): Promise<Captured> {
  const own = {
    ...headers,
    ...(cookie !== undefined && { cookie }),
    ...(body !== undefined && {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    }),
  };
  return new Promise((resolve, reject) => {
    const request = send(url + path, { method, headers: own, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part)).on("error", reject);
      answer.on("end", () => {
        const whole = Buffer.concat(parts);
        resolve({ status: answer.statusCode ?? 0, headers: kept(answer.rawHeaders, whole), body: whole });
      });
    });
    request.on("error", reject).end(body);
  });
}

/** A response that must have status 200. */
export async function capturedWell(url: string, request: LoadRequest): Promise<Captured> {
  const answer = await captured(url, request);
  if (answer.status !== 200) throw new Failure(`${request.path} answers ${answer.status}.`);
  return answer;
}

/** The value of a header, by its name in lower case. */
export function headerOf({ headers }: Pick<Captured, "headers">, name: string): string | undefined {
  const at = headers.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === name);
  return at < 0 ? undefined : headers[at + 1];
}

function kept(raw: readonly string[], body: Buffer): string[] {
  const all = raw.flatMap((name, index) => {
    const own = index % 2 === 0 && !ofConnections.has(name.toLowerCase());
    return own ? [name, raw[index + 1] ?? ""] : [];
  });
  return headerOf({ headers: all }, "content-length") === undefined
    ? [...all, "Content-Length", String(body.length)]
    : all;
}
