/**
 * Similarity of words by pg_trgm (0 nothing in common, 1 equal) from which on a name counts as written alike, and `<%`
 * holds: two letters exchanged in a name of eight leave 0.385, so that no more can be asked, and less only finds more names to compare.
 * Every connection is set to it.
 */
export const minSimilarity = 0.38;
