import type { DirectoryValues } from "~/search-params/directory";

type Quick = NonNullable<DirectoryValues["quick"]>;

/** The ready-made filters, in the order of their buttons, with the words of button and chip. */
export const quickFilters: ReadonlyArray<{ readonly quick: Quick; readonly label: string }> = [
  { quick: "top", label: "Top Rated 4.5+" },
  { quick: "trending", label: "Trending" },
  { quick: "recent", label: "Recently Added" },
];
