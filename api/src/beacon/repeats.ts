import { createHmac, randomBytes } from "node:crypto";

export interface RepeatsOptions {
  milliseconds: number;
  /** So many are remembered; the oldest go first. */
  most?: number;
  now?: () => number;
}

/**
 * What was there a short while ago. It is remembered as a fingerprint under a key that only this process knows and that
 * goes with it, so that no list of who looked at what is kept, for however short a time.
 */
export class Repeats {
  readonly #options: Required<RepeatsOptions>;
  readonly #key = randomBytes(32);
  /** Fingerprints and when they go, the oldest first. */
  readonly #until = new Map<string, number>();

  constructor(options: RepeatsOptions) {
    this.#options = { most: 50_000, now: Date.now, ...options };
  }

  /** Was it there within the time? If not, it is from now on. */
  has(text: string): boolean {
    const { now, most, milliseconds } = this.#options;
    const moment = now();
    for (const [oldest, until] of this.#until) {
      if (until > moment) break;
      this.#until.delete(oldest);
    }
    const fingerprint = createHmac("sha256", this.#key).update(text).digest("base64").slice(0, 22);
    if (this.#until.has(fingerprint)) return true;
    const [oldest] = this.#until.keys();
    if (this.#until.size >= most && oldest !== undefined) this.#until.delete(oldest);
    this.#until.set(fingerprint, moment + milliseconds);
    return false;
  }
}
