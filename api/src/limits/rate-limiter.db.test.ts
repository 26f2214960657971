import { expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { createRateLimiter } from "./rate-limiter.ts";

const database = testDatabase();

test("attempts over the limit count nothing: one that is refunded can be made again, and no more", async () => {
  const limiter = createRateLimiter(database.pool, { few: { points: 2, minutes: 15 } });
  const spend = () => limiter.spend("few", "somebody");
  expect([await spend(), await spend()]).toEqual([null, null]);
  for (let refused = 1; refused <= 3; refused++) expect(await spend()).toBeGreaterThan(0);
  await limiter.refund("few", "somebody");
  expect(await spend()).toBeNull();
  expect(await spend()).toBeGreaterThan(0);
});
