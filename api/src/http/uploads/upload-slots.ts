import { watchQueue } from "../../metrics/limits.ts";
import { HttpError } from "../rest/http-error.ts";

/** Concurrent uploads at most: of one user, of one network address, and of all. */
interface SlotLimits {
  readonly user: number;
  readonly network: number;
  readonly all: number;
}

const metrics = watchQueue("picture-uploads");

/** Uploads of all workers: a body in memory is 10 MB at most. */
const allSlots = 8;

/** The slots of one of `workers` processes: two at least, of which one network, and one user, may not use all. */
export function slotLimits(workers = 1): SlotLimits {
  const all = Math.max(2, Math.ceil(allSlots / workers));
  const network = Math.ceil(all / 2);
  return { user: Math.min(2, network), network, all };
}

/** Counts concurrent uploads. */
export class UploadSlots {
  readonly #max: SlotLimits;
  readonly #counts = new Map<string, number>();

  constructor(max: SlotLimits) {
    this.#max = max;
  }

  /** Does the work while it holds a slot. Throws HttpError 503 when none is free. */
  async withSlot<Value>(
    { userId, network }: { userId: string; network: string },
    work: () => Promise<Value>,
  ): Promise<Value> {
    const { user, network: ofNetwork, all } = this.#max;
    const counted = [
      [`user ${userId}`, user],
      [`network ${network}`, ofNetwork],
      ["all", all],
    ] as const;
    if (counted.some(([key, max]) => (this.#counts.get(key) ?? 0) >= max)) {
      metrics.refused();
      throw busy();
    }
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
  new HttpError(503, "Too many files are being uploaded right now. Please try again in a moment.", {
    headers: { "Retry-After": "5" },
  });
