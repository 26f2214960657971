/** How often a process is asked for a sign of life, and how many times in a row it may give none. */
export interface Patience {
  every: number;
  most: number;
}

/** No statement of our own takes half an hour, not that of a large import on a slow machine. */
const defaultPatience: Patience = { every: 60_000, most: 30 };

/** What `watchSilence` needs of the process: a question, and its end. */
export interface Watched {
  ask(): void;
  end(): void;
}

/**
 * Ends a process that gives no sign of life: a statement that never ends, or a loop within the engine, keeps its only thread busy, and nothing else can
 * interrupt that. Questions are counted, not time: a machine that was suspended, or this process, has asked nothing meanwhile.
 */
export function watchSilence({ ask, end }: Watched, { every, most }: Patience = defaultPatience) {
  let unanswered = 0;
  const timer = setInterval(() => {
    if (unanswered === most) {
      clearInterval(timer);
      end();
      return;
    }
    unanswered++;
    ask();
  }, every).unref();
  return {
    /** It has answered. */
    heard(): void {
      unanswered = 0;
    },
    stop: () => clearInterval(timer),
  };
}
