import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Express, RequestHandler } from "express";
import type { Logger } from "pino";
import type { ChangeFeed } from "../../database/changes/feed.ts";
import type { ReadLog } from "../../database/changes/read-log.ts";
import { watchAnswers } from "../../metrics/answers.ts";
import { type Endpoint, routeOf } from "../../metrics/http.ts";
import { endpointOf, measureAnswer } from "../metrics.ts";
import { requestIdHeader, requestIdOf } from "../request-id.ts";
import { logAnswer } from "../request-log.ts";
import {
  type Answer,
  type CacheState,
  createAnswer,
  encodingFor,
  isKnown,
  isPublic,
  represent,
  withholdCondition,
  writeAnswer,
} from "./answer.ts";
import { captureAnswer } from "./capture.ts";
import { type Charge, type ChargingOptions, chargeOf, createCharging, type Spending } from "./charge.ts";
import { type AnswerFill, createFills } from "./fills.ts";
import { isSmallOperation, keyOfOperation, keyOfRead, readBody } from "./request-key.ts";
import { createAnswerStore, type Entry } from "./store.ts";

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

/** Leaves out a byte order mark, as the parser of bodies does. */
const utf8 = new TextDecoder();

/** Whole answers for callers without session or token, in front of everything else. */
export function createAnswerCache(options: AnswerCacheOptions) {
  const { feed, maxBytes, freshMs = 1_000, log, isLeaving, dropped = () => {} } = options;
  const store = createAnswerStore<CachedAnswer>({ maxBytes, feed, freshMs, dropped });
  const metrics = watchAnswers(store);
  const charge = createCharging(options);
  const fills = createFills(store);

  /** Writes an answer in the encoding that suits its request: at once if it is there. */
  function write(
    response: ServerResponse,
    key: string,
    cached: CachedAnswer,
    headers: readonly string[],
  ): void | Promise<void> {
    const { req } = response;
    const { answer } = cached;
    if (isKnown(answer, req)) return writeAnswer(response, answer, null, headers);
    const made = represent(answer, encodingFor(req), (bytes) => store.grow(key, cached, bytes));
    if (made instanceof Promise) return made.then((ready) => writeAnswer(response, answer, ready, headers));
    writeAnswer(response, answer, made, headers);
  }

  /** Headers of one call. */
  function callHeaders(requestId: string, state: CacheState | null, storedAt = 0): string[] {
    const headers = ["X-Request-Id", requestId];
    if (state !== null) headers.push("X-Cache", state);
    if (state === "HIT" || state === "STALE") {
      // Both by when it was made: browsers set the page's clock by their sum.
      headers.push("Date", new Date(storedAt).toUTCString());
      headers.push("Age", String(Math.max(0, Math.floor((Date.now() - storedAt) / 1000))));
    }
    if (isLeaving()) headers.push("Connection", "close");
    return headers;
  }

  return {
    store,
    /** Where what the answer to this request reads and spends is recorded; null if it will not be cached. */
    fillOf: (request: object): (Spending & { readonly reads: ReadLog }) | null => fills.of(request) ?? null,
    /** Captures what the endpoints behind it answer, stores it if it may be cached, and writes it as a hit is written. */
    capture: ((request, response, next) => {
      const fill = fills.of(request);
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
        request: IncomingMessage,
        response: ServerResponse,
        key: string,
        found: Entry<CachedAnswer>,
        state: "HIT" | "STALE",
      ) {
        const { endpoint, route } = found.value;
        const requestId = requestIdOf(request, isTrusted);
        measureAnswer(request, response, endpoint, route);
        logAnswer(log, request, response, { path: request.url ?? "", requestId });
        if (state === "HIT") metrics.lookup(true);
        else metrics.stale();
        return write(response, key, found.value, callHeaders(requestId, state, found.storedAt));
      }

      /** Charges the caller, then serves the entry: at once if nothing is due. */
      function chargeAndServe(
        request: IncomingMessage,
        response: ServerResponse,
        key: string,
        found: Entry<CachedAnswer>,
        state: "HIT" | "STALE",
      ): void | Promise<void> {
        const charged = charge(request, found.value.charge, app);
        if (!charged) return serveEntry(request, response, key, found, state);
        return charged.then(
          () => serveEntry(request, response, key, found, state),
          // The endpoint refuses in its own words.
          () => serveFromApp(request, response, null),
        );
      }

      /** Has the app answer; with a key its answer fills the cache for all who ask meanwhile. */
      function serveFromApp(request: IncomingMessage, response: ServerResponse, key: string | null) {
        if (key !== null) {
          metrics.lookup(false);
          fills.begin(request, response, key);
        }
        app(request, response);
      }

      async function answer(request: IncomingMessage, response: ServerResponse, key: string): Promise<void> {
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
              else return serveFromApp(request, response, key);
            }
          }
          if (entry) return chargeAndServe(request, response, key, entry, state);
          const fill = fills.get(key);
          if (!fill) return serveFromApp(request, response, fills.isUncacheable(key) ? null : key);
          await fill.ended();
          if (fills.isUncacheable(key)) break;
        }
        serveFromApp(request, response, null);
      }

      const serve = (request: IncomingMessage, response: ServerResponse, key: string | null) => {
        if (key === null) return void app(request, response);
        const failed = (error: unknown) => {
          log.error({ err: error }, "an answer could not be written");
          response.destroy();
        };
        try {
          // Most requests have nothing to wait for, and so need no promise.
          const entry = store.find(key);
          const work =
            entry && store.isFresh(entry)
              ? chargeAndServe(request, response, key, entry, "HIT")
              : answer(request, response, key);
          work?.catch(failed);
        } catch (error) {
          failed(error);
        }
      };

      return (request, response) => {
        if (request.method === "GET" || request.method === "HEAD")
          serve(request, response, keyOfRead(request));
        else if (isSmallOperation(request))
          readBody(request, (body) => {
            // The parser of bodies leaves it alone, because the request has ended.
            Object.assign(request, { body: utf8.decode(body) });
            serve(request, response, keyOfOperation(request, body));
          });
        else app(request, response);
      };
    },
  };

  /** Stores a whole answer if it may be cached, and writes it; false if it is to be written as it is. */
  function finish(fill: AnswerFill, response: ServerResponse, body: Buffer): boolean {
    const { req, statusCode } = response;
    const requestId = String(response.getHeader(requestIdHeader));
    const { key, stored } = fill;
    const writeOrEnd = async (whole: CachedAnswer, headers: readonly string[]) => {
      try {
        await write(response, key, whole, headers);
      } catch {
        response.destroy();
      }
    };
    // What is still in the store has not changed, as far as is known; it may have expired.
    const previous = statusCode === 503 ? store.find(key) : undefined;
    if (previous && store.sawOutage()) {
      fill.end(true);
      metrics.stale();
      void writeOrEnd(previous.value, callHeaders(requestId, "STALE", previous.storedAt));
      return true;
    }
    if (!isPublic(response)) {
      fill.end(false);
      return false;
    }
    const cached: CachedAnswer = {
      answer: createAnswer(response, body),
      charge: chargeOf(fill),
      endpoint: endpointOf(pathOf(req)),
      route: routeOf(req),
    };
    const result = store.keep(stored, key, cached, body.length);
    fill.end(result !== "refused");
    const state = result === "refused" ? null : "MISS";
    if (result === "refused") log.debug({ reason: stored.log.refusal }, "an answer cannot be cached");
    void writeOrEnd(cached, callHeaders(requestId, state));
    return true;
  }
}

const pathOf = (request: IncomingMessage): string => {
  const { originalUrl, url = "" } = request as { originalUrl?: string; url?: string };
  return (originalUrl ?? url).split("?", 1)[0] ?? "";
};
