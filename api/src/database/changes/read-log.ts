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
export const createReadLog = (): ReadLog => new Log();

class Log implements ReadLog {
  readonly tags = new Set<Tag>();
  refusal: Refusal | null = null;
  expires = Infinity;

  add(more: Iterable<Tag>): void {
    for (const tag of more) this.tags.add(tag);
  }

  refuse(reason: RefusalReason, detail = ""): void {
    this.refusal ??= { reason, detail };
  }

  expireAt(time: Date): void {
    this.expires = Math.min(this.expires, time.getTime());
  }
}
