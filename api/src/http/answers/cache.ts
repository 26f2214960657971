import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Express, RequestHandler } from "express";
import type { Logger } from "pino";
import type { ChangeFeed } from "../../database/changes/feed.ts";
import type { ReadLog } from "../../database/changes/read-log.ts";
import { defaultMaxWait } from "../../limits/concurrency-limiter.ts";
import { watchAnswers } from "../../metrics/answers.ts";
import { type Endpoint, routeOf } from "../../metrics/http.ts";
import { endpointOf, measureAnswer } from "../metrics.ts";
import { readBody, textOf } from "../plain-operation.ts";
import { requestIdHeader, requestIdOf } from "../request-id.ts";
import { logAnswer } from "../request-log.ts";
import {
  type Answer,
  type CacheState,
  callHeaders,
  createAnswer,
  isKnown,
  isPublic,
  withholdCondition,
  writeAnswer,
} from "./answer.ts";
import { captureAnswer } from "./capture.ts";
import { type Charge, type ChargingOptions, chargeOf, createCharging, type Spending } from "./charge.ts";
import { type AnswerFill, createFills } from "./fills.ts";
import { encodingFor, represent } from "./representations.ts";
import { isSmallOperation, keyOfOperation, keyOfRead } from "./request-key.ts";
import { createAnswerStore, type Entry, type NotStored } from "./store.ts";

/** An answer with what each call of it needs. */
interface CachedAnswer {
  readonly answer: Answer;
  readonly charge: Charge;
  readonly endpoint: Endpoint;
  readonly route: string | undefined;
}

export interface AnswerCacheOptions extends ChargingOptions {
  feed: ChangeFeed;
  maxBytes: number;
  /** See AnswerStoreOptions. */
  freshMs?: number | undefined;
  log: Logger;
  /** True while the process gives up its connections. */
  isLeaving(): boolean;
  dropped?(why: "evicted" | "changed"): void;
}

/** What `createAnswerCache` gives. */
export type AnswerCache = ReturnType<typeof createAnswerCache>;

/** The fill that a request has begun, with what its call spends. */
type RequestFill = AnswerFill<CachedAnswer> & Spending;

/** A request whose answer may be in the cache. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly key: string;
  /** What was read of a request with a body. */
  readonly body: Buffer | null;
}

