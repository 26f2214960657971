import { describe, expect, test } from "vitest";
import { readEnvironment } from "../environment.ts";
import { planWorkers } from "./workers.ts";

describe("workers", () => {
  const plan = (workers: "auto" | number, cores: number, poolSize?: number, single?: string) =>
    planWorkers({ workers, poolSize, single }, cores);

  test.each([
    ["one core", 1, undefined, { count: 1, connections: 21 }],
    ["two cores", 2, undefined, { count: 2, connections: 16 }],
    ["four cores", 4, undefined, { count: 4, connections: 32 }],
    ["more cores than 40 connections are enough for", 64, undefined, { count: 8, connections: 40 }],
    ["as many cores as the connections are enough for", 16, 80, { count: 16, connections: 80 }],
    ["connections for one only", 16, 9, { count: 1, connections: 9 }],
  ])("auto, with %s", (_what, cores, poolSize, planned) => {
    expect(plan("auto", cores, poolSize)).toEqual(planned);
  });

  test("a number is taken whatever the cores, with five connections for each at least", () => {
    expect(plan(3, 1)).toEqual({ count: 3, connections: 24 });
    expect(plan(16, 1)).toEqual({ count: 16, connections: 80 });
    expect(plan(3, 1, 15)).toEqual({ count: 3, connections: 15 });
    expect(plan(3, 1, 14)).toBe("DATABASE_POOL_SIZE: must be 15 or more for 3 workers, 5 for each");
  });

  test("where one process has the database, there is one", () => {
    expect(plan("auto", 8, undefined, "here")).toEqual({ count: 1, connections: 21 });
    expect(plan(1, 8, undefined, "here")).toEqual({ count: 1, connections: 21 });
    expect(plan(2, 8, undefined, "here")).toBe("WORKERS: must be 1 or auto here");
  });

  test("the settings say what they may be", () => {
    const DATABASE_URL = "postgresql:///assay?host=/run/postgresql";
    expect(readEnvironment({ DATABASE_URL, WORKERS: "3", DATABASE_POOL_SIZE: "30" }).workers).toEqual({
      count: 3,
      connections: 30,
    });
    for (const WORKERS of ["0", "257", "many", "1.5", "-1"])
      expect(() => readEnvironment({ DATABASE_URL, WORKERS }), WORKERS).toThrow(
        "WORKERS: must be auto or a whole number from 1 to 256",
      );
    for (const DATABASE_POOL_SIZE of ["4", "9.5", "large"])
      expect(() => readEnvironment({ DATABASE_URL, DATABASE_POOL_SIZE })).toThrow(
        "DATABASE_POOL_SIZE: must be a whole number from 5",
      );
    expect(() => readEnvironment({ WORKERS: "2" })).toThrow(
      "WORKERS: must be 1 or auto without DATABASE_URL",
    );
    expect(() => readEnvironment({ DATABASE_URL, WORKERS: "2", NODE_ENV: "development" })).toThrow(
      "WORKERS: must be 1 or auto in development",
    );
    expect(readEnvironment({ DATABASE_URL, NODE_ENV: "development" }).workers.count).toBe(1);
  });
});
