import { Refusal } from "../rest/refusals.ts";

/** How many uploads there may be at a time: of one person, from one network address, and of all. */
interface Most {
  readonly user: number;
  readonly network: number;
  readonly all: number;
}

/** Uploads that are being read or wait for their turn. */
export class InHand {
  readonly #most: Most;
  readonly #counts = new Map<string, number>();

  constructor(most: Most) {
    this.#most = most;
  }

  /** Does the work while it counts. Throws a Refusal where there is too much in hand. */
  async during<Value>(
    { userId, network }: { userId: string; network: string },
    work: () => Promise<Value>,
  ): Promise<Value> {
    const { user, network: ofNetwork, all } = this.#most;
    const counted = [
      [`user ${userId}`, user],
      [`network ${network}`, ofNetwork],
      ["all", all],
    ] as const;
    if (counted.some(([key, most]) => (this.#counts.get(key) ?? 0) >= most)) throw busy();
    for (const [key] of counted) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    try {
      return await work();
    } finally {
      for (const [key] of counted) {
        const left = (this.#counts.get(key) ?? 1) - 1;
        if (left === 0) this.#counts.delete(key);
        else this.#counts.set(key, left);
      }
    }
  }
}

/** Come again in a moment. */
export const busy = () =>
  new Refusal(503, "Too many pictures are being uploaded right now. Please try again in a moment.", {
    headers: { "Retry-After": "5" },
  });