/** Whole answers for callers without session or token, in front of everything else. */
export function createAnswerCache(options: AnswerCacheOptions) {
  const { feed, maxBytes, freshMs = 1_000, log, isLeaving, dropped = () => {} } = options;
  const store = createAnswerStore<CachedAnswer>({ maxBytes, feed, freshMs, dropped });
  const metrics = watchAnswers<NotStored | "private" | "status">(store);
  const charge = createCharging(options);
  const fills = createFills<CachedAnswer>(store);
  const begun = new WeakMap<object, RequestFill>();

  /** Writes an answer in the encoding that suits its request: at once if it is there. */
  function write(
    response: ServerResponse,
    key: string,
    cached: CachedAnswer,
    { requestId, state }: { requestId: string; state: CacheState | null },
  ): void | Promise<void> {
    const { req } = response;
    const { answer } = cached;
    const headers = callHeaders(answer, state, requestId);
    if (isLeaving()) headers.push("Connection", "close");
    if (isKnown(answer, req)) return writeAnswer(response, answer, null, headers);
    const made = represent(answer.content, encodingFor(req), (bytes) => store.grow(key, cached, bytes));
    if (made instanceof Promise) return made.then((ready) => writeAnswer(response, answer, ready, headers));
    writeAnswer(response, answer, made, headers);
  }

  return {
    store,
    /** Where what the answer to this request reads and spends is recorded; null if it will not be cached. */
    fillOf: (request: object): (Spending & { readonly reads: ReadLog }) | null => begun.get(request) ?? null,
    /** Captures what the endpoints behind it answer, stores it if it may be cached, and writes it as a hit is written. */
    capture: ((request, response, next) => {
      const fill = begun.get(request);
      if (!fill) return next();
      withholdCondition(request);
      // An answer to HEAD is cached for GET, too: Node leaves its body out.
      if (request.method === "HEAD") request.method = "GET";
      captureAnswer(response, (body) => finish(fill, response, body));
      next();
    }) satisfies RequestHandler,
    /** Everything the server answers: from the cache, or by the app. */
    listener(app: Express): RequestListener {
      const isTrusted = app.get("trust proxy fn");

      function serveEntry(
        { request, response, key }: Exchange,
        { value }: Pick<Entry<CachedAnswer>, "value">,
        state: "HIT" | "STALE",
      ) {
        const requestId = requestIdOf(request, isTrusted);
        measureAnswer(request, response, value.endpoint, value.route);
        logAnswer(log, request, response, { path: request.url ?? "", requestId });
        if (state === "HIT") metrics.lookup(true);
        else metrics.stale();
        return write(response, key, value, { requestId, state });
      }

      /** Charges the caller, then serves the entry: at once if nothing is due. */
      function chargeAndServe(
        exchange: Exchange,
        found: Pick<Entry<CachedAnswer>, "value">,
        state: "HIT" | "STALE",
      ): void | Promise<void> {
        const charged = charge(exchange.request, found.value.charge, app);
        if (!charged) return serveEntry(exchange, found, state);
        return charged.then(
          () => serveEntry(exchange, found, state),
          // The endpoint refuses in its own words.
          () => serveFromApp(exchange),
        );
      }

      /** Has the app answer. */
      function serveFromApp({ request, response, body }: Omit<Exchange, "key">) {
        // The parser of bodies leaves it alone, because the request has ended.
        if (body) Object.assign(request, { body: textOf(body) });
        app(request, response);
      }

      /** Has the app answer, and fill the cache for all who ask meanwhile. */
      function fill(exchange: Exchange) {
        metrics.lookup(false);
        const started = { ...fills.begin(exchange.key), isPersisted: false, budgets: [] };
        begun.set(exchange.request, started);
        // The client may leave before the answer is whole.
        exchange.response.once("close", started.leave);
        serveFromApp(exchange);
      }

      async function answer(exchange: Exchange): Promise<void> {
        const { key } = exchange;
        const asked = performance.now();
        for (let round = 0; round < 3; round++) {
          let entry = store.find(key);
          let state: "HIT" | "STALE" = "HIT";
          if (entry && !store.isFresh(entry)) {
            const logState = await store.catchUp();
            entry = store.find(key);
            const isExpired = entry !== undefined && Date.now() >= entry.expires;
            if (logState === "away" && entry) state = "STALE";
            else if (logState !== "current" || isExpired) {
              if (fills.get(key)) entry = undefined;
              else return fill(exchange);
            }
          }
          if (entry) return chargeAndServe(exchange, entry, state);
          const running = fills.get(key);
          if (!running && !fills.isUncacheable(key)) return fill(exchange);
          // Nobody waits for one fill after another.
          if (performance.now() - asked > defaultMaxWait) break;
          const made = await running?.ended();
          // What changed after this request came need not be in its answer.
          if (made && asked < made.until && store.isFresh(made)) return chargeAndServe(exchange, made, "HIT");
          if (fills.isUncacheable(key)) break;
        }
        serveFromApp(exchange);
      }

      const serve = (exchange: Exchange) => {
        const failed = (error: unknown) => {
          log.error({ err: error }, "an answer could not be written");
          exchange.response.destroy();
        };
        try {
          // Most requests have nothing to wait for, and so need no promise.
          const entry = store.find(exchange.key);
          const isHit = entry !== undefined && store.isFresh(entry);
          const work = isHit ? chargeAndServe(exchange, entry, "HIT") : answer(exchange);
          work?.catch(failed);
        } catch (error) {
          failed(error);
        }
      };

      return (request, response) => {
        if (isSmallOperation(request))
          return readBody(request, (body) => {
            const key = keyOfOperation(request, body);
            if (key === null) serveFromApp({ request, response, body });
            else serve({ request, response, key, body });
          });
        const key = keyOfRead(request);
        if (key === null) app(request, response);
        else serve({ request, response, key, body: null });
      };
    },
  };

  /** Stores a whole answer if it may be cached, and writes it; false if it is to be written as it is. */
  function finish(fill: RequestFill, response: ServerResponse, body: Buffer): boolean {
    const { key, stored } = fill;
    const { req, statusCode } = response;
    const requestId = String(response.getHeader(requestIdHeader));
    const writeOrEnd = async (whole: CachedAnswer, state: CacheState | null) => {
      try {
        await write(response, key, whole, { requestId, state });
      } catch {
        response.destroy();
      }
    };
    // What is still in the store has not changed, as far as is known; it may have expired.
    const previous = statusCode === 503 ? store.find(key) : undefined;
    if (previous && store.sawOutage()) {
      fill.end("cacheable");
      metrics.stale();
      void writeOrEnd(previous.value, "STALE");
      return true;
    }
    if (!isPublic(response)) {
      metrics.notStored(statusCode === 200 ? "private" : "status");
      fill.end(statusCode === 503 ? "failed" : "uncacheable");
      return false;
    }
    const cached: CachedAnswer = {
      answer: createAnswer(response, body),
      charge: chargeOf(fill),
      endpoint: endpointOf(pathOf(req)),
      route: routeOf(req),
    };
    const made = { value: cached, until: stored.heldUntil(), expires: stored.log.expires };
    const result = store.keep(stored, key, cached, body.length);
    const reason = typeof result === "string" ? result : null;
    if (reason !== null) {
      metrics.notStored(reason);
      log.debug({ reason, detail: stored.log.refusal?.detail }, "an answer was not stored");
    }
    const isCacheable = reason === null || reason === "changed";
    fill.end(isCacheable ? "cacheable" : "uncacheable", isCacheable ? made : null);
    void writeOrEnd(cached, isCacheable ? "MISS" : null);
    return true;
  }
}

const pathOf = (request: IncomingMessage): string => {
  const { originalUrl, url = "" } = request as { originalUrl?: string; url?: string };
  return (originalUrl ?? url).split("?", 1)[0] ?? "";
};
