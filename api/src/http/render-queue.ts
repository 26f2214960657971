import { BusyError } from "../limits/concurrency-limiter.ts";
import { watchQueue } from "../metrics/limits.ts";

/** The place of one page in the render queue, from its request to its response. */
export interface RenderTicket {
  /** Marks the page as expensive and waits until it may be rendered. Throws BusyError when too many wait. */
  begin(): Promise<void>;
  /** Leaves the queue. */
  end(): void;
}

/** Expensive pages that wait at most; later ones would take too long. */
const maxWaiting = 40;
/** Milliseconds that an expensive page yields to others. */
const maxYield = 500;

/**
 * Queue for rendering pages. Rendering blocks the thread, so expensive pages are rendered one at a time, and only while no
 * other page is in progress: any other page waits for one expensive page at most.
 */
export function createRenderQueue(): () => RenderTicket {
  const queue: (() => void)[] = [];
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
    const start = queue.shift();
    isRunning = start !== undefined;
    start?.();
  };
  const advance = (): void => {
    if (isRunning || queue.length === 0) return;
    yielding ??= setTimeout(startNext, maxYield);
    // Requests that arrived while a page was rendered are read first: they are not among the others yet.
    turn ??= setImmediate(() => {
      turn = undefined;
      if (others === 0) startNext();
    });
  };

  return () => {
    let state: "other" | "waiting" | "running" | "ended" = "other";
    let begun: Promise<void> | undefined;
    others++;
    const take = (): Promise<void> => {
      if (queue.length >= maxWaiting) {
        metrics.refused();
        return Promise.reject(new BusyError("Too many pages wait to be rendered."));
      }
      if (state !== "other") return Promise.resolve();
      state = "waiting";
      others--;
      const asked = performance.now();
      return new Promise((resolve) => {
        queue.push(() => {
          metrics.waited(performance.now() - asked);
          resolve();
          if (state === "ended") return startNext();
          state = "running";
        });
        advance();
      });
    };
    return {
      begin() {
        begun ??= take();
        return begun;
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
