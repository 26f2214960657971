import { ids, oneOf, searchParams, withCommas } from "./codec";

/** The maximum number of listings in a comparison. */
export const maxCompared = 4;

/** /compare: the listings, and whether only rows with differences are shown. */
export const compareParams = withCommas(
  searchParams({ ids: ids(maxCompared), only: oneOf(["differences"]) }),
);

/** The search params of a comparison. */
export type CompareValues = ReturnType<typeof compareParams.read>;
