import type { IncomingMessage } from "node:http";
import type { RequestHandler, Response } from "express";
import { BusyError } from "../limits/concurrency-limiter.ts";
import { watchQueue } from "../metrics/limits.ts";
import { endpointOf } from "./metrics.ts";

export interface OverloadOptions {
  /** Milliseconds for which the caller has waited that waits longest for a connection to the database. */
  longestWait(): number;
  /** Milliseconds for which work has waited that waits longest for its turn of the event loop. */
  delay(): number;
  limits?: typeof defaults;
}

const defaults = {
  /** Requests under way up to which none is refused: one slow request, or a busy machine, is no overload. */
  fewRequests: 12,
  /** Requests of one kind under way up to which none of it is refused: what is asked for in excess does not stop the rest. */
  fewOfKind: 6,
  /** Requests under way, of each kind those few at most, from which all are refused while the process is behind. */
  manyRequests: 18,
  /** Requests under way at most, with those whose answers wait to be read. Long polls are among them, which are limited on their own (inputs/limits.ts). */
  maxRequests: 1_000,
  /** Milliseconds that the event loop may be late, or a connection be waited for, three times in a row: a request needs both again and again. */
  maxDelay: 50,
} satisfies Record<string, number>;

/** Milliseconds between looks at how far the process is behind. */
const interval = 25;

/** Looks in a row in which that is too long: a long task or statement, or a pause of the garbage collector, is over before. */
const looks = 3;

/** How `Adapted.factor` changes with each look: it falls while the limits are not enough, and rises slowly again. */
const factors = { min: 0.15, falls: 0.9, rises: 0.01 } as const;

/** What limits are multiplied by now. */
interface Adapted {
  factor: number;
  /** Since the last look. */
  wasRefused: boolean;
}

/** Requests of one kind. */
interface Kind extends Adapted {
  atWork: number;
}

/** A request under way. */
interface Work {
  readonly response: Response;
  readonly kind: Kind;
  /** Its place in the list; -1 once its answer is made. */
  place: number;
}

/** What `createOverloadGuard` gives. */
export interface OverloadGuard {
  /** Refuses requests with a BusyError, before any work, while those under way are more than the process can do in time. */
  refuse: RequestHandler;
  close(): void;
}

/**
 * Keeps the time that requests wait short, whatever each of them costs: what is measured is how far the process is behind, not how many
 * requests a second it gets. Answers from the cache, assets and probes never get here, or pass.
 */
export function createOverloadGuard({
  longestWait,
  delay,
  limits = defaults,
}: OverloadOptions): OverloadGuard {
  const { fewRequests, fewOfKind, manyRequests, maxRequests, maxDelay } = limits;
  /** Answers that are not over. */
  let open = 0;
  /**
   * Those of them that are not made yet. A list, not a map by response: V8 links the tables that a map has outgrown, so that one that is old
   * would keep the requests of all later ones until the next collection of the old generation.
   */
  const atWork: Work[] = [];
  const kinds = new Map<string, Kind>();
  const all: Adapted = { factor: 1, wasRefused: false };
  const begin = (response: Response, name: string): Work => {
    open++;
    const kind = kinds.get(name) ?? { atWork: 0, factor: 1, wasRefused: false };
    kinds.set(name, kind);
    kind.atWork++;
    const work = { response, kind, place: atWork.length };
    atWork.push(work);
    return work;
  };
  const end = (work: Work) => {
    const { place, kind } = work;
    if (place < 0) return;
    work.place = -1;
    kind.atWork--;
    // The last one takes its place.
    const last = atWork.pop();
    if (!last || last === work) return;
    atWork[place] = last;
    last.place = place;
  };
  let due = performance.now() + interval;
  let lateInARow = 0;
  const adapt = (limit: Adapted) => {
    const { factor } = limit;
    const isLess = limit.wasRefused && lateInARow >= looks;
    limit.factor = isLess
      ? Math.max(factors.min, factor * factors.falls)
      : Math.min(1, factor + factors.rises);
    limit.wasRefused = false;
  };
  const look = setInterval(() => {
    const now = performance.now();
    lateInARow = Math.max(now - due, delay(), longestWait()) > maxDelay ? lateInARow + 1 : 0;
    due = now + interval;
    adapt(all);
    for (const [name, kind] of kinds) {
      adapt(kind);
      if (kind.atWork === 0 && kind.factor === 1) kinds.delete(name);
    }
  }, interval).unref();
  const refuses = (limit: Adapted): boolean => {
    limit.wasRefused = true;
    return true;
  };
  const isTooMuch = (name: string): boolean => {
    if (open >= maxRequests) return true;
    const kind = kinds.get(name);
    const factor = Math.min(all.factor, kind?.factor ?? 1);
    // Lowered limits hold until they have risen: what comes in the first moment without delay would be too much again.
    if (lateInARow < looks && factor === 1) return false;
    if (atWork.length < fewRequests * factor) return false;
    // Whoever reads slowly, or not at all, keeps an answer open that needs nothing any more.
    for (const work of [...atWork]) if (work.response.writableEnded) end(work);
    if (atWork.length < fewRequests * factor) return false;
    // What only the limit of all refuses is not in excess itself.
    if (kind && kind.atWork >= fewOfKind * factor)
      return refuses(kind.atWork >= fewOfKind * kind.factor ? kind : all);
    const counted = kinds
      .values()
      .reduce((sum, each) => sum + Math.min(each.atWork, fewOfKind * each.factor), 0);
    return counted >= manyRequests * all.factor && refuses(all);
  };
  const metrics = watchQueue("requests", () => ({ running: open, waiting: 0 }));
  return {
    refuse(request, response, next) {
      const endpoint = endpointOf(request.path);
      if (endpoint === "assets" || endpoint === "probes") return next();
      // Who has left already would never be counted off again.
      if (response.closed) return;
      const kind = kindOf(request.path);
      if (isTooMuch(kind)) {
        metrics.refused();
        throw new BusyError("Too many requests are under way.");
      }
      const count = () => {
        if (response.closed) return;
        const work = begin(response, kind);
        response.once("close", () => {
          open--;
          end(work);
        });
      };
      // A body that never comes takes nobody's place.
      if (!request.complete && hasBody(request)) request.once("end", count);
      else count();
      next();
    },
    close: () => clearInterval(look),
  };
}

/** What a path asks for: "/search", "/software", "/api/export", whatever comes after. */
const kindOf = (path: string): string => /^(?:\/api)?\/[^/]*/.exec(path)?.[0] ?? "";

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
