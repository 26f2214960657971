import { RateLimited } from "../domain/errors.ts";
import { longPolls } from "../inputs/index.ts";
import { createConcurrencyLimiter } from "./concurrency-limiter.ts";
import { createPlaces, type PlaceLimits } from "./places.ts";

/** A request that is answered as soon as its page is not empty. */
export interface LongPoll<Page> {
  /** Whose waiting requests are counted together: a token, a user or a network address. */
  readonly caller: string;
  /** Maximum time to wait. */
  readonly seconds: number;
  /** Aborted when the client is gone. */
  readonly signal: AbortSignal;
  read(): Promise<Page>;
  isEmpty(page: Page): boolean;
  /** Called with the milliseconds of each wait. */
  waited(milliseconds: number): void;
}

/** Waiting requests; they hold no database connection. */
export interface LongPolls {
  /**
   * Reads until a page is not empty, the time is up or it has read often; returns the last page. Ends early when the signal is aborted or the process stops.
   * Throws RateLimited if too many requests wait.
   */
  wait<Page>(poll: LongPoll<Page>): Promise<Page>;
}

interface LongPollOptions {
  /** Has the listener called when there may be something new. */
  subscribe(listener: () => void): void;
  /** Aborted when the process stops: all requests are answered then. */
  leaving: AbortSignal;
  limits?: PlaceLimits & { reads: number };
}

/** Milliseconds after which a caller may try again who has too many waiting requests. */
const retryAfter = 5_000;

/** Lets requests wait, up to a limit for each caller and for all. */
export function createLongPolls({ subscribe, leaving, limits = longPolls }: LongPollOptions): LongPolls {
  const places = createPlaces(limits);
  let news = Promise.withResolvers<void>();
  subscribe(() => {
    news.resolve();
    news = Promise.withResolvers<void>();
  });
  // All wake at the same time: a few read at once, so that others get connections too.
  const { runLimited } = createConcurrencyLimiter({
    name: "long-polls",
    maxConcurrent: 4,
    maxQueued: limits.inAll,
    // They came to wait.
    maxWait: Number.POSITIVE_INFINITY,
  });

  /** Takes a place for the caller; returns how to leave it. */
  function enter(caller: string): () => void {
    const leave = places.enter(caller);
    if (leave === "caller")
      throw new RateLimited(retryAfter, `At most ${limits.perCaller} requests may wait at the same time.`);
    if (leave === "all") throw new RateLimited(retryAfter, "Or send the request without `wait`.");
    return leave;
  }

  return {
    async wait({ caller, seconds, signal, read, isEmpty, waited }) {
      const leave = enter(caller);
      const over = AbortSignal.any([signal, leaving, AbortSignal.timeout(seconds * 1000)]);
      try {
        for (let reads = 1; ; reads++) {
          // Taken before it reads: what comes meanwhile is not missed.
          const more = news.promise;
          const page = await runLimited(read);
          if (!isEmpty(page) || reads === limits.reads) return page;
          const began = performance.now();
          await unlessAborted(more, over);
          waited(performance.now() - began);
          if (over.aborted) return page;
        }
      } finally {
        leave();
      }
    },
  };
}

/** Waits for the work, or until the signal is aborted. */
async function unlessAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const aborted = Promise.withResolvers<void>();
  const end = () => aborted.resolve();
  signal.addEventListener("abort", end, { once: true });
  await Promise.race([work, aborted.promise]);
  signal.removeEventListener("abort", end);
}
