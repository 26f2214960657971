import type { Tag } from "./tags.ts";

/** Collects what one answer has read, so that it can be kept until some of it changes. */
export interface ReadLog {
  /** What was read. */
  readonly tags: ReadonlySet<Tag>;
  /** Why the answer cannot be kept: it depends on something that no tag names. Null if it can. */
  readonly refusal: string | null;
  /** Milliseconds since 1970 until which the answer is right if nothing changes; Infinity if time alone changes nothing in it. */
  readonly expires: number;
  /** Adds what was read. */
  add(tags: Iterable<Tag>): void;
  /** Says that something was read that no tag names; `what` is for the log. */
  refuse(what: string): void;
  /** Says that the answer changes at this time, in milliseconds since 1970. */
  expireAt(time: number): void;
}

/** An empty log. */
export function createReadLog(): ReadLog {
  const tags = new Set<Tag>();
  let refusal: string | null = null;
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
    refuse(what) {
      refusal ??= what;
    },
    expireAt(time) {
      expires = Math.min(expires, time);
    },
  };
}
