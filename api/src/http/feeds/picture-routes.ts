import { type Request, type RequestHandler, Router } from "express";
import type { Site } from "../../contract.ts";
import { BusyError } from "../../limits/concurrency-limiter.ts";
import { revalidated } from "../caching.ts";
import { type CategoryCard, categoryCard, type SoftwareCard, softwareCard } from "./documents.ts";
import type { BrandLogo, Card } from "./picture/card.ts";
import { createGallery } from "./picture/gallery.ts";
import { plural } from "./plural.ts";
import type { Tools } from "./tools.ts";

/** /pictures/…: preview images for shared links. The URL may carry a version; the image is the current one. */
export function pictureRoutes({ ask, site, absolute }: Tools, logo: BrandLogo | null): Router {
  const gallery = createGallery(logo);
  const router = Router({ caseSensitive: true, strict: true });
  const answer =
    (
      cardOf: (request: Request<{ key?: string }>, key: string, site: Site) => Promise<Card | null>,
    ): RequestHandler<{ key?: string }> =>
    async (request, response, next) => {
      const siteInfo = await site();
      const card = await cardOf(request, request.params.key ?? "", siteInfo);
      if (!card) return next();
      try {
        const { png, tag } = await gallery.picture(card, siteInfo);
        // Preview images are embedded in other sites.
        response.set({ "cross-origin-resource-policy": "cross-origin", etag: `"${tag}"` });
        response.type("png").set("cache-control", revalidated).send(png);
      } catch (error) {
        if (!(error instanceof BusyError)) throw error;
        response.status(503).set({ "retry-after": "5", "cache-control": "no-store" }).end();
      }
    };

  router.get(
    "/pictures/site.png",
    answer(async (_request, _key, { name, tagline }) => ({
      label: "",
      title: tagline,
      otherwise: name,
      subtitle: null,
      rating: null,
      figures: new URL(absolute("/")).host,
    })),
  );
  router.get(
    "/pictures/software/:key.png",
    answer(async (request, id) => {
      const { software } = await ask<{ software: SoftwareCard | null }>(request, softwareCard, { id });
      return (
        software && {
          label: software.category?.name ?? "",
          title: software.name,
          otherwise: software.category ? `Reviews in ${software.category.name}` : "Software reviews",
          subtitle: software.company ? `By ${software.company.name}` : null,
          rating: { mean: software.avgRating, count: software.reviewCount },
          figures: null,
        }
      );
    }),
  );
  router.get(
    "/pictures/categories/:key.png",
    answer(async (request, slug) => {
      const { category } = await ask<{ category: CategoryCard | null }>(request, categoryCard, { slug });
      return (
        category && {
          label: "Category",
          title: `Best ${category.name}`,
          otherwise: "Software and services",
          subtitle: null,
          rating: null,
          figures: `${plural(category.softwareCount, "listing")}, weighed in ${plural(category.reviewCount, "review")}`,
        }
      );
    }),
  );
  return router;
}
