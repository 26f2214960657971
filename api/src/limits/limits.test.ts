import { expect, test } from "vitest";
import { RateLimited } from "../domain/errors.ts";
import { growthOf } from "../testing/metrics.ts";
import { createLimits, type LimitName, limitTable } from "./limits.ts";

/** Counts in memory, as the database would. */
function memory() {
  const counts = new Map<string, number>();
  const add = (limit: LimitName, key: string, change: number) => {
    const count = (counts.get(`${limit} ${key}`) ?? 0) + change;
    counts.set(`${limit} ${key}`, count);
    return count;
  };
  return {
    counts,
    counter: {
      spend: async (limit: LimitName, key: string) => {
        if ((counts.get(`${limit} ${key}`) ?? 0) >= limitTable[limit].points) return 60_000;
        add(limit, key, 1);
        return null;
      },
      refund: async (limit: LimitName, key: string) => void add(limit, key, -1),
      clear: async (limit: LimitName, key: string) => void counts.delete(`${limit} ${key}`),
    },
  };
}

test("who is refused uses up nobody's room: not their network's, not the account's that they name", async () => {
  const { counter, counts } = memory();
  const limits = createLimits(counter);
  const guess = (network: string, account: string) =>
    limits.spend(["sign-in:network", network], ["sign-in:account-network", account]);
  for (let time = 0; time < limitTable["sign-in:network"].points; time++)
    await guess("closed", `victim ${time}`);
  const before = new Map(counts);
  const refusals = await growthOf(
    "assay_rate_limit_refusals_total",
    { limit: "sign-in:network" },
    async () => {
      for (let time = 0; time < 20; time++)
        await expect(guess("closed", "ann")).rejects.toBeInstanceOf(RateLimited);
    },
  );
  expect(refusals).toBe(20);
  expect(counts).toEqual(before);
  // A network that is open may still ask for her.
  await guess("open", "ann");

  for (let time = 1; time < limitTable["sign-in:account-network"].points; time++) await guess("open", "ann");
  for (let time = 0; time < 60; time++)
    await expect(guess("open", "ann")).rejects.toBeInstanceOf(RateLimited);
  await guess("open", "ben");
  await limits.clear(["sign-in:account-network", "ann"]);
  await guess("open", "ann");
});
