import { Counter, Gauge, Histogram } from "prom-client";
import { registers } from "./registry.ts";

const refusals = new Counter({
  name: "assay_rate_limit_refusals_total",
  help: "Requests that were refused by a rate limit or API budget, by its name.",
  labelNames: ["limit"],
  registers,
});

/** Counts how often a limit refuses, from 0. Returns the function that counts one refusal by the limit's name. */
export function watchLimits<Name extends string>(limits: readonly Name[]): (limit: Name) => void {
  for (const limit of limits) refusals.inc({ limit }, 0);
  return (limit) => refusals.inc({ limit });
}

/** The queues of work that only so much may be under way of. */
export type QueueName =
  | "requests"
  | "event-loop"
  | "connections"
  | "passwords"
  | "searches"
  | "expensive-pages"
  | "picture-uploads"
  | "picture-conversions"
  | "preview-images"
  | "long-polls";

/** What is under way and what waits. */
export interface QueueState {
  readonly running: number;
  readonly waiting: number;
}

const queues = new Map<QueueName, () => QueueState>();

new Gauge({
  name: "assay_queue_running",
  help: "Tasks under way, by queue.",
  labelNames: ["queue"],
  registers,
  collect() {
    for (const [queue, state] of queues) this.set({ queue }, state().running);
  },
});

new Gauge({
  name: "assay_queue_waiting",
  help: "Tasks that wait for their turn, by queue.",
  labelNames: ["queue"],
  registers,
  collect() {
    for (const [queue, state] of queues) this.set({ queue }, state().waiting);
  },
});

const wait = new Histogram({
  name: "assay_queue_wait_duration_seconds",
  help: "Time that a task waited for its turn, by queue.",
  labelNames: ["queue"],
  buckets: [0.01, 0.1, 1, 5],
  registers,
});

const refused = new Counter({
  name: "assay_queue_refusals_total",
  help: "Tasks that were refused because too many waited, or they waited for too long (the response is 503 or BUSY).",
  labelNames: ["queue"],
  registers,
});

/** The metrics of one queue. */
export interface QueueMetrics {
  /** Records how long a task waited. */
  waited(milliseconds: number): void;
  /** Counts a task that was refused. */
  refused(): void;
}

/** Has the metrics show a queue; `state` is absent where there is only refusing to count. */
export function watchQueue(queue: QueueName, state?: () => QueueState): QueueMetrics {
  if (state) queues.set(queue, state);
  refused.inc({ queue }, 0);
  const waits = wait.labels({ queue });
  return {
    waited: (milliseconds) => waits.observe(milliseconds / 1000),
    refused: () => refused.inc({ queue }),
  };
}
