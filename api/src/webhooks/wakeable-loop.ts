interface LoopOptions {
  /** Does one piece of work; true if there is more to do at once. */
  step(): Promise<boolean>;
  /** Milliseconds until the next turn if nothing wakes the loop before. */
  pause(): Promise<number>;
  /** Called with an error; once for errors that follow each other. */
  report(error: unknown): void;
}

/** Works while there is something to do, and sleeps until it is woken or the pause is over. */
export interface WakeableLoop {
  /** Begins a turn, or has the one under way look once more. */
  wake(): void;
  /** Reports an error of work that runs beside the turns. */
  failed(error: unknown): void;
  readonly isStopped: boolean;
  /** Begins no more turns and waits for the one under way. */
  stop(): Promise<void>;
}

/** Milliseconds until the next turn after an error. */
const afterError = 5_000;

/** Creates a loop, which sleeps until it is woken first. */
export function createLoop({ step, pause, report }: LoopOptions): WakeableLoop {
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
        isWoken = false;
        if (await step()) isWoken = true;
      }
      if (!isStopped) sleep(await pause());
      isFailing = false;
    } catch (error) {
      failed(error);
      isWoken = false;
      sleep(afterError);
    }
  }

  function sleep(milliseconds: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(wake, milliseconds).unref();
  }

  function failed(error: unknown): void {
    if (!isFailing) report(error);
    isFailing = true;
  }

  return {
    wake,
    failed,
    get isStopped() {
      return isStopped;
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await turning;
    },
  };
}
