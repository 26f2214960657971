import type { Request } from "express";
import { sessionCookie } from "../auth/sessions.ts";
import { isFromOwnSite } from "../own-site.ts";
import { Refusal } from "./refusals.ts";

/** Does the request carry the session cookie, living or not? */
export function carriesSession(request: Request): boolean {
  const pairs = request.headers.cookie?.split(";") ?? [];
  return pairs.some((pair) => pair.trimStart().startsWith(`${sessionCookie}=`));
}

/** Refuses a write with a cookie that does not come from the site's own pages. */
export function demandSameSite(request: Request, publicUrl: string): void {
  if (!carriesSession(request) || isFromOwnSite(request, publicUrl)) return;
  throw new Refusal(403, "Cross-site request refused");
}
