import { AggregatorRegistry, type Registry } from "prom-client";
import type { Snapshot, ToWorker } from "./messages.ts";

/** Milliseconds that workers have to send their metrics; for one that does not, its previous ones are reported. */
const timeoutMs = 3_000;

/** A worker that can be asked for metrics; the next process in its slot is another worker. */
interface MetricsWorker {
  readonly process: { send(message: ToWorker): void };
}

/** The metrics of all workers together. */
export class ClusterMetrics {
  readonly #workers: () => readonly MetricsWorker[];
  readonly #own: Registry;
  /** The last metrics of each worker. */
  readonly #last = new Map<MetricsWorker, Snapshot>();
  /** Counters and histograms of workers that have ended, because a counter must never decrease. */
  #ended: Snapshot = [];
  #collection: { id: number; pendingWorkers: Set<MetricsWorker>; complete(): void } | undefined;
  #text: Promise<string> | undefined;
  #id = 0;

  /** `own` contains the metrics of the primary itself. */
  constructor(workers: () => readonly MetricsWorker[], own: Registry) {
    this.#workers = workers;
    this.#own = own;
  }

  /** All metrics as text; concurrent calls share one collection. */
  text(): Promise<string> {
    this.#text ??= this.#collect().finally(() => {
      this.#text = undefined;
    });
    return this.#text;
  }

  /** Stores the metrics that a worker collected. */
  collected(worker: MetricsWorker, { id, metrics }: { id: number; metrics: Snapshot }): void {
    this.#last.set(worker, metrics);
    if (this.#collection?.id === id) this.#markDone(worker);
  }

  /** Keeps the counters of a worker that has ended. */
  ended(worker: MetricsWorker): void {
    const last = this.#last.get(worker);
    this.#last.delete(worker);
    if (last) {
      const lasting = last.filter(({ type }) => String(type) !== "gauge");
      this.#ended = AggregatorRegistry.aggregate([this.#ended, lasting]).getMetricsAsArray() as Snapshot;
    }
    this.#markDone(worker);
  }

  #markDone(worker: MetricsWorker): void {
    const collection = this.#collection;
    if (collection?.pendingWorkers.delete(worker) && collection.pendingWorkers.size === 0)
      collection.complete();
  }

  async #collect(): Promise<string> {
    const workers = this.#workers();
    if (workers.length > 0) await this.#ask(workers);
    const own = await this.#own.getMetricsAsJSON();
    const all = [own, ...this.#last.values(), this.#ended];
    return AggregatorRegistry.aggregate(all).metrics();
  }

  #ask(workers: readonly MetricsWorker[]): Promise<void> {
    return new Promise((resolve) => {
      const id = ++this.#id;
      const timer = setTimeout(() => this.#collection?.complete(), timeoutMs);
      const complete = () => {
        clearTimeout(timer);
        this.#collection = undefined;
        resolve();
      };
      this.#collection = { id, pendingWorkers: new Set(workers), complete };
      for (const { process } of workers) process.send({ kind: "collect", id });
    });
  }
}
