import type { Server } from "node:http";
import express, { type RequestHandler } from "express";
import { followChanges } from "./database/changes/feed.ts";
import { developerDocuments } from "./developers/documents.ts";
import { openExportFile, openRanking } from "./domain/export/download.ts";
import { createExportReader } from "./domain/export/reader.ts";
import { createSharedExecution } from "./http/answers/shared-answers.ts";
import { requireValidToken, tokenErrorHandler } from "./http/api-tokens.ts";
import { createBeacon } from "./http/beacon/beacon.ts";
import { createBrandPictures } from "./http/brand-pictures.ts";
import { compressAnswers } from "./http/compression.ts";
import { createDefectLog } from "./http/defects.ts";
import { createEventLoopScheduler } from "./http/event-loop-scheduler.ts";
import { createFeeds } from "./http/feeds/feeds.ts";
import { refuseTrace, requireOrigin, requirePath, takePath, warnOfUntrustedProxy } from "./http/forwarded.ts";
import { createGraphqlMount } from "./http/graphql/mount.ts";
import { createDocumentCache } from "./http/graphql/validated-document-cache.ts";
import { createHealth } from "./http/health.ts";
import { lastResort } from "./http/last-resort.ts";
import { createMcpEndpoint } from "./http/mcp/endpoint.ts";
import { measureRequests, serveMetrics as serveOwnMetrics } from "./http/metrics.ts";
import { guardMetrics } from "./http/metrics-access.ts";
import { createOverloadGuard } from "./http/overload.ts";
import { answerInTurn } from "./http/pipelining.ts";
import { createProbes } from "./http/probes.ts";
import { assignRequestId, outsideRequests } from "./http/request-id.ts";
import { logRequests } from "./http/request-log.ts";
import { createFacade, refuseAsRest } from "./http/rest/facade.ts";
import { routes as restRoutes } from "./http/rest/routes/index.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { createSecurityTxt } from "./http/security-txt.ts";
import { shortWays } from "./http/short-way.ts";
import { createUnsubscribeEndpoint } from "./http/unsubscribe.ts";
import { createUploads } from "./http/uploads/uploads.ts";
import { createLongPolls } from "./limits/long-polls.ts";
import { requireAddress } from "./limits/network.ts";
import { countViews } from "./metrics/http.ts";
import { createConverter } from "./pictures/convert.ts";
import type { AppOptions } from "./start/app-options.ts";
import { createContexts } from "./start/contexts.ts";

/** Begins of paths that are neither the pages' nor the REST API's. */
const ownPaths = ["/graphql", "/mcp", "/beacon", "/uploads", "/pictures", "/badges", "/sitemaps"];

/**
 * Everything the process answers: probes, /graphql, /api, the beacon, pictures, assets and pages, behind the same headers; `listener` is
 * what the server is to be given. `close` comes after the last answer: it stores what waits to be stored in batches.
 */
