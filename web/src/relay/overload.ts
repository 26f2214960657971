import { data } from "react-router";
import { OperationError } from "./environment";
import { errorText, type PageText } from "./not-found";

/** The text of a page that is refused for now, and the seconds after which to retry. */
export interface OverloadText extends PageText {
  readonly retryAfter: number;
}

/**
 * What to throw in place of a failure that says to come back later: the page answers with status 429 where its visitor asked
 * too much, and 503 where everybody did or the database is away. Any other failure stays as it is.
 */
export function toOverload(error: unknown): unknown {
  if (!(error instanceof OperationError) || error.retryAfter === null) return error;
  const { retryAfter } = error;
  if (error.codes[0] === "BUSY") return data({ ...busyText, retryAfter }, { status: 503 });
  if (error.codes[0] === "UNAVAILABLE") return data({ ...outageText, retryAfter }, { status: 503 });
  const minutes = Math.ceil(retryAfter / 60);
  const text = `Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`;
  return data({ heading: "Too many attempts", text, retryAfter }, { status: 429 });
}

const busyText: PageText = {
  heading: "The site is busy",
  text: "Many people are searching right now. Please try again in a few seconds.",
};

const outageText: PageText = {
  heading: "The site is not available right now",
  text: "We cannot reach our database. Nothing is lost. Please try again in a few seconds.",
};

/** The text of a page that is refused for now, or null for any other error. */
export function overloadText(error: unknown): OverloadText | null {
  const { status, pageText } = errorText(error);
  return (status === 429 || status === 503) && pageText && "retryAfter" in pageText
    ? (pageText as OverloadText)
    : null;
}
