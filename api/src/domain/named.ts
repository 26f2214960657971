/** Fewer reviewers or comparisons than this are not told, and do not count. */
export const minNamed = 3;
