import type { IncomingMessage } from "node:http";
import { performance } from "node:perf_hooks";
import type { RequestHandler, Response } from "express";
import { BusyError, defaultMaxWait } from "../limits/concurrency-limiter.ts";
import { createFairQueue, type Task } from "../limits/fair-queue.ts";
import { watchQueue } from "../metrics/limits.ts";
import { endpointOf } from "./metrics.ts";

export interface OverloadOptions {
  /** Milliseconds for which the caller has waited that waits longest for a connection to the database. */
  longestWait(): number;
  /** The part of the time since it was last asked in which the event loop was busy, from 0 to 1. */
  utilization?(): number;
  /** Its kind, by which `few` is chosen. */
  database?: "embedded" | "postgresql";
  limits?: typeof defaults;
}

const defaults = {
  /** Requests under way up to which none waits, when the process has not been busy for a while; and the range of that limit. */
  usual: 24,
  least: 1,
  most: 200,
  /** Requests at most, with those that wait and those whose answers wait to be read. Long polls are among them, which are limited on their own (inputs/limits.ts). */
  maxRequests: 1_000,
  /** The part of the time in which the event loop is busy that leaves no room for more. */
  maxUtilization: 0.9,
  /** Milliseconds for a connection to the database that leave no room for more: a request needs one again and again. */
  maxDelay: 20,
  /** One slow statement, or a busy machine, is no overload: up to this number of requests, running and waiting, each may wait for `maxWaitOfFew` milliseconds. */
  few: 8,
  maxWaitOfFew: 5_000,
  /** Milliseconds that a request may wait while there are more (limits/fair-queue.ts). */
  maxWait: defaultMaxWait,
  maxWaitBesideOthers: 100,
  maxStandingWait: 50,
} satisfies Record<string, number>;

/** More may wait on the embedded database, where all share one connection and a slow statement holds up the others. */
const limitsOnEmbedded = { ...defaults, few: 12 };

/** Milliseconds between looks at how busy the process is. */
const interval = 25;

/** Milliseconds for which a request without its whole body keeps its place. */
const maxBodyWait = 25;

/** How the limit changes with each look: by a factor if the process is busy, else by addition, while requests wait and while none does. */
const changes = { falls: 0.7, rises: 0.3, recovers: 0.25 } as const;

/** A request whose body is there and whose answer is not over. */
interface Work {
  readonly response: Response;
  readonly task: Task;
  /** Its place in the list of those under way; -1 if it is not among them. */
  place: number;
  isOpen: boolean;
}

/** What `createOverloadGuard` gives. */
export interface OverloadGuard {
  /** Names paths that there are, such as "/software/:id". What other paths ask for is all of one kind: anybody can make up a thousand. */
  know(paths: readonly string[]): void;
  /** Lets as many requests begin as the process can do in time. The others wait for a moment, then they are refused with a BusyError, before any work. */
  admit: RequestHandler;
  /** Says that a request needs nothing any more but news: it takes nobody's place from now on. */
  release(response: Response): void;
  close(): void;
}

/**
 * Keeps the time short that requests take, whatever each of them costs: as many are under way as keep the event loop busy, because more would
 * only make all of them slower. Answers from the cache, assets and probes never get here, or pass.
 */
export function createOverloadGuard({
  longestWait,
  utilization = measureUtilization(),
  database = "postgresql",
  limits = database === "embedded" ? limitsOnEmbedded : defaults,
}: OverloadOptions): OverloadGuard {
  const { usual, least, most, maxRequests, maxUtilization, maxDelay } = limits;
  const queue = createFairQueue(usual, limits);
  const known = new Set<string>();
  const kindOf = (path: string): string => {
    const kind = firstPart(path);
    return known.has(kind) ? kind : "";
  };
  /** Answers that are not over. */
  let open = 0;
  /**
   * Those of them that are not made yet. A list, not a map by response: V8 links the tables that a map has outgrown, so that one that is old
   * would keep the requests of all later ones until the next collection of the old generation.
   */
  const underWay: Work[] = [];
  /** Requests that were over since the last look. */
  let done = 0;
  const metrics = watchQueue("requests", () => ({ running: open, waiting: queue.waiting }));

  const list = (work: Work): void => {
    open++;
    work.isOpen = true;
    work.place = underWay.length;
    underWay.push(work);
  };
  const end = (work: Work): void => {
    const { place } = work;
    if (place >= 0) {
      done++;
      work.place = -1;
      // The last one takes its place.
      const last = underWay.pop();
      if (last && last !== work) {
        underWay[place] = last;
        last.place = place;
      }
    }
    queue.leave(work.task);
  };
  const nextLimit = (): number => {
    const { limit, running, waiting } = queue;
    const isBusy = utilization() > maxUtilization || longestWait() > maxDelay;
    // What keeps the process busy while none is under way, such as its start, is not their doing.
    // As many as are done in that time wait for little: cheap ones are read together, from the socket and from the database.
    if (isBusy && running > 0) return Math.max(least, done, Math.min(limit, running) * changes.falls);
    if (waiting > 0) return Math.min(most, limit + changes.rises);
    return Math.max(limit, Math.min(usual, limit + changes.recovers));
  };
  const look = setInterval(() => {
    // Whoever reads slowly, or not at all, keeps an answer open that needs next to nothing until then.
    for (const work of [...underWay])
      if (work.response.writableEnded || work.response.writableNeedDrain) end(work);
    queue.limit = nextLimit();
    done = 0;
    queue.update();
  }, interval).unref();

  return {
    know(paths) {
      for (const path of paths) known.add(firstPart(path));
    },
    admit(request, response, next) {
      const endpoint = endpointOf(request.path);
      if (endpoint === "assets" || endpoint === "probes") return next();
      // Who has left already would never be counted off again.
      if (response.closed) return;
      if (open + queue.waiting >= maxRequests) {
        metrics.refused();
        throw new BusyError("Too many requests are under way.");
      }
      const work: Work = { response, task: queue.enter(kindOf(request.path)), place: -1, isOpen: false };
      response.once("close", () => {
        if (work.isOpen) open--;
        end(work);
      });
      const start = () => {
        if (response.closed) return;
        metrics.waited(performance.now() - work.task.asked);
        if (request.complete || !readsBody(request)) list(work);
        else {
          // A body that does not come soon takes nobody's place. Most come right after the head.
          const late = setTimeout(() => queue.leave(work.task), maxBodyWait);
          request.once("end", () => {
            clearTimeout(late);
            if (response.closed) return;
            queue.resume(work.task);
            list(work);
          });
        }
        next();
      };
      const refuse = (refusal: unknown) => {
        metrics.refused();
        next(refusal);
      };
      const { turn } = work.task;
      if (turn) turn.then(start, refuse);
      else start();
    },
    release(response) {
      const work = underWay.find((each) => each.response === response);
      if (work) end(work);
    },
    close: () => clearInterval(look),
  };
}

/** Measures the event loop from one call to the next. */
function measureUtilization(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}

/** What a path asks for: "/search", "/software", "/api/export", whatever comes after. "/software.data" and "/reviews.rss" are made of the same. */
const firstPart = (path: string): string => /^(?:\/api)?\/[^/.]*/.exec(path)?.[0] ?? "";

/** Nothing reads the body of a GET or HEAD: its request begins at once, even if the body never comes. */
const readsBody = ({ method, headers }: IncomingMessage): boolean =>
  method !== "GET" &&
  method !== "HEAD" &&
  (headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0);
