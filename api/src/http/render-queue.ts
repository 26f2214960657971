import { BusyError, defaultMaxWait } from "../limits/concurrency-limiter.ts";
import { watchQueue } from "../metrics/limits.ts";

/** The place of one page in the render queue, from its request to its response. */
export interface RenderTicket {
  /** Marks the page as expensive and waits until it may be rendered. Throws BusyError when too many wait. */
  begin(): Promise<void>;
  /** Does a part of what the page needs; after the last of them waits for a turn of the event loop, in which the page is rendered. */
  load<Part>(work: () => Promise<Part>): Promise<Part>;
  /** Leaves the queue. */
  end(): void;
}

/** Expensive pages that wait at most; later ones would take too long. */
const maxWaiting = 20;
/** Milliseconds that an expensive page yields to others, since it was asked for. */
const maxYield = 100;

/** An expensive page that waits for its turn since `asked`. */
interface Waiting {
  readonly asked: number;
  start(): void;
}

/**
 * Queue for rendering pages. Rendering blocks the thread, so expensive pages are rendered one at a time, and only while no
 * other page is in progress, or once they have yielded for a while: any other page waits for one expensive page at most. Every page waits
 * for the event loop (event-loop-scheduler.ts) before it is rendered.
 */
export function createRenderQueue(whenIdle: () => Promise<void>): () => RenderTicket {
  const queue: Waiting[] = [];
  let others = 0;
  let isRunning = false;
  let yielding: NodeJS.Timeout | undefined;
  let turn: NodeJS.Immediate | undefined;
  const metrics = watchQueue("expensive-pages", () => ({
    running: isRunning ? 1 : 0,
    waiting: queue.length,
  }));

  const startNext = (): void => {
    clearTimeout(yielding);
    clearImmediate(turn);
    yielding = turn = undefined;
    const next = queue.shift();
    isRunning = next !== undefined;
    next?.start();
  };
  const advance = (): void => {
    const [first] = queue;
    if (isRunning || !first) return;
    // Under load others are always in progress: each page would yield after those before it have.
    yielding ??= setTimeout(startNext, Math.max(0, first.asked + maxYield - performance.now()));
    // Requests that arrived while a page was rendered are read first: they are not among the others yet.
    turn ??= setImmediate(() => {
      turn = undefined;
      if (others === 0) startNext();
    });
  };

  return () => {
    let state: "other" | "waiting" | "running" | "ended" = "other";
    let begun: Promise<void> | undefined;
    let parts = 0;
    others++;
    const take = (): Promise<void> => {
      const asked = performance.now();
      const [first] = queue;
      if (queue.length >= maxWaiting || (first && asked - first.asked > defaultMaxWait)) {
        metrics.refused();
        return Promise.reject(new BusyError("Too many pages wait to be rendered."));
      }
      if (state !== "other") return Promise.resolve();
      state = "waiting";
      others--;
      return new Promise((resolve) => {
        const start = () => {
          metrics.waited(performance.now() - asked);
          resolve();
          if (state === "ended") return startNext();
          state = "running";
        };
        queue.push({ asked, start });
        advance();
      });
    };
    return {
      begin() {
        begun ??= take();
        return begun;
      },
      async load(work) {
        parts++;
        const part = await work().finally(() => parts--);
        if (parts === 0) await whenIdle();
        return part;
      },
      end() {
        const before = state;
        state = "ended";
        if (before === "other") others--;
        if (before === "running") isRunning = false;
        advance();
      },
    };
  };
}
