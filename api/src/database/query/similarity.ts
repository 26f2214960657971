/**
 * Minimum word similarity of pg_trgm (0 to 1) at which `<%` holds. Two letters swapped in a name of eight leave 0.385; a lower
 * value only adds candidates. Set on every connection.
 */
export const minSimilarity = 0.38;
