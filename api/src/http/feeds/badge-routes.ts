import { type RequestHandler, Router } from "express";
import { revalidated } from "../caching.ts";
import { badgeSvg, badgeThemes } from "./badge/badge.ts";
import { type SoftwareCard, softwareCard } from "./documents.ts";
import type { Tools } from "./tools.ts";

/**
 * /badges/{id}.svg: a software's current rating for other sites, in the given `theme`. Supports conditional requests by ETag.
 */
export function badgeRoutes({ ask, site }: Tools): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const answer: RequestHandler<{ id: string }> = async (request, response, next) => {
    const { software } = await ask<{ software: SoftwareCard | null }>(request, softwareCard, {
      id: request.params.id,
    });
    if (!software) return next();
    const { name, avgRating: mean, reviewCount: count } = software;
    const theme = badgeThemes.find((one) => one === request.query["theme"]) ?? "auto";
    response.set({
      // Badges are embedded in other sites.
      "cross-origin-resource-policy": "cross-origin",
      "access-control-allow-origin": "*",
      // Looked at by itself it is a document: of nothing but shapes.
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      "cache-control": revalidated,
    });
    response.type("image/svg+xml").send(badgeSvg({ name, mean, count }, theme, await site()));
  };
  router.get("/badges/:id.svg", answer);
  return router;
}
