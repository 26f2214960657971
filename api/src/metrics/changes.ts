import { Counter, Gauge } from "prom-client";
import { registers, valueIn } from "./registry.ts";

const read = new Counter({
  name: "assay_changes_read_total",
  help: "Entries of the change log that this process has read.",
  registers,
});

const resets = new Counter({
  name: "assay_change_log_resets_total",
  help: "How often anything may have changed: over 5,000 entries at once, a table emptied, the database restored, restarted or away for half an hour.",
  registers,
});

/** Counts entries of the change log that were read. */
export function countChanges(count: number): void {
  read.inc(count);
}

/** Counts that anything may have changed. */
export function countReset(): void {
  resets.inc();
}

/** The state of one feed, for the metrics. */
export interface FeedMetrics {
  /** Records a look that succeeded, by its snapshot (xmin:xmax:…). */
  looked(snapshot: string): void;
  /** The feed has ended. */
  end(): void;
}

interface Feed {
  since: number;
  horizon: string;
  horizonSince: number;
  hasOpen: boolean;
}

const feeds = new Set<Feed>();

/** Has the metrics show a feed, from its beginning. */
export function watchFeed(): FeedMetrics {
  const now = performance.now();
  const feed: Feed = { since: now, horizon: "", horizonSince: now, hasOpen: false };
  feeds.add(feed);
  return {
    looked(snapshot) {
      const [xmin = "", xmax = ""] = snapshot.split(":");
      feed.since = performance.now();
      if (xmin !== feed.horizon) feed.horizonSince = feed.since;
      feed.horizon = xmin;
      feed.hasOpen = xmin !== xmax;
    },
    end: () => void feeds.delete(feed),
  };
}

/** Of the oldest feed: a process has one, but for tests. */
const setOldest = (gauge: Gauge, ageOf: (feed: Feed) => number) => {
  gauge.reset();
  if (feeds.size > 0) gauge.set(Math.max(...[...feeds].map(ageOf)));
};
const secondsSince = (time: number) => (performance.now() - time) / 1000;

new Gauge({
  name: "assay_change_log_age_seconds",
  help: "Time since the change log was last read.",
  aggregator: "max",
  registers,
  collect() {
    setOldest(this, ({ since }) => secondsSince(since));
  },
});

new Gauge({
  name: "assay_change_log_horizon_age_seconds",
  help: "Time for which the oldest open transaction of the database server has been seen to write; 0 if none does.",
  aggregator: "max",
  registers,
  collect() {
    setOldest(this, ({ hasOpen, horizonSince }) => (hasOpen ? secondsSince(horizonSince) : 0));
  },
});

/** How far the reading of the change log is behind, in seconds; of several processes that of the one furthest behind. */
export interface ChangeLogDelay {
  /** Since the log was last read. */
  readonly age: number;
  /** For which the oldest open transaction that writes has been seen; 0 if none does. */
  readonly horizonAge: number;
}

/** Reads the change log's part of metrics as text. */
export function changeLogDelay(text: string): ChangeLogDelay {
  return {
    age: valueIn(text, "assay_change_log_age_seconds"),
    horizonAge: valueIn(text, "assay_change_log_horizon_age_seconds"),
  };
}
