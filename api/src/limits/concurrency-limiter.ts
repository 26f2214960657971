/** Too much is asked for at the same time; the answer is to come again soon. */
export class BusyError extends Error {}

/** How much work is done at the same time. */
export interface Turns {
  /** Under way at most. */
  readonly atOnce: number;
  /** Waiting at most. */
  readonly waiting: number;
  /** After work a slot rests for this multiple of the time that the work took. */
  readonly rest?: number;
}

/** Runs work so that at most `atOnce` are under way and `waiting` wait for it; more are refused with BusyError. */
export function createTurns({ atOnce, waiting, rest = 0 }: Turns) {
  const queue: (() => void)[] = [];
  let running = 0;
  const handOn = (): void => {
    const next = queue.shift();
    if (next) next();
    else running--;
  };
  return async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new BusyError("Too much is asked for at the same time.");
      // Whoever is done hands its place on, so nobody can come between.
      await new Promise<void>((turn) => queue.push(turn));
    } else running++;
    const began = performance.now();
    try {
      return await work();
    } finally {
      // Whoever asked has its answer meanwhile.
      if (rest === 0) handOn();
      else setTimeout(handOn, (performance.now() - began) * rest);
    }
  };
}
