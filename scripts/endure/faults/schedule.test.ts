import { expect, test } from "vitest";
import { faults } from "./all.ts";
import { schedule } from "./schedule.ts";

const on = (kind: "embedded" | "postgresql") => faults.filter(({ kinds }) => kinds.includes(kind));
const names = (kind: "embedded" | "postgresql", kills: number, restarts: number) =>
  schedule(on(kind), { kills, restarts }).map(({ name }) => name);

test("kills and restarts come as often as asked for, in turn and evenly", () => {
  expect(names("embedded", 6, 2)).toEqual([
    "kill-server",
    "kill-database",
    "kill-both",
    "terminate",
    "kill-server",
    "kill-database",
    "kill-both",
    "terminate",
  ]);
  expect(names("postgresql", 2, 2)).toEqual(["kill-server", "terminate", "database-killed", "database-fast"]);
  expect(names("embedded", 50, 10)).toHaveLength(60);
});

test("without a fault of that kind there is none", () => {
  expect(schedule([], { kills: 3, restarts: 1 })).toEqual([]);
  expect(names("embedded", 0, 0)).toEqual([]);
});
