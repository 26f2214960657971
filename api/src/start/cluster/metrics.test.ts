import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ToWorker } from "./messages.ts";
import { ClusterMetrics } from "./metrics.ts";

/** A worker with metrics of its own, which it sends when asked unless it hangs. */
function worker(requests: number) {
  const registry = new Registry();
  const registers = [registry];
  const counter = new Counter({ name: "requests_total", help: "Requests.", labelNames: ["kind"], registers });
  counter.inc({ kind: "page" }, requests);
  new Gauge({ name: "open", help: "Open.", registers }).set(1);
  new Histogram({ name: "seconds", help: "Time.", buckets: [1], registers }).observe(0.5);
  const self = {
    counter,
    hangs: false,
    process: {
      send(message: ToWorker) {
        if (message.kind !== "collect" || self.hangs) return;
        const { id } = message;
        void registry.getMetricsAsJSON().then((sent) => {
          // As they arrive from another process.
          metrics.collected(self, { id, metrics: structuredClone(sent) });
        });
      },
    },
  };
  return self;
}

let workers: ReturnType<typeof worker>[];
let metrics: ClusterMetrics;
beforeEach(() => {
  workers = [worker(2), worker(3)];
  const own = new Registry();
  new Gauge({ name: "workers", help: "Workers.", registers: [own] }).set(2);
  metrics = new ClusterMetrics(() => workers, own);
});
afterEach(() => {
  vi.useRealTimers();
});

const metricLines = async () => (await metrics.text()).split("\n").filter((line) => /^[a-z]/.test(line));

test("the metrics of all workers and of the primary are summed", async () => {
  expect(await metricLines()).toEqual([
    "workers 2",
    'requests_total{kind="page"} 5',
    "open 2",
    'seconds_bucket{le="1"} 2',
    'seconds_bucket{le="+Inf"} 2',
    "seconds_sum 1",
    "seconds_count 2",
  ]);
});

test("the counters of a worker are kept when it ends; its gauges are not", async () => {
  await metrics.text();
  const [first, second] = workers.splice(0, 2, worker(10));
  for (const each of [first, second]) if (each) metrics.ended(each);
  expect(await metricLines()).toEqual(
    expect.arrayContaining(['requests_total{kind="page"} 15', "open 1", "seconds_count 3"]),
  );
});

test("for a worker that does not respond, its last metrics are reported", async () => {
  await metrics.text();
  vi.useFakeTimers();
  const [first, second] = workers;
  if (!first || !second) return expect.unreachable();
  first.hangs = true;
  first.counter.inc({ kind: "page" }, 100);
  second.counter.inc({ kind: "page" }, 1);
  const waiting = metricLines();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await waiting).toContain('requests_total{kind="page"} 6');
});

test("a worker that ends during the collection is not waited for", async () => {
  const [first] = workers;
  if (!first) return expect.unreachable();
  first.hangs = true;
  const waiting = metricLines();
  workers.shift();
  metrics.ended(first);
  expect(await waiting).toContain('requests_total{kind="page"} 3');
});

test("concurrent calls cause one collection", async () => {
  const sent = vi.spyOn(workers[0]?.process ?? { send() {} }, "send");
  const [one, other] = await Promise.all([metrics.text(), metrics.text()]);
  expect(one).toBe(other);
  expect(sent).toHaveBeenCalledTimes(1);
  await metrics.text();
  expect(sent).toHaveBeenCalledTimes(2);
});
