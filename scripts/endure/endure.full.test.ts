// Whole servers under a few faults, on both databases: only `npm test -- full` runs it.
import { beforeAll, expect, test } from "vitest";
import { bring, built, schema } from "../steps/project.ts";
import { failures } from "./report.ts";
import { endure } from "./run.ts";

beforeAll(() => bring(built.filter((step) => step !== schema)));

test("whatever was acknowledged is there once, whatever is killed", { timeout: 900_000 }, async () => {
  const lines: string[] = [];
  const report = await endure(
    {
      minutes: 0,
      seed: 1,
      faults: ["kill-server", "kill-database", "database-immediate", "network-cut", "webhooks-away"],
      strikes: null,
      databases: ["embedded", "postgresql"],
      stages: ["faults"],
      requests: 0,
      isWritten: false,
    },
    (line) => lines.push(line),
  );
  expect(failures(report.rounds), lines.join("\n")).toEqual([]);
  expect(report.rounds.map(({ fault }) => fault).sort()).toEqual([
    "database-immediate",
    "kill-database",
    "kill-server",
    "kill-server",
    "network-cut",
    "webhooks-away",
    "webhooks-away",
  ]);
});
