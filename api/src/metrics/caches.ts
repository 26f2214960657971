import { Counter, Gauge } from "prom-client";
import { registers } from "./registry.ts";

/** The caches in memory that are bounded by bytes. */
export type CacheName =
  | "answers"
  | "shared-answers"
  | "documents"
  | "selections"
  | "statements"
  | "pictures"
  | "preview-images"
  | "export";

const caches = new Map<CacheName, { readonly calculatedSize: number }>();

new Gauge({
  name: "assay_cache_bytes",
  help: "Estimated size of a cache in memory: answers, answers that all pages share, validated GraphQL documents, compiled selections, composed statements, uploaded pictures, preview images, files of the data export.",
  labelNames: ["cache"],
  registers,
  collect() {
    for (const [cache, { calculatedSize }] of caches) this.set({ cache }, calculatedSize);
  },
});

const lookups = new Counter({
  name: "assay_cache_lookups_total",
  help: "Lookups in a cache, by result: hit or miss.",
  labelNames: ["cache", "result"],
  registers,
});

/** Has the metrics show a cache's size; returns the function that counts a lookup. */
export function watchCache(
  name: CacheName,
  cache: { readonly calculatedSize: number },
): (isHit: boolean) => void {
  caches.set(name, cache);
  const hits = lookups.labels({ cache: name, result: "hit" });
  const misses = lookups.labels({ cache: name, result: "miss" });
  return (isHit) => (isHit ? hits : misses).inc();
}
