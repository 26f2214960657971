// api/src/database/query/similarity.ts
/**
* Minimum word similarity of pg_trgm (0 to 1) at which `<%` holds. Two letters swapped in a name of eight leave 0.385; a lower
* value only adds candidates. Set on every connection.
*/
var minSimilarity = .38;
export { minSimilarity as t };
