import type { DayOfViews } from "../domain/views/views.ts";
import type { View } from "../inputs/views.ts";

export interface BatchesOptions {
  /** Stores a batch, all of it or nothing. */
  write(views: readonly DayOfViews[]): Promise<void>;
  /** Told once a batch that could not be stored. */
  report(error: unknown): void;
  now?: () => Date;
  /** How long a view waits at most while the database answers. */
  milliseconds?: number;
  /** So many numbers are written at once, before their time. */
  most?: number;
}

/** While nothing can be written, so many batches are remembered; views of still other pages are then lost. */
const mostBatches = 10;

/**
 * Views that wait in memory to be stored together: a number for each page and day, whatever the number of visitors. What
 * could not be stored waits for the next time; what a killed process had not stored is lost, a few seconds of views.
 */
export class Batches {
  readonly #options: Required<BatchesOptions>;
  #waiting = new Map<string, DayOfViews>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<boolean> | undefined;
  #hasFailed = false;

  constructor(options: BatchesOptions) {
    this.#options = { now: () => new Date(), milliseconds: 5_000, most: 1_000, ...options };
  }

  add({ subject, id }: View): void {
    const { now, most, milliseconds } = this.#options;
    this.#keep({ subject, id, day: now().toISOString().slice(0, 10), count: 1 });
    // After a failure only time brings the next attempt: a database in trouble is not asked at every visit.
    if (this.#waiting.size >= most && !this.#hasFailed) void this.flush();
    this.#timer ??= setTimeout(() => void this.flush(), milliseconds).unref();
  }

  /** Stores what waits; one batch at a time. */
  async flush(): Promise<void> {
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined;
    });
    await this.#writing;
  }

  /** Stores all that waits, also what came in while a batch was written; ends with the first failure. */
  async close(): Promise<void> {
    await this.#writing;
    while (this.#waiting.size > 0 && (await this.#write()));
    clearTimeout(this.#timer);
  }

  /** Was there nothing left to do, or was it done? */
  async #write(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const views = this.#waiting;
    if (views.size === 0) return true;
    this.#waiting = new Map();
    try {
      await this.#options.write([...views.values()]);
      this.#hasFailed = false;
    } catch (error) {
      this.#hasFailed = true;
      for (const view of views.values()) this.#keep(view);
      this.#timer ??= setTimeout(() => void this.flush(), this.#options.milliseconds).unref();
      this.#options.report(error);
    }
    return !this.#hasFailed;
  }

  #keep(view: DayOfViews): void {
    const key = `${view.subject} ${view.id} ${view.day}`;
    const known = this.#waiting.get(key);
    if (!known && this.#waiting.size >= this.#options.most * mostBatches) return;
    this.#waiting.set(key, { ...view, count: view.count + (known?.count ?? 0) });
  }
}
