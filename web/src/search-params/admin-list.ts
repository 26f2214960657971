import { oneOf, type Param, text } from "./codec";

/** Rows per page of the administrators' lists. */
const pageSize = 25;

/**
 * The search params of every administrators' list: the search text, the cursors of the page, and the database id of the row whose
 * details are open.
 */
export const adminListParams = { q: text(), after: text(500), before: text(500), open: text(36) };

/** An optional boolean. */
export const yesOrNo = (): Param<"yes" | "no" | null> => oneOf(["yes", "no"]);

/** The boolean for it; null if it is absent. */
export const isYes = (choice: "yes" | "no" | null): boolean | null => choice && choice === "yes";

/** The pagination arguments for these cursors. */
export function pageOf({ after, before }: { after: string; before: string }) {
  return before
    ? { first: null, last: pageSize, after: null, before }
    : { first: pageSize, last: null, after: after || null, before: null };
}
