import { BusyError } from "../limits/concurrency-limiter.ts";

/** The turn of one page to be rendered; open from its request to its answer. */
export interface RenderTicket {
  /** Says that the page has an expensive list, and waits until it may be rendered. Throws BusyError where too many wait. */
  begin(): Promise<void>;
  /** The page has been answered, or never will be. */
  end(): void;
}

/** Expensive pages that wait to be rendered; what waits behind more would come too late. */
const maxWaiting = 40;
/** Milliseconds that an expensive page lets others go first. */
const maxYield = 500;

/**
 * Turns for rendering pages. Rendering takes the one thread of the process, so pages with an expensive list are rendered one
 * at a time, and only while no other page is under way: each of these waits for one expensive page at most.
 */
export function createRenderQueue(): () => RenderTicket {
  const queue: (() => void)[] = [];
  let others = 0;
  let isRunning = false;
  let yielding: NodeJS.Timeout | undefined;

  const startNext = (): void => {
    clearTimeout(yielding);
    yielding = undefined;
    const start = queue.shift();
    isRunning = start !== undefined;
    start?.();
  };
  const advance = (): void => {
    if (isRunning || queue.length === 0) return;
    if (others === 0) startNext();
    else yielding ??= setTimeout(startNext, maxYield);
  };

  return () => {
    let state: "other" | "waiting" | "running" | "ended" = "other";
    let begun: Promise<void> | undefined;
    others++;
    const take = (): Promise<void> => {
      if (queue.length >= maxWaiting)
        return Promise.reject(new BusyError("Too many pages wait to be rendered."));
      if (state !== "other") return Promise.resolve();
      state = "waiting";
      others--;
      return new Promise((resolve) => {
        queue.push(() => {
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
