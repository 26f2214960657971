/** What the filters offer; an empty value is the default and stands for an absent parameter. */
export const ratingOptions = [
  { value: "", label: "All Ratings" },
  { value: "5", label: "5 Stars" },
  { value: "4", label: "4 Stars" },
  { value: "3", label: "3 Stars" },
  { value: "low", label: "1-2 Stars" },
] as const;

/** The orders. */
export const sortOptions = [
  { value: "", label: "Most Recent" },
  { value: "highest", label: "Highest Rating" },
  { value: "lowest", label: "Lowest Rating" },
] as const;
