import type { Server } from "node:http";
import express, { type Request, type RequestHandler } from "express";
import type { Logger } from "pino";
import { isSecure } from "./auth/cookies.ts";
import type { IdentityProvider } from "./auth/google.ts";
import type { Keys } from "./auth/keys.ts";
import { createDevices } from "./auth/known-devices.ts";
import type { Sessions } from "./auth/sessions.ts";
import type { ServerBranding } from "./branding/read.ts";
import { type ChangeFeed, followChanges } from "./database/changes/feed.ts";
import type { ReadLog } from "./database/changes/read-log.ts";
import type { Database } from "./database/client/open.ts";
import { developerDocuments } from "./developers/documents.ts";
import type { SystemService } from "./domain/administration/system.ts";
import { openExportFile, openRanking } from "./domain/export/download.ts";
import { carriesToken, type OriginOf } from "./engine/csrf.ts";
import type { PersistedDocuments } from "./engine/persisted-documents.ts";
import type { Environment } from "./environment.ts";
import { type Context, createContext, type Services, type Trust } from "./graphql/context.ts";
import { type AnswerCache, createAnswerCache } from "./http/answers/cache.ts";
import { createSharedExecution } from "./http/answers/shared-answers.ts";
import { createApiTokenReader, requireValidToken, tokenErrorHandler } from "./http/api-tokens.ts";
import { createBeacon } from "./http/beacon/beacon.ts";
import { createBrandPictures } from "./http/brand-pictures.ts";
import { readCaller } from "./http/caller.ts";
import { compressAnswers } from "./http/compression.ts";
import { createDefectLog, type DefectLog } from "./http/defects.ts";
import { createEventLoopScheduler } from "./http/event-loop-scheduler.ts";
import { createFeeds } from "./http/feeds/feeds.ts";
import { refuseTrace, requireOrigin, requirePath, takePath, warnOfUntrustedProxy } from "./http/forwarded.ts";
import { createGraphqlMount } from "./http/graphql/mount.ts";
import { createDocumentCache } from "./http/graphql/validated-document-cache.ts";
import type { RequestContext } from "./http/graphql/yoga.ts";
import { createHealth } from "./http/health.ts";
import { lastResort } from "./http/last-resort.ts";
import { createMcpEndpoint } from "./http/mcp/endpoint.ts";
import { measureRequests, serveMetrics as serveOwnMetrics } from "./http/metrics.ts";
import { guardMetrics, type MetricsAccess } from "./http/metrics-access.ts";
import { createOverloadGuard } from "./http/overload.ts";
import type { openPages } from "./http/pages.ts";
import { answerInTurn } from "./http/pipelining.ts";
import { createProbes, type Probes } from "./http/probes.ts";
import { assignRequestId, outsideRequests } from "./http/request-id.ts";
import { logRequests } from "./http/request-log.ts";
import { createFacade, refuseAsRest } from "./http/rest/facade.ts";
import { routes as restRoutes } from "./http/rest/routes/index.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { createSecurityTxt } from "./http/security-txt.ts";
import { shortWays } from "./http/short-way.ts";
import { createUnsubscribeEndpoint } from "./http/unsubscribe.ts";
import { createUploads } from "./http/uploads/uploads.ts";
import { defaultBranding } from "./inputs/index.ts";
import type { JobQueue } from "./jobs/enqueue.ts";
import { createBudgetCounter } from "./limits/budget-counter.ts";
import { createCallBudgets, unlimitedBudget } from "./limits/call-budgets.ts";
import { createLimits, limitTable, noLimits } from "./limits/limits.ts";
import { createLongPolls } from "./limits/long-polls.ts";
import { requireAddress } from "./limits/network.ts";
import { type PersistedQueryLimit, persistedQueryRateLimit } from "./limits/persisted-query-rate-limit.ts";
import { createRateLimiter } from "./limits/rate-limiter.ts";
import { countDropped } from "./metrics/answers.ts";
import { countViews } from "./metrics/http.ts";
import { createConverter } from "./pictures/convert.ts";
import type { ObjectStore } from "./pictures/objects.ts";

/** Begins of paths that are neither the pages' nor the REST API's. */
const ownPaths = ["/graphql", "/mcp", "/beacon", "/uploads", "/pictures", "/badges", "/sitemaps"];

