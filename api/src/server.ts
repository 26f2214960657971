import type { Server } from "node:http";
import compression from "compression";
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response } from "express";
import helmet from "helmet";
import type { Logger } from "pino";
import { isSecure } from "./auth/cookies.ts";
import type { IdentityProvider } from "./auth/google.ts";
import type { Keys } from "./auth/keys.ts";
import { createDevices } from "./auth/known-devices.ts";
import type { Sessions } from "./auth/sessions.ts";
import type { Database } from "./database/client/open.ts";
import { developerDocuments } from "./developers/documents.ts";
import type { SystemService } from "./domain/administration/system.ts";
import { carriesToken, type OriginOf } from "./engine/csrf.ts";
import type { PersistedDocuments } from "./engine/execute.ts";
import { type Context, createContext, type Services, type Trust } from "./graphql/context.ts";
import { createApiTokenReader, requireValidToken, tokenErrorHandler } from "./http/api-tokens.ts";
import { createBeacon } from "./http/beacon/beacon.ts";
import { readCaller } from "./http/caller.ts";
import { createFeeds } from "./http/feeds/feeds.ts";
import { bodyErrorHandler, createFastPath } from "./http/graphql/fast-path.ts";
import { createDocumentCache } from "./http/graphql/validated-document-cache.ts";
import { createGraphqlEndpoint, type RequestContext } from "./http/graphql/yoga.ts";
import { createHealth } from "./http/health.ts";
import type { openPages } from "./http/pages.ts";
import { createFacade } from "./http/rest/facade.ts";
import { createUnsubscribeEndpoint } from "./http/unsubscribe.ts";
import { createUploads } from "./http/uploads/uploads.ts";
import type { JobQueue } from "./jobs/enqueue.ts";
import { createBudgetCounter } from "./limits/budget-counter.ts";
import { createCallBudgets, unlimitedBudget } from "./limits/call-budgets.ts";
import { createLimits, limitTable, noLimits } from "./limits/limits.ts";
import { requireAddress } from "./limits/network.ts";
import { type PersistedQueryLimit, persistedQueryRateLimit } from "./limits/persisted-query-rate-limit.ts";
import { createRateLimiter } from "./limits/rate-limiter.ts";
import { createConverter } from "./pictures/convert.ts";
import type { ObjectStore } from "./pictures/objects.ts";

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
  trustProxy: string | undefined;
  rateLimits: boolean;
  /** Rate limit of persisted queries per address (default in inputs/limits.ts). */
  persistedQueryLimit?: PersistedQueryLimit;
  log: Logger;
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
  /** Opens the pages (http/pages.ts). Without it only the other endpoints are served. */
  openPages?: typeof openPages;
}

/**
 * Everything the process answers: probes, /graphql, /api, the beacon, pictures, assets and pages, behind the same headers. `close`
 * comes after the last answer: it stores what waits to be stored in batches.
 */
