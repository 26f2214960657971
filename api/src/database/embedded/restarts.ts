/** How many restarts are made at once in a window of time. */
const defaults = { max: 5, window: 10 * 60_000 };

/** Counts restarts of a process that should not end, so that one that cannot run is not started over and over. */
export class Restarts {
  readonly #max: number;
  readonly #window: number;
  #times: number[] = [];

  constructor({ max, window } = defaults) {
    this.#max = max;
    this.#window = window;
  }

  /**
   * Counts one more restart and returns how many milliseconds to wait with it: none, unless the last window has had too many; then
   * until the oldest of them is out of it.
   */
  next(now: number): number {
    this.#times = this.#times.filter((time) => time > now - this.#window);
    const oldest = this.#times.at(-this.#max);
    const time = oldest === undefined ? now : oldest + this.#window;
    this.#times.push(time);
    return time - now;
  }
}