export interface AppOptions {
  development: boolean;
  database: Database;
  sessions: Sessions;
  keys: Keys;
  known: PersistedDocuments;
  /** Origin of public addresses, without a slash at the end. */
  publicUrl: string;
  /** Where a request comes from. */
  originOf: OriginOf;
  trustProxy: Environment["trustProxy"];
  /** True to tell browsers that all subdomains of the public host have https too. */
  hstsSubdomains?: boolean;
  /** Who may read /metrics; nobody if not set. */
  metrics?: MetricsAccess;
  /** What the site is called and how it looks. */
  brand: ServerBranding;
  /** Where to report security problems; stated in /.well-known/security.txt. */
  contactEmail?: string | undefined;
  rateLimits: boolean;
  /** Rate limit of persisted queries per address (default in inputs/limits.ts). */
  persistedQueryLimit?: PersistedQueryLimit;
  log: Logger;
  /** The log of unexpected errors, if others write to it too. */
  defects?: DefectLog;
  /** Where jobs are left; it resolves once the queue has started. */
  queue(): Promise<JobQueue>;
  /** Sign-in with Google; off if not set. */
  google?: IdentityProvider | undefined;
  /** Where the bytes of pictures lie; in the database where not set. */
  objects?: ObjectStore | null;
  /** The settings and jobs of this process, for administrators. */
  system(): SystemService;
  /** Throws while the process should get no traffic. */
  ready(): Promise<void>;
  /** What load balancers see, if others have to do with it too. */
  probes?: Probes;
  /** Answers with the metrics of all workers; with those of this process if not set. */
  serveMetrics?: RequestHandler | undefined;
  /** Processes like this one that share the machine (default 1): limits of memory are divided by it. */
  workers?: number;
  /** The answer cache: its bytes, and for how many milliseconds a look into the change log holds. Off if not set. */
  answers?: { maxBytes: number; freshMs?: number } | undefined;
  /** Tells the changes of the database; for tests. */
  changes?: ChangeFeed;
  /** Milliseconds between looks into the change log (default 250). */
  changeInterval?: number;
  /** Opens the pages (http/pages.ts). Without it only the other endpoints are served. */
  openPages?: typeof openPages;
}

/**
 * Everything the process answers: probes, /graphql, /api, the beacon, pictures, assets and pages, behind the same headers; `listener` is
 * what the server is to be given. `close` comes after the last answer: it stores what waits to be stored in batches.
 */
