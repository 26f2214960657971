import { createLoop } from "./wakeable-loop.ts";

interface DispatcherOptions {
  /** Writes the deliveries of one page of the change log. */
  dispatch(): Promise<{ deliveries: number; hasMore: boolean }>;
  /** Called when there are new deliveries. */
  dispatched(): void;
  /** Called with an error; once for errors that follow each other. */
  report(error: unknown): void;
}

/** Turns changes into deliveries. */
export interface Dispatcher {
  /** Reads the log now: there may be more of it. */
  wake(): void;
  /** Waits for the page under way. */
  stop(): Promise<void>;
}

/** Milliseconds until the next turn, such as after the death of a process that had the lease. */
const longestSleep = 60_000;

/** Starts to read the change log for webhooks, page by page whenever there is more of it. */
export function startDispatcher({ dispatch, dispatched, report }: DispatcherOptions): Dispatcher {
  const loop = createLoop({
    report,
    pause: async () => longestSleep,
    async step() {
      const { deliveries, hasMore } = await dispatch();
      if (deliveries > 0) dispatched();
      return hasMore;
    },
  });
  loop.wake();
  return loop;
}