export async function createApp(server: Server, options: AppOptions) {
  const { database, sessions, known, publicUrl, originOf, log, development, rateLimits } = options;
  const report = (error: unknown) => log.error({ err: error }, "a defect while answering");
  const { prisma, reader } = database;
  const services: Services = {
    limits: rateLimits ? createLimits(createRateLimiter(database.pool, limitTable)) : noLimits,
    keys: options.keys,
    queue: options.queue,
    signInProviders: options.google ? ["google"] : [],
    identityProvider: options.google ?? null,
    system: options.system,
  };
  const budgets = createBudgetCounter({ pool: database.pool, report });
  const openCallBudget = rateLimits ? createCallBudgets(budgets) : unlimitedBudget;
  const tokens = createApiTokenReader({
    database,
    report,
    countRefused: (request) => openCallBudget(request, { token: null, viewer: null }).spend(0),
  });
  const devices = createDevices(prisma, { secure: isSecure(publicUrl) });
  const callers = { sessions, devices, tokens, originOf, publicUrl };
  /** `isCounted` charges the whole call. The site's own pages are charged for expensive lists only, so that fast browsing is not refused. */
  const openContext = async (request: Request, trust: Trust, isCounted = false): Promise<Context> => {
    const auth = await readCaller(request, callers);
    const pays = auth.token || isCounted ? "all" : "work";
    const hasBudget = auth.token !== null || rateLimits;
    const callBudget = hasBudget ? openCallBudget(request, auth) : null;
    return createContext({ prisma, reader, services, trust, callBudget, pays, ...auth });
  };
  const openCounted = (request: Request) => openContext(request, "built", true);

  const app = express();
  app.disable("x-powered-by");
  app.set("etag", "weak");
  app.set("trust proxy", trustProxySetting(options.trustProxy));
  const health = createHealth(options.ready);
  app.use(
    requireAddress,
    securityHeaders(publicUrl),
    health.measure,
    logRequests(log),
    compression(),
    health.routes,
  );

  const countPersistedQuery = rateLimits ? persistedQueryRateLimit(options.persistedQueryLimit) : null;
  const open = (request: Request): RequestContext => ({
    async openContext(trust) {
      // Before anything is read. A token has a call budget instead.
      if (trust === "built" && !carriesToken(request)) await countPersistedQuery?.(request);
      return openContext(request, trust, trust === "free");
    },
  });
  const cached = createDocumentCache();
  const graphqlEndpoint = createGraphqlEndpoint({ known, documents: cached, report });
  app.use(
    "/graphql",
    explorerPolicy,
    requireValidToken(tokens),
    createFastPath({ known, documents: cached, report, open }),
    (request: Request, response: Response) => graphqlEndpoint(request, response, open(request)),
    tokenErrorHandler,
    bodyErrorHandler,
  );
  app.use("/api", createFacade({ openContext: openCounted, report, originOf, publicUrl }));
  const beacon = createBeacon({
    database,
    readViewer: async (request) => (await readCaller(request, callers)).viewer,
    originOf,
    keys: options.keys,
    rateLimits,
    report,
    onStored: health.countViews,
  });
  app.use(requireValidToken(tokens));
  app.use(
    beacon.routes,
    createUnsubscribeEndpoint({ openContext: openCounted, report, publicUrl }),
    createUploads({
      database,
      openContext: (request) => openContext(request, "built"),
      tools: { convert: createConverter(), objects: options.objects ?? null },
      originOf,
      report,
    }),
  );

  const documents = developerDocuments(publicUrl);
  const pages = await options.openPages?.({
    development,
    server,
    known,
    publicUrl,
    report,
    documents,
    openContext: (request) => openContext(request, "built"),
  });
  if (pages) {
    const openPublic = () => createContext({ prisma, reader, viewer: null, trust: "built" });
    app.use(
      createFeeds({ openContext: openPublic, site: pages.site, schema: documents.schema, publicUrl, report }),
      ...pages.handlers,
    );
  }
  app.use(tokenErrorHandler, lastResort(report));
  const close = async () => {
    await Promise.all([beacon.close(), tokens.close(), budgets.close(), pages?.close()]);
  };
  return { app, close, watchJobs: health.watchJobs, countBackup: health.countBackup };
}

function securityHeaders(publicUrl: string): RequestHandler {
  return helmet({
    // Pages state their own policy, with the hashes of their scripts.
    contentSecurityPolicy: false,
    strictTransportSecurity: publicUrl.startsWith("https:"),
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    // Logos come from vendors' own sites.
    crossOriginEmbedderPolicy: false,
  });
}

/** The explorer uses inline scripts and workers from blobs; it contains no user text. */
const explorerPolicy: RequestHandler = (request, response, next) => {
  if (request.method === "GET" && request.accepts(["json", "html"]) === "html") {
    response.set(
      "content-security-policy",
      "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; worker-src blob:; " +
        "img-src 'self' data:; font-src 'self' data:; object-src 'none'; frame-ancestors 'none'",
    );
  }
  next();
};

/** One line a request at the end of its answer: the path without its query, which may hold secrets. */
function logRequests(log: Logger): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    response.on("finish", () => {
      const ms = Math.round(performance.now() - start);
      const [path] = request.originalUrl.split("?", 1);
      log.debug({ method: request.method, path, status: response.statusCode, ms }, "answered");
    });
    next();
  };
}

/** Express knows counts of proxies, booleans and addresses; TRUST_PROXY is text. */
function trustProxySetting(text: string | undefined): boolean | number | string {
  if (text === undefined || text === "off" || text === "false") return false;
  if (text === "on" || text === "true") return 1;
  return /^\d+$/.test(text) ? Number(text) : text;
}

function lastResort(report: (error: unknown) => void): ErrorRequestHandler {
  return (error, _request, response, next) => {
    report(error);
    if (response.headersSent) return next(error);
    response.status(500).type("text").send("Something went wrong. Please try again.\n");
  };
}
