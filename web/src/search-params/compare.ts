import { ids, oneOf, type Param, searchParams, text, withCommas } from "./codec";

/** The maximum number of listings in a comparison. */
export const maxCompared = 4;

/** For how many people prices are computed: by default, and at most. */
export const comparedPeople = { default: 10, max: 100_000 } as const;

/** A number of people; anything else is the default, which is not written. */
const people: Param<number> = {
  read: (text) => {
    const isNumber = text !== null && /^[1-9]\d{0,5}$/.test(text) && Number(text) <= comparedPeople.max;
    return isNumber ? Number(text) : comparedPeople.default;
  },
  write: (count) => (count === comparedPeople.default ? undefined : String(count)),
};

/** /compare: the listings, which rows are shown (all of them by default), for how many people prices are computed, and what is looked for to be added. */
export const compareParams = withCommas(
  searchParams({ ids: ids(maxCompared), only: oneOf(["differences", "open"]), people, find: text() }),
);

/** The search params of a comparison. */
export type CompareValues = ReturnType<typeof compareParams.read>;
/** Those that stay when a listing is added or removed. */
export type CompareView = Omit<CompareValues, "ids" | "find">;
