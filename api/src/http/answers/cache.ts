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
  represent,
  writeAnswer,
} from "./answer.ts";
import { captureAnswer } from "./capture.ts";
import { type Charge, type ChargingOptions, chargeOf, createCharging, type Spending } from "./charge.ts";
import { createMakings, type Making } from "./making.ts";
import { isSmallOperation, keyOfOperation, keyOfRead, readBody } from "./request-key.ts";
import { createAnswerStore, type Entry } from "./store.ts";

/** An answer with what each call of it needs. */
interface Kept {
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
  const store = createAnswerStore<Kept>({ maxBytes, feed, freshMs, dropped });
  const metrics = watchAnswers(store);
  const pay = createCharging(options);
  const makings = createMakings<Entry<Kept>>(store);

  /** Writes an answer in the encoding that suits its request: at once if it is there. */
  function write(
    response: ServerResponse,
    key: string,
    answer: Answer,
    headers: readonly string[],
  ): void | Promise<void> {
    const { req } = response;
    if (isKnown(answer, ifNoneMatchOf(req))) return writeAnswer(response, answer, null, headers);
    const made = represent(answer, encodingFor(req), (bytes) => store.grow(key, bytes));
    if (made instanceof Promise) return made.then((ready) => writeAnswer(response, answer, ready, headers));
    writeAnswer(response, answer, made, headers);
  }

  /** Headers of one call. */
  function ownHeaders(requestId: string, state: CacheState | null, storedAt = 0): string[] {
    const headers = ["X-Request-Id", requestId];
    if (state !== null) headers.push("X-Cache", state);
    if (state === "HIT" || state === "STALE") {
      // Of when it was made, as Age counts from then: browsers set the page's clock by their sum.
      headers.push("Date", new Date(storedAt).toUTCString());
      headers.push("Age", String(Math.max(0, Math.floor((Date.now() - storedAt) / 1000))));
    }
    if (isLeaving()) headers.push("Connection", "close");
    return headers;
  }

  return {
    store,
    /** Where what the answer to this request reads and spends is recorded; null if it will not be kept. */
    makingOf: (request: object): (Spending & { readonly reads: ReadLog }) | null =>
      makings.of(request) ?? null,
    /** Captures what the endpoints behind it answer, keeps it if it may be kept, and writes it as it will be written from the cache. */
    capture: ((request, response, next) => {
      const making = makings.of(request);
      if (!making) return next();
      // Endpoints answer in full: whether the caller has it is decided once it is whole.
      const { "if-none-match": ifNoneMatch } = request.headers;
      delete request.headers["if-none-match"];
      if (ifNoneMatch !== undefined) conditions.set(request, ifNoneMatch);
      // An answer to HEAD, too, is kept for GET: Node leaves its body out.
      if (request.method === "HEAD") request.method = "GET";
      captureAnswer(response, (body) => finish(making, response, body));
      next();
    }) satisfies RequestHandler,
    /** Everything the server answers: from the cache, or by the app. */
    listener(app: Express): RequestListener {
      const isTrusted = app.get("trust proxy fn");

      function give(
        request: IncomingMessage,
        response: ServerResponse,
        key: string,
        found: Entry<Kept>,
        state: "HIT" | "STALE",
      ) {
        const { answer, endpoint, route } = found.value;
        const requestId = requestIdOf(request, isTrusted);
        measureAnswer(request, response, endpoint, route);
        logAnswer(log, request, response, { path: request.url ?? "", requestId });
        if (state === "HIT") metrics.lookup(true);
        else metrics.stale();
        return write(response, key, answer, ownHeaders(requestId, state, found.storedAt));
      }

      /** Gives an answer once it is paid for: at once if nothing is due. */
      function sell(
        request: IncomingMessage,
        response: ServerResponse,
        key: string,
        found: Entry<Kept>,
        state: "HIT" | "STALE",
      ): void | Promise<void> {
        const paid = pay(request, found.value.charge, app);
        if (!paid) return give(request, response, key, found, state);
        return paid.then(
          () => give(request, response, key, found, state),
          // The endpoint refuses in its own words.
          () => make(request, response, null),
        );
      }

      /** Has the app answer; the first request for a key makes the answer for all who ask meanwhile. */
      function make(
        request: IncomingMessage,
        response: ServerResponse,
        key: string | null,
        former?: Entry<Kept>,
      ) {
        if (key !== null) {
          metrics.lookup(false);
          makings.begin(request, response, { key, former });
        }
        app(request, response);
      }

      async function answer(request: IncomingMessage, response: ServerResponse, key: string): Promise<void> {
        for (let round = 0; round < 3; round++) {
          let entry = store.find(key);
          let state: "HIT" | "STALE" = "HIT";
          if (entry && !store.isRight(entry)) {
            const standing = await store.look();
            const former = entry;
            entry = store.find(key);
            const isExpired = entry !== undefined && Date.now() >= entry.expires;
            if (standing === "away" && entry) state = "STALE";
            else if (standing !== "told" || isExpired) {
              if (makings.underWay(key)) entry = undefined;
              else return make(request, response, key, entry ?? former);
            }
          }
          if (entry) return sell(request, response, key, entry, state);
          const making = makings.underWay(key);
          if (!making) return make(request, response, makings.wasNotKept(key) ? null : key);
          await making.isOver();
          if (makings.wasNotKept(key)) break;
        }
        make(request, response, null);
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
            entry && store.isRight(entry)
              ? sell(request, response, key, entry, "HIT")
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

  /** Keeps a whole answer if it may be kept, and writes it; false if it is to be written as it is. */
  function finish(making: Making<Entry<Kept>>, response: ServerResponse, body: Buffer): boolean {
    const { req, statusCode } = response;
    const requestId = String(response.getHeader(requestIdHeader));
    const { key, fill, former } = making;
    const writeOrEnd = async (whole: Answer, headers: readonly string[]) => {
      try {
        await write(response, key, whole, headers);
      } catch {
        response.destroy();
      }
    };
    if (statusCode === 503 && former && store.sawOutage()) {
      making.end(true);
      metrics.stale();
      void writeOrEnd(former.value.answer, ownHeaders(requestId, "STALE", former.storedAt));
      return true;
    }
    if (!isPublic(response)) {
      making.end(false);
      return false;
    }
    const answer = createAnswer(response, body);
    const kept: Kept = {
      answer,
      charge: chargeOf(making),
      endpoint: endpointOf(pathOf(req)),
      route: routeOf(req),
    };
    const result = store.keep(fill, key, kept, body.length);
    making.end(result !== "refused");
    const state = result === "refused" ? null : "MISS";
    void writeOrEnd(answer, ownHeaders(requestId, state));
    return true;
  }
}

const conditions = new WeakMap<object, string>();
const ifNoneMatchOf = (request: IncomingMessage): string | undefined =>
  conditions.get(request) ?? request.headers["if-none-match"];

/** A whole answer that its headers let anyone have. */
function isPublic(response: ServerResponse): boolean {
  const caching = String(response.getHeader("cache-control") ?? "");
  return (
    response.statusCode === 200 &&
    !/\b(?:private|no-store)\b/.test(caching) &&
    !response.hasHeader("set-cookie") &&
    !response.hasHeader("content-encoding") &&
    !response.hasHeader("content-range")
  );
}

const pathOf = (request: IncomingMessage): string => {
  const { originalUrl, url = "" } = request as { originalUrl?: string; url?: string };
  return (originalUrl ?? url).split("?", 1)[0] ?? "";
};
