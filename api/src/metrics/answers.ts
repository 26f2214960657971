import { Counter, Gauge } from "prom-client";
import { watchCache } from "./caches.ts";
import { registers, valueIn } from "./registry.ts";

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

const notStored = new Counter({
  name: "assay_answer_cache_not_stored_total",
  help: "Answers that were made for the cache and not stored, by reason: what they read has no tag (caller, client, column, error, mutation, overload, statement), nothing-read, too-many-reads, too-large, expired, changed meanwhile, another status than 200, or private.",
  labelNames: ["reason"],
  registers,
});

const dropped = new Counter({
  name: "assay_answer_cache_dropped_total",
  help: "Answers that left the cache: evicted for lack of room, or changed.",
  labelNames: ["reason"],
  registers,
});

/** Has the metrics show the answer cache; returns what counts its events. `Reason` is a set of constants: it labels a metric. */
export function watchAnswers<Reason extends string>(store: {
  readonly size: number;
  readonly calculatedSize: number;
}) {
  countEntries = () => store.size;
  return {
    lookup: watchCache("answers", store),
    stale: () => stale.inc(),
    notStored: (reason: Reason) => notStored.inc({ reason }),
  };
}

/** Counts an answer that left the cache. */
export function countDropped(reason: "evicted" | "changed"): void {
  dropped.inc({ reason });
}

/** The answer cache of all whose metrics these are. Counts are since their start. */
export interface AnswerCacheUse {
  readonly bytes: number;
  readonly entries: number;
  readonly hits: number;
  readonly misses: number;
  /** Answers given while the database was away. */
  readonly stale: number;
  /** Entries that left for lack of room. */
  readonly evicted: number;
  /** Entries that left because something had changed. */
  readonly changed: number;
}

/** Reads the answer cache's part of metrics as text. */
export function answerCacheUse(text: string): AnswerCacheUse {
  const lookups = (result: string) =>
    valueIn(text, `assay_cache_lookups_total{cache="answers",result="${result}"}`);
  const left = (reason: string) => valueIn(text, `assay_answer_cache_dropped_total{reason="${reason}"}`);
  return {
    bytes: valueIn(text, 'assay_cache_bytes{cache="answers"}'),
    entries: valueIn(text, "assay_answer_cache_entries"),
    hits: lookups("hit"),
    misses: lookups("miss"),
    stale: valueIn(text, "assay_answer_cache_stale_total"),
    evicted: left("evicted"),
    changed: left("changed"),
  };
}
