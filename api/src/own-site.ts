import type { Request } from "express";

/** Where a request comes from: the site's own pages, another site, or nobody says. */
export type Origin = "own" | "foreign" | "unknown";

/**
 * Sec-Fetch-Site decides where the browser sends it; else the Origin must be the site's, or the very host that was asked (a
 * site may be reached by several names).
 */
export function originOf({ headers }: Pick<Request, "headers">, publicUrl: string): Origin {
  const { origin, host, "sec-fetch-site": site } = headers;
  if (site !== undefined) return site === "same-origin" ? "own" : "foreign";
  if (origin === undefined) return "unknown";
  return isOwn(origin, host, publicUrl) ? "own" : "foreign";
}

/**
 * May a write not be from the site's own pages? So it is from another site's, and with a session's cookie of which nobody says
 * where it comes from: a browser would send the cookie along for anyone.
 */
export function isCrossSite(origin: Origin, carriesSession: boolean): boolean {
  return origin === "foreign" || (origin === "unknown" && carriesSession);
}

/** Does the request come from the site's own pages? */
export function isFromOwnSite(request: Pick<Request, "headers">, publicUrl: string): boolean {
  return originOf(request, publicUrl) === "own";
}

/** Does the request say who asks by itself? Such a header no other site's page can have a browser send. */
export function carriesToken({ headers: { authorization } }: Pick<Request, "headers">): boolean {
  return authorization !== undefined && /^Bearer\b/i.test(authorization.trim());
}

function isOwn(origin: string, host: string | undefined, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const asking = new URL(origin);
  return asking.origin === new URL(publicUrl).origin || asking.host === host;
}
