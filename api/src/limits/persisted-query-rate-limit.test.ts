import { expect, test } from "vitest";
import { RateLimited } from "../domain/errors.ts";
import { growthOf } from "../testing/metrics.ts";
import { persistedQueryRateLimit } from "./persisted-query-rate-limit.ts";

const limit = { limit: "persisted-queries:network" };

test("requests of our pages are counted by address, and over the limit refused with when to come back", async () => {
  const count = persistedQueryRateLimit({ points: 3, seconds: 60 });
  const crowd = () => count({}, "192.0.2.1");
  for (let calls = 0; calls < 3; calls += 1) await crowd();
  let refused: unknown;
  const refusals = await growthOf("assay_rate_limit_refusals_total", limit, async () => {
    refused = await crowd().catch((error: unknown) => error);
  });
  expect(refusals).toBe(1);
  expect(refused).toBeInstanceOf(RateLimited);
  expect((refused as RateLimited).retryAfter).toBeLessThanOrEqual(60);
  await expect(count({}, "192.0.2.2")).resolves.toBeUndefined();
});

test("an address may ask for as many pages as a crowd behind it opens", async () => {
  const count = persistedQueryRateLimit();
  // Two hundred people who open a page every second.
  for (let calls = 0; calls < 200 * 60; calls += 1) await count({}, "192.0.2.1");
  await expect(count({}, "192.0.2.1")).rejects.toThrow(RateLimited);
});

test("a request that is counted twice counts once, with the same outcome", async () => {
  const count = persistedQueryRateLimit({ points: 1, seconds: 60 });
  const [first, second] = [{}, {}];
  await count(first, "192.0.2.1");
  await expect(count(first, "192.0.2.1")).resolves.toBeUndefined();
  await expect(count(second, "192.0.2.1")).rejects.toThrow(RateLimited);
  await expect(count(second, "192.0.2.1")).rejects.toThrow(RateLimited);
});
