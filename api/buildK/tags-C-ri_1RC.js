// api/src/database/changes/tags.ts
var withFacet = (base, facet) => facet === void 0 ? base : `${base}#${facet}`;
/** Any thing of the subject, and which there are; only in one facet if it is given. */
var anyOf = (subject, facet) => withFacet(subject, facet);
/** One thing, whether it exists or not. */
var rowOf = (subject, id, facet) => withFacet(`${subject}:${id}`, facet);
/** All things of the subject that belong to one parent: the reviews of a listing. */
var childrenOf = (subject, parentId, facet) => withFacet(`${subject}@${parentId}`, facet);
/** Subjects whose entries name no single thing: one concerns the subject's own tags. */
var undivided = /* @__PURE__ */ new Set(["total", "transparency"]);
/** True for an entry after which anything may have changed. */
var concernsAnything = ({ subject, id }) => id === null && !undivided.has(subject);
/** The tags of everything that a change concerns. */
function tagsOf({ subject, id, parentId, facets: changed }) {
	const bases = [anyOf(subject)];
	if (id !== null) bases.push(rowOf(subject, id));
	if (parentId !== null) bases.push(childrenOf(subject, parentId));
	return bases.flatMap((base) => [base, ...changed.map((facet) => `${base}#${facet}`)]);
}
export { tagsOf as a, rowOf as i, childrenOf as n, concernsAnything as r, anyOf as t };
