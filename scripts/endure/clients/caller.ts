import { setTimeout as sleep } from "node:timers/promises";
import type { Effect, History, Outcome } from "../history.ts";

/** How long an answer is waited for before it counts as lost. */
const timeoutMs = 20_000;
const retryMs = 150;
/** How long a write is repeated that nobody answers; it then stays unknown. */
const patienceMs = 90_000;

/** A mutation: its document and input. `result` is what it returns. */
export interface Mutation {
  document: string;
  input: object;
  /** False for what takes no idempotency key, but may be repeated without one. */
  hasKey?: boolean;
}

/** The result of a mutation, with the fields that its document selects. */
export type Result = { __typename: string; code?: string } & Readonly<Record<string, unknown>>;

/** Somebody who writes; what they were told is recorded. */
export interface Caller {
  /** Writes, repeating with the same key until an answer comes; null unless it was acknowledged with a result. */
  write(mutation: Mutation, ...effects: Effect[]): Promise<Result | null>;
}

interface CallerOptions {
  url: string;
  /** The site's own, if it is asked at another one. */
  origin?: string;
  /** Empty for a visitor. */
  cookie: string;
  history: History;
  /** Called with what the server could not explain: a status of 500. */
  failed(what: string): void;
}

/** Creates a caller. */
export function createCaller({ url, origin = url, cookie, history, failed }: CallerOptions): Caller {
  const send = async (body: string): Promise<Answer> => {
    try {
      const response = await fetch(`${url}/graphql`, {
        method: "POST",
        body,
        headers: {
          "content-type": "application/json",
          origin,
          "sec-fetch-site": "same-origin",
          ...(cookie && { cookie }),
        },
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, body: await response.text() };
    } catch {
      return null;
    }
  };
  return {
    async write({ document, input, hasKey = true }, ...effects) {
      const write = history.begin(...effects);
      const key = hasKey ? crypto.randomUUID() : null;
      const body = JSON.stringify({ query: document, variables: { input, key } });
      const end = performance.now() + patienceMs;
      for (;;) {
        history.sent(write);
        const answer = await send(body);
        if (answer?.status === 500) failed(`500: ${answer.body.slice(0, 200)}`);
        const { outcome, result } = readAnswer(answer);
        if (outcome !== "unknown") {
          history.settle(write, outcome);
          return result;
        }
        if (performance.now() > end) return null;
        await sleep(retryMs);
      }
    },
  };
}

/** A response; null where none came. */
export type Answer = { status: number; body: string } | null;

interface Body {
  data?: { result?: Result | null } | null;
  errors?: { extensions?: { code?: string } }[];
}

/** Conflicts that mean: ask again. */
const running = new Set(["IDEMPOTENCY_KEY_IN_USE"]);
/** Conflicts that mean that it was done. */
const done = new Set(["SECRET_SHOWN_ONCE"]);
/** Errors after which it is not known whether the write was made. */
const unclear = new Set(["UNAVAILABLE", "INTERNAL", "TIMED_OUT", "BUSY"]);

/** What an answer says about the write. */
export function readAnswer(answer: Answer): { outcome: Outcome; result: Result | null } {
  const unknown = { outcome: "unknown", result: null } as const;
  const refused = { outcome: "refused", result: null } as const;
  if (!answer || answer.status >= 500) return unknown;
  let body: Body;
  try {
    body = JSON.parse(answer.body);
  } catch {
    return unknown;
  }
  const code = body.errors?.[0]?.extensions?.code;
  if (body.errors) return code === undefined || unclear.has(code) ? unknown : refused;
  const result = body.data?.result;
  if (!result) return unknown;
  const conflict = result.__typename === "ConflictError" ? (result.code ?? "") : "";
  if (running.has(conflict)) return unknown;
  if (done.has(conflict)) return { outcome: "acknowledged", result: null };
  if (/Error$/.test(result.__typename)) return refused;
  return { outcome: "acknowledged", result };
}
