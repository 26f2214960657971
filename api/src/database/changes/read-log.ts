import type { Tag } from "./tags.ts";

/** Kinds of what no tag names. They label a metric: there are few, and none comes from outside. */
export type RefusalReason = "caller" | "client" | "column" | "error" | "mutation" | "overload" | "statement";

/** Why an answer cannot be cached. */
export interface Refusal {
  readonly reason: RefusalReason;
  /** What it is exactly, for the log of the process. */
  readonly detail: string;
}

/** Collects what one answer has read, so that it can be cached until some of it changes. */
export interface ReadLog {
  /** What was read. */
  readonly tags: ReadonlySet<Tag>;
  /** The first thing the answer depends on that no tag names. Null if it can be cached. */
  readonly refusal: Refusal | null;
  /** When time alone changes the answer, in milliseconds since 1970; Infinity if it never does. */
  readonly expires: number;
  /** Adds what was read. */
  add(tags: Iterable<Tag>): void;
  /** Makes the answer uncacheable: it depends on something that no tag names. */
  refuse(reason: RefusalReason, detail?: string): void;
  /** Says that the answer changes at this time. */
  expireAt(time: Date): void;
}

/** An empty log. */
export function createReadLog(): ReadLog {
  const tags = new Set<Tag>();
  let refusal: Refusal | null = null;
  let expires = Infinity;
  return {
    tags,
    get refusal() {
      return refusal;
    },
    get expires() {
      return expires;
    },
    add(more) {
      for (const tag of more) tags.add(tag);
    },
    refuse(reason, detail = "") {
      refusal ??= { reason, detail };
    },
    expireAt(time) {
      expires = Math.min(expires, time.getTime());
    },
  };
}
