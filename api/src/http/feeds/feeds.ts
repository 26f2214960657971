import { type ErrorRequestHandler, type RequestHandler, type Response, Router } from "express";
import type { DocumentNode } from "graphql";
import type { Site } from "../../contract.ts";
import { execute } from "../../engine/execute.ts";
import type { Context } from "../../graphql/context.ts";
import type { ReportDefect } from "../../graphql/errors.ts";
import { revalidated } from "../caching.ts";
import { badgeRoutes } from "./badge-routes.ts";
import { feedRoutes } from "./feed-routes.ts";
import type { BrandLogo } from "./picture/card.ts";
import { pictureRoutes } from "./picture-routes.ts";
import { programRoutes } from "./program-routes.ts";
import { robotsText } from "./robots.ts";
import { createSitemaps, isSitemapKind } from "./sitemap.ts";
import type { FeedRequest, Tools } from "./tools.ts";
import { transparencyRoutes } from "./transparency-routes.ts";

export interface FeedsOptions {
  /** An anonymous context, because responses are the same for everyone; it records what the answer to the request reads. */
  openContext(request?: FeedRequest): Context;
  site(): Promise<Site>;
  /** The operator's logo, for preview images. */
  logo?: BrandLogo | null;
  /** Origin of public addresses. */
  publicUrl: string;
  report: ReportDefect;
  /** The contract as text. */
  schema(): string;
  /** Addresses in one sitemap. */
  sitemapSize?: number;
}

/** Resources for programs: robots.txt, sitemaps, RSS feeds, preview images, badges, and the schema. */
export function createFeeds(options: FeedsOptions): Router {
  const { openContext, site, publicUrl, report, schema, sitemapSize, logo = null } = options;
  const absolute = (path: string) => `${publicUrl}${path}`;
  const router = Router({ caseSensitive: true, strict: true });

  router.get("/robots.txt", async (_request, response) => {
    const { disallowed } = await site();
    response.type("text").set("cache-control", "public, max-age=3600");
    response.send(robotsText(disallowed, absolute("/sitemap.xml")));
  });

  const sitemaps = createSitemaps({
    openReadContext: () => openContext(),
    site,
    absolute,
    ...(sitemapSize && { size: sitemapSize }),
  });
  router.get("/sitemap.xml", async (_request, response) => sendSitemap(response, await sitemaps.index()));
  router.get("/sitemaps/pages.xml", async (_request, response) =>
    sendSitemap(response, await sitemaps.pages()),
  );
  router.get("/sitemaps/:file", async (request, response, next) => {
    const [, kind = "", number = ""] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(request.params.file) ?? [];
    const file = isSitemapKind(kind) ? await sitemaps.things(kind, Number(number)) : null;
    if (file !== null) sendSitemap(response, file);
    else next();
  });

  const tools: Tools = {
    site,
    absolute,
    async ask<Data>(request: FeedRequest, document: DocumentNode, variables: Record<string, unknown>) {
      const { data, errors } = await execute({ document, variables }, openContext(request), report);
      if (errors?.[0]) throw errors[0];
      return data as Data;
    },
  };
  router.use(
    leadsNowhere,
    feedRoutes(tools),
    transparencyRoutes(tools),
    programRoutes(tools, schema),
    pictureRoutes(tools, logo),
    badgeRoutes(tools),
  );
  router.use(brokenEscape);
  return router;
}

/** No name holds a NUL: such an address is left to the pages, which have the 404. */
const leadsNowhere: RequestHandler = (request, _response, next) => {
  next(request.path.includes("%00") ? "router" : undefined);
};

/** An address with a broken escape ("%zz") names nothing either. */
const brokenEscape: ErrorRequestHandler = (error, _request, _response, next) => {
  next(error instanceof URIError ? undefined : error);
};

/** Without a Last-Modified: an address that leaves a file makes nothing in it newer. */
function sendSitemap(response: Response, text: string): void {
  response.type("application/xml").set("cache-control", revalidated).send(text);
}
