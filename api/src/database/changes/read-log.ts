import type { Tag } from "./tags.ts";

/** Collects what one answer has read, so that it can be cached until some of it changes. */
export interface ReadLog {
  /** What was read. */
  readonly tags: ReadonlySet<Tag>;
  /** Why the answer cannot be cached: the first thing it depends on that no tag names. Null if it can. */
  readonly refusal: string | null;
  /** When time alone changes the answer, in milliseconds since 1970; Infinity if it never does. */
  readonly expires: number;
  /** Adds what was read. */
  add(tags: Iterable<Tag>): void;
  /** Makes the answer uncacheable: it depends on `what`, which no tag names. */
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
