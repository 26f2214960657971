import { oneOf, type Param, searchParams } from "./search-params";

/** So many stand side by side at most. */
export const mostCompared = 4;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids in their order, each once; what is none, and what is too many, is left out. */
const ids: Param<readonly string[]> = {
  read: (text) => {
    const named = (text ?? "").toLowerCase().split(",");
    return [...new Set(named.filter((each) => uuid.test(each)))].slice(0, mostCompared);
  },
  write: (values) => values.join(",") || undefined,
};

const plain = searchParams({ ids, only: oneOf(["differences"]) });

/** /compare: what is compared, and whether only that is shown in which it differs. */
export const compareSearch: typeof plain = {
  read: plain.read,
  // Commas may stand in an address as they are, and it is one that people read.
  write: (values) => plain.write(values).replaceAll("%2C", ","),
};

/** What stands in the address of a comparison. */
export type CompareValues = ReturnType<typeof compareSearch.read>;
