import type { Visit } from "../../domain/views/views.ts";

export interface BatchesOptions {
  /** Stores a batch, all of it or nothing. */
  write(visits: readonly Visit[]): Promise<void>;
  /** Called for each batch that could not be stored. */
  report(error: unknown): void;
  /** How long a view waits at most while the database answers. */
  milliseconds?: number;
  /** This many visits are written at once, before their time. */
  maxSize?: number;
}

/** While nothing can be written, this many batches are remembered; later visits are lost. */
const maxBatches = 10;

/**
 * Page views in memory that are stored together, each once. Failed batches are retried; a killed process loses a few seconds
 * of views.
 */
export class Batches {
  readonly #options: Required<BatchesOptions>;
  #waiting = new Map<string, Visit>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<boolean> | undefined;
  #hasFailed = false;

  constructor(options: BatchesOptions) {
    this.#options = { milliseconds: 5_000, maxSize: 1_000, ...options };
  }

  add(visit: Visit): void {
    const { maxSize, milliseconds } = this.#options;
    this.#keep(visit);
    // After a failure only time brings the next attempt: a database in trouble is not asked at every visit.
    if (this.#waiting.size >= maxSize && !this.#hasFailed) void this.flush();
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
    const visits = this.#waiting;
    if (visits.size === 0) return true;
    this.#waiting = new Map();
    try {
      await this.#options.write([...visits.values()]);
      this.#hasFailed = false;
    } catch (error) {
      this.#hasFailed = true;
      for (const visit of visits.values()) this.#keep(visit);
      this.#timer ??= setTimeout(() => void this.flush(), this.#options.milliseconds).unref();
      this.#options.report(error);
    }
    return !this.#hasFailed;
  }

  #keep(visit: Visit): void {
    if (this.#waiting.size < this.#options.maxSize * maxBatches) this.#waiting.set(visit.mac, visit);
  }
}