export async function createApp(server: Server, options: AppOptions) {
  const { database, known, publicUrl, originOf, log, development, rateLimits, workers = 1, brand } = options;
  const defects = options.defects ?? createDefectLog(log);
  const report = defects.reporter("a defect while answering");
  const reportStoring = defects.reporter("a defect while storing");
  // Batches hold the work of many requests.
  const reportBatch = (error: unknown) => outsideRequests(() => reportStoring(error));
  const reportFeed = defects.reporter("the change log cannot be read");
  const changes =
    options.changes ??
    followChanges(database.changePool, {
      report: (error) => outsideRequests(() => reportFeed(error)),
      ...(options.changeInterval !== undefined && { interval: options.changeInterval }),
    });
  const probes = options.probes ?? createProbes();
  const contexts = createContexts(options, { changes, probes, report, reportBatch });
  const { answers, tokens, openCounted } = contexts;

  const scheduler = createEventLoopScheduler(server, database.isWriting);
  const overload = createOverloadGuard({ longestWait: database.longestWait, database: database.kind });
  const health = createHealth(options.ready, probes);
  const commonMiddleware: readonly RequestHandler[] = [
    assignRequestId,
    requireAddress,
    requirePath,
    requireOrigin,
    ...(options.trustProxy === false ? [warnOfUntrustedProxy(log)] : []),
    securityHeaders(publicUrl, options.hstsSubdomains ?? false),
    refuseTrace,
    measureRequests,
    health.closeConnections,
    logRequests(log),
    compressAnswers(),
    ...(answers ? [answers.capture] : []),
  ];
  const guardedMiddleware = [...commonMiddleware, overload.admit];
  const graphql = createGraphqlMount({
    known,
    documents: createDocumentCache(),
    report,
    open: contexts.open,
    tokens,
    siteName: brand.name,
    commonMiddleware: guardedMiddleware,
  });
  const exportFiles = createExportReader({ pool: database.pool, objects: options.objects ?? null });
  const facade = createFacade({
    openContext: openCounted,
    report,
    originOf,
    publicUrl,
    siteName: brand.name,
    longPolls: createLongPolls({ subscribe: changes.onReadable, leaving: probes.leaving }),
    waits: overload.release,
    openExportFile: (name) => openExportFile(database, exportFiles, name),
    openRanking: (slug) => openRanking(database, exportFiles, slug),
    leaving: probes.leaving,
    commonMiddleware: guardedMiddleware,
  });

  const app = express();
  app.disable("x-powered-by");
  // An address in other letters is another one, for the cache of answers too.
  app.enable("case sensitive routing");
  app.set("etag", "weak");
  app.set("trust proxy", options.trustProxy);
  app.use(shortWays([graphql.shortWay, facade.shortWay]));
  app.use(
    ...commonMiddleware,
    health.routes,
    createSecurityTxt({ contactEmail: options.contactEmail, publicUrl }),
  );
  const serveMetrics = options.serveMetrics ?? serveOwnMetrics;
  app.get("/metrics", guardMetrics(options.metrics ?? { isLocal: false }), serveMetrics);
  app.use(overload.admit);
  app.use("/graphql", ...graphql.handlers);
  app.use("/api", ...facade.handlers);
  // What was refused before it came there.
  app.use(["/api", "/uploads"], refuseAsRest(report));
  const beacon = createBeacon({
    database,
    readViewer: async (request) => (await contexts.readCaller(request)).viewer,
    originOf,
    keys: options.keys,
    rateLimits,
    report: reportBatch,
    onStored: countViews,
  });
  app.use(requireValidToken(tokens));
  app.use(
    beacon.routes,
    createBrandPictures(brand.pictures),
    createUnsubscribeEndpoint({ openContext: openCounted, report, publicUrl }),
    createUploads({
      database,
      openContext: contexts.openBuilt,
      tools: { convert: createConverter({ workers }), objects: options.objects ?? null },
      workers,
      originOf,
      report,
    }),
  );

  const documents = developerDocuments({ name: brand.name, publicUrl });
  const pages = await options.openPages?.({
    development,
    server,
    known,
    publicUrl,
    report,
    documents,
    branding: brand,
    openContext: contexts.openBuilt,
    whenIdle: scheduler.whenIdle,
    execute: createSharedExecution({
      feed: changes,
      freshMs: options.answers?.freshMs,
      openContext: contexts.openPublic,
      report,
    }),
  });
  overload.know([...ownPaths, ...restRoutes.map(({ path }) => path), ...(pages?.paths ?? [])]);
  if (pages) {
    app.use(
      createMcpEndpoint({ openContext: openCounted, originOf, site: pages.site, publicUrl, report }),
      createFeeds({
        openContext: (request) => contexts.openPublic(request && answers?.fillOf(request)?.reads),
        site: pages.site,
        logo: brand.logo,
        schema: documents.schema,
        publicUrl,
        report,
      }),
      ...pages.handlers,
    );
  }
  app.use(tokenErrorHandler, lastResort(report, brand.name));
  const close = async () => {
    overload.close();
    await Promise.all([changes.close(), beacon.close(), contexts.close(), pages?.close()]);
  };
  const listener = answerInTurn(scheduler.requests(takePath(answers?.listener(app) ?? app)));
  return { app, listener, changes, close };
}
