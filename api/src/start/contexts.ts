import type { Request } from "express";
import { isSecure } from "../auth/cookies.ts";
import { createDevices } from "../auth/known-devices.ts";
import type { ChangeFeed } from "../database/changes/feed.ts";
import type { ReadLog } from "../database/changes/read-log.ts";
import { carriesToken } from "../engine/csrf.ts";
import { type Context, createContext, type Services, type Trust } from "../graphql/context.ts";
import { type AnswerCache, createAnswerCache } from "../http/answers/cache.ts";
import { createApiTokenReader } from "../http/api-tokens.ts";
import { readCaller } from "../http/caller.ts";
import type { RequestContext } from "../http/graphql/yoga.ts";
import type { Probes } from "../http/probes.ts";
import { defaultBranding } from "../inputs/index.ts";
import { createBudgetCounter } from "../limits/budget-counter.ts";
import { createCallBudgets, unlimitedBudget } from "../limits/call-budgets.ts";
import { createLimits, limitTable, noLimits } from "../limits/limits.ts";
import { persistedQueryRateLimit } from "../limits/persisted-query-rate-limit.ts";
import { createRateLimiter } from "../limits/rate-limiter.ts";
import { countDropped } from "../metrics/answers.ts";
import type { AppOptions } from "./app-options.ts";

/** What contexts are made of, besides the options of the app. */
export interface ContextNeeds {
  readonly changes: ChangeFeed;
  readonly probes: Probes;
  /** Reports an error while answering. */
  report(error: unknown): void;
  /** Reports an error while storing what many requests left. */
  reportBatch(error: unknown): void;
}

/**
 * How operations get their context: who asks, what the call may spend, and what the answer cache is told of what is read. Limits and the
 * cache are made here, because both count what a context does.
 */
export function createContexts(options: AppOptions, { changes, probes, report, reportBatch }: ContextNeeds) {
  const { database, publicUrl, rateLimits, brand, log } = options;
  const { prisma, reader } = database;
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
  const callers = { sessions: options.sessions, devices, tokens, originOf: options.originOf, publicUrl };
  const countPersistedQuery = rateLimits ? persistedQueryRateLimit(options.persistedQueryLimit) : null;
  const answers: AnswerCache | null =
    options.answers && !options.development
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

  return {
    /** The answer cache; null if it is off. */
    answers,
    tokens,
    /** Who asks, without a context. */
    readCaller: (request: Request) => readCaller(request, callers),
    /** For an endpoint whose documents were known at build time. */
    openBuilt: (request: Request) => openContext(request, "built"),
    /** The same for programs, which are charged for the whole call. */
    openCounted: (request: Request) => openContext(request, "built", true),
    /** For an operation of /graphql. */
    open,
    /** For what is the same for everybody. */
    openPublic: (reads: ReadLog | null = null) =>
      createContext({ prisma, reader, viewer: null, trust: "built", reads }),
    /** Stores what waits to be stored. */
    close: () => Promise.all([tokens.close(), budgets.close()]),
  };
}
