import { Counter, Gauge } from "prom-client";
import { watchCache } from "./caches.ts";
import { registers } from "./registry.ts";

let countEntries = () => 0;

new Gauge({
  name: "assay_answer_cache_entries",
  help: "Answers in the answer cache.",
  registers,
  collect() {
    this.set(countEntries());
  },
});

const stale = new Counter({
  name: "assay_answer_cache_stale_total",
  help: "Answers that were given from the cache because the database was away.",
  registers,
});

const dropped = new Counter({
  name: "assay_answer_cache_dropped_total",
  help: "Answers that left the cache: evicted for lack of room, or changed.",
  labelNames: ["reason"],
  registers,
});

/** Has the metrics show the answer cache; returns what counts its events. */
export function watchAnswers(store: { readonly size: number; readonly calculatedSize: number }) {
  countEntries = () => store.size;
  return {
    lookup: watchCache("answers", store),
    stale: () => stale.inc(),
  };
}

/** Counts an answer that left the cache. */
export function countDropped(reason: "evicted" | "changed"): void {
  dropped.inc({ reason });
}
