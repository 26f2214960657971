import { ids, oneOf, searchParams, withCommas } from "./codec";

/** So many stand side by side at most. */
export const maxCompared = 4;

/** /compare: what is compared, and whether only that is shown in which it differs. */
export const compareParams = withCommas(
  searchParams({ ids: ids(maxCompared), only: oneOf(["differences"]) }),
);

/** The search params of a comparison. */
export type CompareValues = ReturnType<typeof compareParams.read>;
