import { expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { sql } from "../query/sql.ts";

const database = testDatabase();

test("tells once that no statement is under way, also after one that failed, and at once if none is", async () => {
  const { reader } = database;
  const told: string[] = [];
  const tell = () => void told.push("idle");
  const slow = reader.query(sql`select 1 as slow`).then(() => told.push("read"));
  const failing = reader.query(sql`select 1 / 0`, { isExpensive: true }).catch(() => told.push("failed"));
  reader.whenIdle(tell);
  reader.whenIdle(tell);
  await Promise.resolve();
  expect(told).toEqual([]);
  await Promise.all([slow, failing]);
  expect(told.toSorted()).toEqual(["failed", "idle", "read"]);
  expect(told.indexOf("idle")).toBeGreaterThan(0);
  reader.whenIdle(tell);
  await Promise.resolve();
  expect(told.filter((one) => one === "idle")).toHaveLength(2);
  await reader.query(sql`select 1 as later`);
  expect(told.filter((one) => one === "idle")).toHaveLength(2);
});
