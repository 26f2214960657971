import { ids, oneOf, searchParams, withCommas } from "./codec";

/** So many stand side by side at most. */
export const mostCompared = 4;

/** /compare: what is compared, and whether only that is shown in which it differs. */
export const compareSearch = withCommas(
  searchParams({ ids: ids(mostCompared), only: oneOf(["differences"]) }),
);

/** What stands in the address of a comparison. */
export type CompareValues = ReturnType<typeof compareSearch.read>;
