import { type MiddlewareFunction, redirectDocument } from "react-router";
import { matchRoute } from "~/route-match";

/** Whether the page at a pattern of the route table belongs to the administrators' area, which loads pictures of this site alone. */
export const isAdminArea = (pattern: string) => pattern === "/admin" || pattern.startsWith("/admin/");

/** The address this document was asked for: what its policy allows was decided by that. */
const first = import.meta.env.SSR ? "/" : window.location.pathname;

/**
 * Whether a page is in another area than the document was made for. The policy of the administrators' area would keep pictures away
 * from other pages, and that of theirs would let all into it.
 */
export function crossesAdminArea(pattern: string, document = first): boolean {
  return isAdminArea(pattern) !== isAdminArea(matchRoute(document)?.entry.path ?? "");
}

/** Loads a document of its own where a navigation leads into the administrators' area or out of it. */
export const loadAcrossAdminArea: MiddlewareFunction = ({ pattern, url }) => {
  if (crossesAdminArea(pattern)) throw redirectDocument(url.pathname + url.search);
};
