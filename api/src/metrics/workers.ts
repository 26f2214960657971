import { Counter, Gauge } from "prom-client";
import { registers } from "./registry.ts";

let countListening: (() => number) | undefined;

/** Has the metrics show how many workers take requests. Called by the primary only. */
export function watchWorkers(listening: () => number): void {
  countListening = listening;
}

new Gauge({
  name: "assay_workers",
  help: "Workers that take requests. Absent where there is one process only.",
  registers,
  collect() {
    if (countListening) this.set(countListening());
    else this.remove();
  },
});

const failures = new Counter({
  name: "assay_worker_failures_total",
  help: "Workers that ended by themselves, did not start, or were killed because they did not respond.",
  registers,
});

/** Counts a worker that ended without being told to. */
export function countWorkerFailure(): void {
  failures.inc();
}
