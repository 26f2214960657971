/** Too much is asked for at the same time; the answer is to come again soon. */
export class BusyError extends Error {}

/** Runs work so that at most `atOnce` are under way and `waiting` wait for it; more are refused with BusyError. */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new BusyError("Too much is asked for at the same time.");
      // Whoever is done hands its place on, so nobody can come between.
      await new Promise<void>((turn) => queue.push(turn));
    } else running++;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
