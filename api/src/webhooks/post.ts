import { Webhook } from "standardwebhooks";
import { type Dispatcher, request } from "undici";
import { productVersion } from "../database/compatibility.ts";
import { RefusedAddress } from "./connector.ts";
import { describeFailure } from "./failures.ts";

/** A message to an endpoint. */
export interface Message {
  /** The webhook-id: the same in each attempt. */
  readonly id: string;
  readonly url: string;
  readonly body: string;
  /** Each secret that receivers may verify with (`whsec_…`); the newest first. */
  readonly secrets: readonly string[];
}

/** The result of one attempt. */
export interface Answer {
  /** Null without an answer. */
  readonly status: number | null;
  /** Why the attempt failed, in a sentence; null if it succeeded. */
  readonly error: string | null;
  /** The value of Retry-After, as sent. */
  readonly retryAfter: string | null;
  /** True if it was given up because it took too long. */
  readonly isLate: boolean;
  /** The beginning of the answer's text. */
  readonly excerpt: string | null;
}

export interface PostOptions {
  connector: Dispatcher;
  now(): Date;
  /** Aborted when the process ends: the attempt is then not counted. */
  signal: AbortSignal;
  /** Milliseconds for everything (default 10 seconds). */
  timeout?: number;
}

/** Without a secret that can be read nothing is sent: a message must be signed. */
const unsigned: Answer = {
  status: null,
  error: "The signing secret cannot be read: rotate it.",
  retryAfter: null,
  isLate: false,
  excerpt: null,
};

/** Bytes of an answer that are read, and characters of it that are kept. */
const maxBody = 65_536;
const maxExcerpt = 1_000;
const longestAttempt = 10_000;

/**
 * Signs a message by Standard Webhooks and sends it once. Resolves also if that fails; rejects only if the signal was aborted before
 * there was an answer.
 */
export async function post(
  message: Message,
  { connector, now, signal, timeout = longestAttempt }: PostOptions,
): Promise<Answer> {
  if (message.secrets.length === 0) return unsigned;
  const over = new AbortController();
  const end = () => over.abort();
  const timer = setTimeout(end, timeout);
  signal.addEventListener("abort", end, { once: true });
  try {
    return await exchange(message, { connector, now, signal: over.signal });
  } catch (error) {
    if (signal.aborted) throw error;
    const isLate = over.signal.aborted;
    return {
      status: null,
      error: describeFailure(isLate ? null : error),
      retryAfter: null,
      isLate,
      excerpt: null,
    };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
  }
}

async function exchange(
  { id, url, body, secrets }: Message,
  { connector, now, signal }: Pick<PostOptions, "connector" | "now" | "signal">,
): Promise<Answer> {
  const { protocol, username, password } = new URL(url);
  if (protocol !== "https:" || username !== "" || password !== "")
    throw new RefusedAddress("Only https without credentials is allowed");
  const time = now();
  const answer = await request(url, {
    dispatcher: connector,
    method: "POST",
    signal,
    headers: {
      "content-type": "application/json",
      "accept-encoding": "identity",
      "user-agent": `Assay-Webhooks/${productVersion}`,
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(time.getTime() / 1000)),
      "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(id, time, body)).join(" "),
    },
    body,
  });
  const { statusCode: status, headers } = answer;
  const excerpt = await readExcerpt(answer.body, headers["content-encoding"] === undefined);
  const retryAfter = headers["retry-after"];
  return {
    status,
    error: status >= 200 && status < 300 ? null : refusal(status),
    retryAfter: typeof retryAfter === "string" ? retryAfter : null,
    isLate: signal.aborted,
    excerpt,
  };
}

const refusal = (status: number) =>
  status >= 300 && status < 400
    ? `The endpoint answered with status ${status}. Redirects are not followed.`
    : `The endpoint answered with status ${status}.`;

/** Reads up to the limit and gives the beginning as one line; null if it is empty or not text. The status decides, so no failure here does. */
async function readExcerpt(body: AsyncIterable<Buffer>, isText: boolean): Promise<string | null> {
  const kept: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      // At most four bytes a character.
      if (size < maxExcerpt * 4) kept.push(chunk.subarray(0, maxExcerpt * 4 - size));
      size += chunk.length;
      if (size >= maxBody) break;
    }
  } catch {
    // Reset, cut off or too slow: what has arrived is kept.
  }
  if (!isText) return null;
  const text = Buffer.concat(kept)
    .toString("utf8")
    .replace(/[\p{Cc}\p{Bidi_Control}\s\ufffd]+/gu, " ")
    .trim();
  return text === "" ? null : text.slice(0, maxExcerpt).toWellFormed();
}
