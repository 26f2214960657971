/** Hits on one page of the search, of either kind. */
export const pageSize = 24;
