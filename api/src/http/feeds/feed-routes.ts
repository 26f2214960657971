import { type Request, type RequestHandler, Router } from "express";
import type { Site } from "../../contract.ts";
import { revalidated } from "../caching.ts";
import { type FeedReviews, newestReviews, reviewsOfCategory, reviewsOfSoftware } from "./documents.ts";
import { type Channel, rss } from "./rss.ts";
import type { Tools } from "./tools.ts";

/** /reviews.rss, and the same for one software or one category. */
export function feedRoutes({ ask, site, absolute }: Tools): Router {
  const router = Router({ caseSensitive: true, strict: true });

  async function channel(siteInfo: Site, self: string, name: string | null, path: string): Promise<Channel> {
    return {
      title: name === null ? `New reviews on ${siteInfo.name}` : `Reviews of ${name} on ${siteInfo.name}`,
      description: `The newest reviews of ${name ?? "software and services"}, by the people who use them.`,
      link: absolute(path),
      self: absolute(self),
      linkOf: ({ databaseId, software }) =>
        absolute(siteInfo.paths.review?.(databaseId) ?? siteInfo.paths.reviewsOf(software.databaseId)),
    };
  }
  const nodes = ({ edges }: FeedReviews) => edges.map(({ node }) => node);
  const answer =
    (
      make: (request: Request<{ key?: string }>, key: string) => Promise<string | null>,
    ): RequestHandler<{ key?: string }> =>
    async (request, response, next) => {
      const text = await make(request, request.params.key ?? "");
      if (text === null) return next();
      response.type("application/rss+xml").set("cache-control", revalidated).send(text);
    };

  router.get(
    "/reviews.rss",
    answer(async (request) => {
      const { reviews } = await ask<{ reviews: FeedReviews }>(request, newestReviews, {});
      const siteInfo = await site();
      return rss(await channel(siteInfo, request.path, null, siteInfo.paths.reviews), nodes(reviews));
    }),
  );
  router.get(
    "/software/:key/reviews.rss",
    answer(async (request, id) => {
      const data = await ask<{ thing: { name: string; reviews: FeedReviews } | null }>(
        request,
        reviewsOfSoftware,
        {
          id,
        },
      );
      if (!data.thing) return null;
      const siteInfo = await site();
      return rss(
        await channel(siteInfo, request.path, data.thing.name, siteInfo.paths.reviewsOf(id)),
        nodes(data.thing.reviews),
      );
    }),
  );
  router.get(
    "/categories/:key/reviews.rss",
    answer(async (request, slug) => {
      const data = await ask<{ thing: { name: string } | null; reviews: FeedReviews }>(
        request,
        reviewsOfCategory,
        {
          slug,
        },
      );
      if (!data.thing) return null;
      const siteInfo = await site();
      return rss(
        await channel(siteInfo, request.path, data.thing.name, siteInfo.paths.category(slug)),
        nodes(data.reviews),
      );
    }),
  );
  return router;
}
