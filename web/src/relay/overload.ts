import { data } from "react-router";
import { OperationError } from "./environment";
import { type PageWords, thrownWords } from "./not-found";

/** The words of a page that is refused for now, and the seconds after which it may be asked for again. */
export interface OverloadWords extends PageWords {
  readonly retryAfter: number;
}

/**
 * What to throw in place of a failure that says to come back later: the page answers with status 429 where its visitor asked
 * too much, and 503 where everybody did. Any other failure stays as it is.
 */
export function orOverload(error: unknown): unknown {
  if (!(error instanceof OperationError) || error.retryAfter === null) return error;
  const { retryAfter } = error;
  if (error.codes[0] === "BUSY") return data({ ...busyWords, retryAfter }, { status: 503 });
  const minutes = Math.ceil(retryAfter / 60);
  const text = `Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
  return data({ heading: "Too many attempts", text, retryAfter }, { status: 429 });
}

const busyWords: PageWords = {
  heading: "The site is busy",
  text: "Many people are searching right now. Please try again in a few seconds.",
};

/** The words of a page that is refused for now, or null for any other failure. */
export function overloadWords(error: unknown): OverloadWords | null {
  const { status, words } = thrownWords(error);
  return (status === 429 || status === 503) && words && "retryAfter" in words
    ? (words as OverloadWords)
    : null;
}
