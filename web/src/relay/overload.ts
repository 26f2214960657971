import { retryText } from "@assay/api/inputs";
import { data } from "react-router";
import { OperationError } from "./environment";
import { errorText, type PageText } from "./not-found";

/** The text of a page that is temporarily refused, and the seconds after which to retry. */
export interface OverloadText extends PageText {
  readonly retryAfter: number;
}

/**
 * The error to throw for a failure that asks to retry later: the page responds with status 429 if its visitor exceeded
 * a limit, and 503 if the server is overloaded or the database is down. Other failures are returned unchanged.
 */
export function toOverload(error: unknown): unknown {
  if (!(error instanceof OperationError) || error.retryAfter === null) return error;
  const { retryAfter } = error;
  if (error.codes[0] === "BUSY") return data({ ...busyText, retryAfter }, { status: 503 });
  if (error.codes[0] === "UNAVAILABLE") return data({ ...outageText, retryAfter }, { status: 503 });
  return data({ heading: "Too many attempts", text: retryText(retryAfter), retryAfter }, { status: 429 });
}

const busyText: PageText = {
  heading: "The site is busy",
  text: "Many people are searching right now. Please try again in a few seconds.",
};

const outageText: PageText = {
  heading: "The site is not available right now",
  text: "We cannot reach our database. Nothing is lost. Please try again in a few seconds.",
};

/** The text of a page that is temporarily refused, or null for any other error. */
export function overloadText(error: unknown): OverloadText | null {
  const { status, pageText } = errorText(error);
  return (status === 429 || status === 503) && pageText && "retryAfter" in pageText
    ? (pageText as OverloadText)
    : null;
}
