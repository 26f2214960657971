import { type MiddlewareFunction, redirectDocument } from "react-router";
import { matchRoute } from "~/route-match";

/** True for route patterns of the administrators' area, which loads images of this site only. */
export const isAdminArea = (pattern: string) => pattern === "/admin" || pattern.startsWith("/admin/");

/** The path that this document was requested for, which decided its content security policy. */
const first = import.meta.env.SSR ? "/" : window.location.pathname;

/** True if a page belongs to another area than the document, whose content security policy then does not fit it. */
export function crossesAdminArea(pattern: string, document = first): boolean {
  return isAdminArea(pattern) !== isAdminArea(matchRoute(document)?.entry.path ?? "");
}

/** Middleware that loads a new document when a navigation enters or leaves the administrators' area. */
export const loadAcrossAdminArea: MiddlewareFunction = ({ pattern, url }) => {
  if (crossesAdminArea(pattern)) throw redirectDocument(url.pathname + url.search);
};
