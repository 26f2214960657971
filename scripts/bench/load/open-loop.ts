import { setTimeout as sleep } from "node:timers/promises";

/** What came of requests that arrive whether or not earlier ones are answered. */
export interface OpenLoad<Answer> {
  answers: { answer: Answer; milliseconds: number }[];
  /** Requests that failed. */
  failed: number;
  /** Requests that had no answer when the wait for the last ones was over. */
  unanswered: number;
}

export interface OpenLoopOptions {
  /** Requests a second, and for how many seconds. */
  rate: number;
  seconds: number;
  /** Milliseconds that the last requests are waited for. */
  patience: number;
}

/**
 * Sends requests at a steady rate. The time of an answer counts from when its request was due, so that a server that lags behind
 * is not measured by fewer requests.
 */
export async function openLoop<Answer>(
  { rate, seconds, patience }: OpenLoopOptions,
  send: (number: number) => Promise<Answer>,
): Promise<OpenLoad<Answer>> {
  const load: OpenLoad<Answer> = { answers: [], failed: 0, unanswered: 0 };
  const total = Math.round(rate * seconds);
  const began = performance.now();
  const pending: Promise<void>[] = [];
  let isOver = false;
  for (let number = 0; number < total; number++) {
    const due = began + (number * 1_000) / rate;
    const early = due - performance.now();
    if (early > 0) await sleep(early);
    load.unanswered++;
    pending.push(
      send(number).then(
        (answer) => {
          if (isOver) return;
          load.unanswered--;
          load.answers.push({ answer, milliseconds: performance.now() - due });
        },
        () => {
          if (isOver) return;
          load.unanswered--;
          load.failed++;
        },
      ),
    );
  }
  await Promise.race([Promise.all(pending), sleep(patience)]);
  isOver = true;
  return load;
}
