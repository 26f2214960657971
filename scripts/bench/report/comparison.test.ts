import { expect, test } from "vitest";
import type { MeasuredLoad } from "../load/measured.ts";
import { compare, isQuiet, judged } from "./comparison.ts";

const load = (figures: Partial<MeasuredLoad>): MeasuredLoad => ({
  count: 1,
  throughput: 100,
  mean: 1,
  p50: 1,
  p95: 1,
  p99: 1,
  bytes: 1,
  cpu: 1,
  databaseCpu: 1,
  others: 0,
  ...figures,
});

test("processor time is that of server and database together, and less of it is better", () => {
  const { throughput, cpu } = compare([load({ throughput: 150 })], [load({ cpu: 2, databaseCpu: 4 })]);
  expect([throughput, cpu]).toEqual([1.5, 3]);
});

test("beside other programs throughput is not judged", () => {
  const names = (isQuietNow: boolean, cpu = 3) =>
    judged("x", { throughput: 1, cpu }, { limit: 2, rule: "at least", isQuiet: isQuietNow }).map(
      ({ name }) => name,
    );
  expect(names(true)).toEqual(["x, throughput", "x, processor time"]);
  expect(names(false)).toEqual(["x, processor time"]);
  expect(names(true, Number.NaN)).toEqual(["x, throughput"]);
});

test("a machine is quiet while others have little of a core, or where nobody can tell", () => {
  expect([0, 0.05, 0.9].map((others) => isQuiet([load({ others })]))).toEqual([true, true, false]);
  expect(isQuiet([load({ others: Number.NaN })])).toBe(true);
});
