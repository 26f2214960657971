import type { Request } from "express";
import { sessionCookie } from "../auth/sessions.ts";
import { Refusal } from "./refusals.ts";

/** Does the request carry the session cookie, living or not? */
export function carriesSession(request: Request): boolean {
  const pairs = request.headers.cookie?.split(";") ?? [];
  return pairs.some((pair) => pair.trimStart().startsWith(`${sessionCookie}=`));
}

/**
 * Refuses a write with a cookie that does not come from the site's own pages. Sec-Fetch-Site decides where the browser
 * sends it; else the Origin must be the site's, or the very host that was asked (a site may be reached by several names).
 */
export function demandSameSite(request: Request, publicUrl: string): void {
  if (!carriesSession(request)) return;
  const { origin, host, "sec-fetch-site": site } = request.headers;
  if (site !== undefined ? site === "same-origin" : isOwn(origin, host, publicUrl)) return;
  throw new Refusal(403, "Cross-site request refused");
}

function isOwn(origin: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const asking = new URL(origin);
  return asking.origin === new URL(publicUrl).origin || asking.host === host;
}
