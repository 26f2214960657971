import type { Request } from "express";
import { carriesSession } from "../../auth/sessions.ts";
import { crossSite } from "../../domain/errors.ts";
import { carriesToken, isCrossSite, type OriginOf } from "../../engine/csrf.ts";

/** Throws FORBIDDEN for a cross-site write without a token, before the engine would: the contract orders the errors so. */
export function requireSameSite(request: Request, originOf: OriginOf): void {
  if (carriesToken(request)) return;
  if (isCrossSite(originOf(request), carriesSession(request.headers.cookie))) throw crossSite();
}

/** True if a person navigated here. Browsers say if another site sent the request, or if it is for an image or the like. */
export function isUserNavigation({ headers }: Pick<Request, "headers">): boolean {
  const { "sec-fetch-site": site, "sec-fetch-dest": kind } = headers;
  return (
    ["same-origin", "none", undefined].includes(site) &&
    ["document", "empty"].includes(String(kind ?? "empty"))
  );
}
