import type { Request } from "express";
import { carriesSession } from "../auth/sessions.ts";
import { originOf } from "../own-site.ts";
import { Refusal } from "./refusals.ts";

/** Refuses a write that another site's page sends, and one with a cookie of which nobody says where it comes from. */
export function demandSameSite(request: Request, publicUrl: string): void {
  const origin = originOf(request, publicUrl);
  if (origin === "foreign" || (origin === "unknown" && carriesSession(request.headers.cookie)))
    throw new Refusal(403, "Cross-site request refused");
}

/** Did a person ask for it? Browsers say when another site led here, and when it is to be a picture or the like. */
export function isIntended({ headers }: Pick<Request, "headers">): boolean {
  const { "sec-fetch-site": site, "sec-fetch-dest": kind } = headers;
  return (
    ["same-origin", "none", undefined].includes(site) &&
    ["document", "empty"].includes(String(kind ?? "empty"))
  );
}
