import { setTimeout as sleep } from "node:timers/promises";

/** Results of requests that arrive whether or not earlier ones are answered. */
export interface OpenLoad<Answer> {
  answers: { answer: Answer; milliseconds: number }[];
  /** Requests that failed. */
  failed: number;
  /** Requests still unanswered when the final wait ended. */
  unanswered: number;
}

export interface OpenLoopOptions {
  /** Requests per second, and for how many seconds. */
  rate: number;
  seconds: number;
  /** Milliseconds to wait for the last responses. */
  timeoutMs: number;
}

/**
 * Sends requests at a steady rate. A response time counts from when its request was due, so that a server that falls behind
 * does not get fewer requests.
 */
export async function openLoop<Answer>(
  { rate, seconds, timeoutMs }: OpenLoopOptions,
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
  await Promise.race([Promise.all(pending), sleep(timeoutMs)]);
  isOver = true;
  return load;
}
