import type { Request } from "express";

/**
 * Does the request come from the site's own pages? Sec-Fetch-Site decides where the browser sends it; else the Origin must
 * be the site's, or the very host that was asked (a site may be reached by several names).
 */
export function isFromOwnSite({ headers }: Pick<Request, "headers">, publicUrl: string): boolean {
  const { origin, host, "sec-fetch-site": site } = headers;
  return site !== undefined ? site === "same-origin" : isOwn(origin, host, publicUrl);
}

function isOwn(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const asking = new URL(origin);
  return asking.origin === new URL(publicUrl).origin || asking.host === host;
}