export async function createApp(server: Server, options: AppOptions) {
  const {
    database,
    sessions,
    known,
    publicUrl,
    originOf,
    log,
    development,
    rateLimits,
    workers = 1,
    brand,
  } = options;
  const defects = options.defects ?? createDefectLog(log);
  const report = defects.reporter("a defect while answering");
  const reportStoring = defects.reporter("a defect while storing");
  // Batches hold the work of many requests.
  const reportBatch = (error: unknown) => outsideRequests(() => reportStoring(error));
  const { prisma, reader } = database;
  const reportFeed = defects.reporter("the change log cannot be read");
  const changes =
    options.changes ??
    followChanges(database.changePool, {
      report: (error) => outsideRequests(() => reportFeed(error)),
      ...(options.changeInterval !== undefined && { interval: options.changeInterval }),
    });
  const services: Services = {
    limits: rateLimits ? createLimits(createRateLimiter(database.pool, limitTable)) : noLimits,
    keys: options.keys,
    queue: options.queue,
    signInProviders: options.google ? ["google"] : [],
    identityProvider: options.google ?? null,
    system: options.system,
    dataTerms: brand.given.dataTerms ?? null,
    siteName: brand.name,
    takesMessages: brand.given.hasContactForm ?? defaultBranding.hasContactForm,
    changes,
    record: (event) => log.info(event, "security"),
  };
  const budgets = createBudgetCounter({ pool: database.pool, report: reportBatch });
  const openCallBudget = rateLimits ? createCallBudgets(budgets) : unlimitedBudget;
  const tokens = createApiTokenReader({
    database,
    report,
    countRefused: (request) => openCallBudget(request, { token: null, viewer: null }).spend(0),
  });
  const devices = createDevices(prisma, { secure: isSecure(publicUrl) });
  const callers = { sessions, devices, tokens, originOf, publicUrl };
  const probes = options.probes ?? createProbes();
  const countPersistedQuery = rateLimits ? persistedQueryRateLimit(options.persistedQueryLimit) : null;
  const answers: AnswerCache | null =
    options.answers && !development
      ? createAnswerCache({
          ...options.answers,
          feed: changes,
          openCallBudget: rateLimits ? openCallBudget : null,
          countPersistedQuery,
          hasProxy: options.trustProxy !== false,
          log,
          isLeaving: () => probes.isLeaving,
          dropped: countDropped,
        })
      : null;
  /** `isCounted` charges the whole call. The site's own pages are charged for expensive lists only, so that fast browsing is not refused. */
  const openContext = async (request: Request, trust: Trust, isCounted = false): Promise<Context> => {
    const auth = await readCaller(request, callers);
    const pays = auth.token || isCounted ? "all" : "work";
    const hasBudget = auth.token !== null || rateLimits;
    const callBudget = hasBudget ? openCallBudget(request, auth) : null;
    const fill = answers?.fillOf(request);
    if (callBudget) fill?.budgets.push(callBudget);
    // Once more, after authentication: the cache has seen the headers only.
    const isAnyone = !auth.viewer && !auth.token && !auth.caller.carriesSession;
    if (!isAnyone) fill?.reads.refuse("caller");
    const reads = isAnyone ? (fill?.reads ?? null) : null;
    return createContext({ prisma, reader, services, trust, callBudget, pays, reads, ...auth });
  };
  const openCounted = (request: Request) => openContext(request, "built", true);

  const scheduler = createEventLoopScheduler(server, database.isWriting);
  const overload = createOverloadGuard({ longestWait: database.longestWait });
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
  const open = (request: Request): RequestContext => ({
    async openContext(trust) {
      // Before anything is read. A token has a call budget instead.
      if (trust === "built" && !carriesToken(request)) {
        const fill = answers?.fillOf(request);
        if (fill) fill.isPersisted = true;
        await countPersistedQuery?.(request, request.ip);
      }
      return openContext(request, trust, trust === "free");
    },
  });
  const guardedMiddleware = [...commonMiddleware, overload.admit];
  const graphql = createGraphqlMount({
    known,
    documents: createDocumentCache(),
    report,
    open,
    tokens,
    siteName: brand.name,
    commonMiddleware: guardedMiddleware,
  });
  const exportStore = { pool: database.pool, objects: options.objects ?? null };
  const facade = createFacade({
    openContext: openCounted,
    report,
    originOf,
    publicUrl,
    siteName: brand.name,
    longPolls: createLongPolls({ subscribe: changes.onReadable, leaving: probes.leaving }),
    waits: overload.release,
    openExportFile: (name) => openExportFile({ reader }, exportStore, name),
    openRanking: (slug) => openRanking({ reader }, exportStore, slug),
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
    readViewer: async (request) => (await readCaller(request, callers)).viewer,
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
      openContext: (request) => openContext(request, "built"),
      tools: { convert: createConverter({ workers }), objects: options.objects ?? null },
      workers,
      originOf,
      report,
    }),
  );

  const openPublic = (reads: ReadLog | null = null) =>
    createContext({ prisma, reader, viewer: null, trust: "built", reads });
  const documents = developerDocuments({ name: brand.name, publicUrl });
  const pages = await options.openPages?.({
    development,
    server,
    known,
    publicUrl,
    report,
    documents,
    branding: brand,
    openContext: (request) => openContext(request, "built"),
    whenIdle: scheduler.whenIdle,
    execute: createSharedExecution({
      feed: changes,
      freshMs: options.answers?.freshMs,
      openContext: openPublic,
      report,
    }),
  });
  overload.know([...ownPaths, ...restRoutes.map(({ path }) => path), ...(pages?.paths ?? [])]);
  if (pages) {
    app.use(
      createMcpEndpoint({ openContext: openCounted, originOf, site: pages.site, publicUrl, report }),
      createFeeds({
        openContext: (request) => openPublic(request && answers?.fillOf(request)?.reads),
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
    await Promise.all([changes.close(), beacon.close(), tokens.close(), budgets.close(), pages?.close()]);
  };
  const listener = answerInTurn(scheduler.requests(takePath(answers?.listener(app) ?? app)));
  return { app, listener, changes, close };
}
