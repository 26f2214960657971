import { Counter, Gauge, Histogram } from "prom-client";
import { readInTime, registers } from "./registry.ts";

/** How an attempt to deliver a webhook ended: accepted, to be tried again, or given up. */
export type DeliveryOutcome = "delivered" | "retried" | "failed";

const deliveries = new Counter({
  name: "assay_webhook_deliveries_total",
  help: "Attempts to deliver a webhook, by outcome: delivered, retried (it is tried again), failed (given up).",
  labelNames: ["outcome"],
  registers,
});

for (const outcome of ["delivered", "retried", "failed"] satisfies DeliveryOutcome[])
  deliveries.inc({ outcome }, 0);

const seconds = new Histogram({
  name: "assay_webhook_duration_seconds",
  help: "Time that receivers of webhooks took for an attempt, also if it failed.",
  buckets: [0.1, 1, 3, 10],
  registers,
});

/** Counts an attempt. */
export function countDelivery(outcome: DeliveryOutcome, milliseconds: number): void {
  deliveries.inc({ outcome });
  seconds.observe(milliseconds / 1000);
}

let readPending: (() => Promise<number>) | undefined;

/** Has the metrics show how many deliveries wait in the database. */
export function watchPendingDeliveries(read: () => Promise<number>): void {
  readPending = read;
}

new Gauge({
  name: "assay_webhook_deliveries_pending",
  help: "Deliveries of webhooks in the database that wait, for their first attempt or another one. All processes see the same: take the maximum.",
  aggregator: "max",
  registers,
  async collect() {
    this.reset();
    const pending = await readInTime(async () => readPending?.());
    if (pending != null) this.set(pending);
  },
});
