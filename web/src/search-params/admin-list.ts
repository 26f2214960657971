import { oneOf, type Param, text } from "./codec";

/** How many rows a list of the administrators' area shows at once. */
const pageSize = 25;

/**
 * What every list of the administrators' area has in its address: its text, where its page begins or ends (cursors of
 * the API), and the row whose details are open (a database id).
 */
export const adminListParams = { q: text(), after: text(500), before: text(500), open: text(36) };

/** A choice between yes and no that may be left out. */
export const yesOrNo = (): Param<"yes" | "no" | null> => oneOf(["yes", "no"]);

/** What the API takes for it. */
export const isYes = (choice: "yes" | "no" | null): boolean | null => choice && choice === "yes";

/** The arguments of the API for the page that the cursors stand for. */
export function pageOf({ after, before }: { after: string; before: string }) {
  return before
    ? { first: null, last: pageSize, after: null, before }
    : { first: pageSize, last: null, after: after || null, before: null };
}
