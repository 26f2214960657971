import type { Request, Response } from "express";
import { isPersonal, revalidated } from "../caching.ts";
import { etagOf, isKnownTag } from "../etag.ts";
import type { Caching, ListPosition } from "./route.ts";

/** Any site may read what anyone may read; browsers are not asked to send cookies along. */
export function allowAnyOrigin(response: Response): void {
  response.set("Access-Control-Allow-Origin", "*");
  response.set(
    "Access-Control-Expose-Headers",
    "Content-Range, ETag, Link, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Request-Id, X-Total-Count",
  );
}

/** Answers a CORS preflight: other sites may read public data. */
export function answerPreflight(response: Response, allowed: readonly string[]): void {
  response.set("Allow", allowed.join(", "));
  if (allowed.includes("GET")) {
    response.set("Access-Control-Allow-Methods", "GET, HEAD, OPTIONS");
    response.set(
      "Access-Control-Allow-Headers",
      "Accept, Authorization, Content-Type, If-None-Match, If-Range, Range",
    );
    response.set("Access-Control-Max-Age", "86400");
  }
  response.status(204).end();
}

/** Sets who may cache the response, and for how long. */
export function setCaching(request: Request, response: Response, { seconds, immutable }: Caching): void {
  if (immutable) {
    response.set("Cache-Control", `public, max-age=${seconds}, immutable`);
    return;
  }
  response.vary("Cookie, Authorization");
  const { cookie, authorization } = request.headers;
  response.set(
    "Cache-Control",
    isPersonal({ cookie, authorization })
      ? "private, no-store"
      : seconds === 0
        ? revalidated
        : `public, max-age=${seconds}`,
  );
}

/** The size of the whole list, and the ways to its other pages. */
export function setPaging(
  request: Request,
  response: Response,
  publicUrl: string,
  page: ListPosition | undefined,
): void {
  if (!page) return;
  if (page.total !== null) response.set("X-Total-Count", String(page.total));
  const { pathname, searchParams: others } = new URL(request.originalUrl, publicUrl);
  for (const name of ["after", "before", "page"]) others.delete(name);
  const links = Object.entries(page.links).map(([rel, address]) => {
    const parameters = new URLSearchParams(others);
    for (const [name, value] of Object.entries(address)) parameters.set(name, value);
    return `<${publicUrl}${pathname}${parameters.size > 0 ? `?${parameters}` : ""}>; rel="${rel}"`;
  });
  if (links.length > 0) response.set("Link", links.join(", "));
}

/**
 * Sets the ETag and returns true if the caller already has this answer. Express could do both, but gives the whole answer
 * to a request with Cache-Control: no-cache, which fetch adds by itself to every request that names an ETag.
 */
export function isKnown(request: Request, response: Response, body: string): boolean {
  const tag = etagOf(body);
  response.set("ETag", tag);
  return isKnownTag(tag, request.headers["if-none-match"]);
}
