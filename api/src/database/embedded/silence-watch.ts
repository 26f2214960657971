/** Milliseconds between two questions for a sign of life, and how many in a row may have no answer. */
export interface Patience {
  interval: number;
  maxUnanswered: number;
}

/** What waits together takes less than half an hour, a large import on a slow machine and statements of foreign clients included. */
const defaultPatience: Patience = { interval: 60_000, maxUnanswered: 30 };

/** What `watchSilence` needs of the process: a question, and its end. */
export interface Watched {
  ask(): void;
  end(): void;
}

/**
 * Ends a process that gives no sign of life: a statement that never ends, or a loop within the engine, keeps its only thread busy, and nothing else can
 * interrupt that. Questions are counted, not time: while the machine is suspended, or this process is blocked, none is asked.
 */
export function watchSilence({ ask, end }: Watched, { interval, maxUnanswered }: Patience = defaultPatience) {
  let unanswered = 0;
  const timer = setInterval(() => {
    if (unanswered === maxUnanswered) {
      clearInterval(timer);
      end();
      return;
    }
    unanswered++;
    ask();
  }, interval).unref();
  return {
    /** It has answered. */
    heard(): void {
      unanswered = 0;
    },
    stop: () => clearInterval(timer),
  };
}
