import { Agent, request } from "node:http";

/** A request of the load. */
export interface Asked {
  method?: "GET" | "POST";
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
}

/** What became of a request: done, refused as it should be (503 or 429 with Retry-After), or wrong. */
export type Outcome = "done" | "refused" | "wrong";

export interface Answered {
  outcome: Outcome;
  /** What was wrong. */
  why?: string;
}

const timeoutMs = 20_000;

/** Bytes of an answer from which it is seen what became of the request. */
const judgedBytes = 300;

/** Sends requests to servers in turn, over connections that stay open. */
export function createSender(urls: readonly string[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  let count = 0;
  return {
    /** Rejects when there is no answer in time. */
    send({ method = "GET", path, headers = {}, body = "" }: Asked): Promise<Answered> {
      const url = urls[count++ % urls.length] ?? "";
      return new Promise((resolve, reject) => {
        const length = { "content-length": String(Buffer.byteLength(body)) };
        const sent = request(
          url + path,
          { agent, method, headers: { accept: "*/*", ...headers, ...(method === "POST" && length) } },
          (response) => {
            const parts: Buffer[] = [];
            let kept = 0;
            // The rest is read as well, and forgotten at once: this process has the same processor as the servers.
            const keep = (part: Buffer) => {
              if (kept < judgedBytes) parts.push(part);
              kept += part.length;
            };
            response.on("data", keep).on("error", reject);
            response.on("end", () => {
              const { statusCode = 0 } = response;
              const text = Buffer.concat(parts).toString("utf8", 0, judgedBytes);
              resolve(outcomeOf(statusCode, response.headers["retry-after"], text));
            });
          },
        );
        sent.setTimeout(timeoutMs, () => sent.destroy(new Error("no answer in time")));
        sent.on("error", ({ message }) => reject(new Error(`${method} ${path}: ${message}`))).end(body);
      });
    },
    close: () => agent.destroy(),
  };
}

/** What an answer says: GraphQL's errors come with status 200, too. */
export function outcomeOf(status: number, retryAfter: string | undefined, text: string): Answered {
  const isRefusal = status === 503 || status === 429;
  if (isRefusal && retryAfter !== undefined) return { outcome: "refused" };
  if (status >= 200 && status < 400 && !/^.{0,20}"errors"/.test(text)) return { outcome: "done" };
  return { outcome: "wrong", why: `${status}: ${text.slice(0, 200)}` };
}
