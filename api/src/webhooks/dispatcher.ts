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

/** Milliseconds until the next look if nothing wakes the dispatcher before, such as after the death of a process that had the lease. */
const longestSleep = 60_000;
const afterError = 5_000;

/** Starts to read the change log for webhooks, page by page whenever there is more of it. */
export function startDispatcher({ dispatch, dispatched, report }: DispatcherOptions): Dispatcher {
  let isStopped = false;
  let isWoken = false;
  let isFailing = false;
  let turning: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    isWoken = true;
    if (isStopped || turning) return;
    clearTimeout(timer);
    turning = turn().finally(() => {
      turning = null;
      if (isWoken) wake();
    });
  }

  async function turn(): Promise<void> {
    try {
      while (isWoken && !isStopped) {
        const { deliveries, hasMore } = await nextPage();
        if (deliveries > 0) dispatched();
        isWoken ||= hasMore;
      }
      isFailing = false;
      sleep(longestSleep);
    } catch (error) {
      if (!isFailing) report(error);
      isFailing = true;
      isWoken = false;
      sleep(afterError);
    }
  }

  const nextPage = () => {
    isWoken = false;
    return dispatch();
  };

  function sleep(milliseconds: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(wake, milliseconds).unref();
  }

  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await turning;
    },
  };
}
