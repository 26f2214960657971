import type { Request } from "express";
import { carriesSession } from "../../auth/sessions.ts";
import { crossSite } from "../../domain/errors.ts";
import { carriesToken, isCrossSite, type OriginOf } from "../../engine/csrf.ts";

export type { OriginOf };

/** The engine's rule of where a write may come from, told in the contract's order of refusals. What a token says it says itself. */
export function requireSameSite(request: Request, originOf: OriginOf): void {
  if (carriesToken(request)) return;
  if (isCrossSite(originOf(request), carriesSession(request.headers.cookie))) throw crossSite();
}

/** Did a person ask for it? Browsers say when another site led here, and when it is to be a picture or the like. */
export function isIntended({ headers }: Pick<Request, "headers">): boolean {
  const { "sec-fetch-site": site, "sec-fetch-dest": kind } = headers;
  return (
    ["same-origin", "none", undefined].includes(site) &&
    ["document", "empty"].includes(String(kind ?? "empty"))
  );
}
