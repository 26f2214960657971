import { Refusal } from "../rest/refusals.ts";

/** Uploads that are being read or wait for their turn: at most so many of one person, and of all. */
export class InHand {
  readonly #most: { readonly each: number; readonly all: number };
  readonly #counts = new Map<string, number>();
  #all = 0;

  constructor(most: { each: number; all: number }) {
    this.#most = most;
  }

  /** Does the work while it counts. Throws a Refusal where there is too much in hand. */
  async during<Value>(who: string, work: () => Promise<Value>): Promise<Value> {
    const own = this.#counts.get(who) ?? 0;
    if (own >= this.#most.each || this.#all >= this.#most.all) throw busy();
    this.#counts.set(who, own + 1);
    this.#all++;
    try {
      return await work();
    } finally {
      const left = (this.#counts.get(who) ?? 1) - 1;
      if (left === 0) this.#counts.delete(who);
      else this.#counts.set(who, left);
      this.#all--;
    }
  }
}

/** Come again in a moment. */
export const busy = () =>
  new Refusal(503, "Too many pictures are being sent right now. Please try again in a moment.", {
    headers: { "Retry-After": "5" },
  });
