import { type RequestHandler, Router } from "express";
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
    (make: (key: string, path: string) => Promise<string | null>): RequestHandler<{ key?: string }> =>
    async (request, response, next) => {
      const key = request.params.key ?? "";
      const text = await make(key, request.path);
      if (text === null) return next();
      response.type("application/rss+xml").set("cache-control", revalidated).send(text);
    };

  router.get(
    "/reviews.rss",
    answer(async (_key, self) => {
      const [siteInfo, { reviews }] = [await site(), await ask<{ reviews: FeedReviews }>(newestReviews, {})];
      return rss(await channel(siteInfo, self, null, siteInfo.paths.reviews), nodes(reviews));
    }),
  );
  router.get(
    "/software/:key/reviews.rss",
    answer(async (id, self) => {
      const data = await ask<{ thing: { name: string; reviews: FeedReviews } | null }>(reviewsOfSoftware, {
        id,
      });
      if (!data.thing) return null;
      const siteInfo = await site();
      return rss(
        await channel(siteInfo, self, data.thing.name, siteInfo.paths.reviewsOf(id)),
        nodes(data.thing.reviews),
      );
    }),
  );
  router.get(
    "/categories/:key/reviews.rss",
    answer(async (slug, self) => {
      const data = await ask<{ thing: { name: string } | null; reviews: FeedReviews }>(reviewsOfCategory, {
        slug,
      });
      if (!data.thing) return null;
      const siteInfo = await site();
      return rss(
        await channel(siteInfo, self, data.thing.name, siteInfo.paths.category(slug)),
        nodes(data.reviews),
      );
    }),
  );
  return router;
}
