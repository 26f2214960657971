import type { EventEmitter } from "node:events";
import type { RequestListener } from "node:http";
import { watchQueue } from "../metrics/limits.ts";
import { outsideRequests } from "./request-id.ts";

/** Milliseconds of one turn in which requests are begun: what else there is to do waits for that long at most. */
const portion = 50;

/** Milliseconds for which work waits at most while connections come in, and what takes long while something is written. */
const maxHold = 100;

/** Milliseconds until it is looked again whether something is written: meanwhile the database has the processor. */
const pause = 2;

interface Waiting {
  readonly asked: number;
  begin(): void;
}

/** What `createEventLoopScheduler` gives. */
export interface EventLoopScheduler {
  /** Begins requests in their order, but for those whose client has left. */
  requests(listener: RequestListener): RequestListener;
  /** Resolves when the caller may use the thread for long, such as for rendering a page: one caller in each turn. */
  whenIdle(): Promise<void>;
}

/**
 * Divides work among the turns of the event loop. Node.js takes one connection in each turn (libuv since 1.45), and does all else that there
 * is to do: with long turns, new connections wait for seconds before anything is known of them. So what takes the thread for long
 * waits for a turn of its own, and all work for a turn without a new connection. What takes long also waits while a transaction is under
 * way (`isWriting`), whose statements each need a turn: it would hold its locks for that long.
 */
export function createEventLoopScheduler(
  server: Pick<EventEmitter, "on">,
  isWriting: () => boolean,
): EventLoopScheduler {
  const requests: Waiting[] = [];
  const others: Waiting[] = [];
  let isPlanned = false;
  let isNewcomer = false;
  let heldSince: number | undefined;
  let isPausing = false;
  server.on("connection", () => {
    isNewcomer = true;
  });
  const metrics = watchQueue("event-loop", () => ({ running: 0, waiting: requests.length + others.length }));
  const plan = (): void => {
    // A turn is for many requests, and so for none of them in the log.
    if (!isPlanned) outsideRequests(() => setImmediate(turn));
    isPlanned = true;
  };
  const turn = (): void => {
    isPlanned = false;
    const now = performance.now();
    if (isNewcomer) {
      isNewcomer = false;
      heldSince ??= now;
      if (now - heldSince < maxHold) {
        plan();
        return;
      }
    }
    heldSince = undefined;
    // First: among them are refusals and answers from the cache.
    while (requests.length > 0 && performance.now() - now < portion) beginFirst(requests);
    const [other] = others;
    const isHeld = other !== undefined && now - other.asked < maxHold && isWriting();
    if (!isHeld) beginFirst(others);
    if (requests.length > 0 || (others.length > 0 && !isHeld)) plan();
    else if (isHeld) planLater();
  };
  const planLater = (): void => {
    const next = () => {
      isPausing = false;
      plan();
    };
    if (!isPausing) outsideRequests(() => setTimeout(next, pause));
    isPausing = true;
  };
  const beginFirst = (queue: Waiting[]): void => {
    const first = queue.shift();
    if (!first) return;
    metrics.waited(performance.now() - first.asked);
    first.begin();
  };
  const wait = (queue: Waiting[], begin: () => void): void => {
    queue.push({ asked: performance.now(), begin });
    plan();
  };
  return {
    requests: (listener) => (request, response) =>
      wait(requests, () => {
        if (!response.closed) listener(request, response);
      }),
    whenIdle: () => new Promise((resolve) => wait(others, resolve)),
  };
}
