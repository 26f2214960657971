// Whole servers under a few faults, on both databases: only `npm test -- full` runs it.
import { beforeAll, expect, test } from "vitest";
import { bring, builtAsCommitted } from "../steps/project.ts";
import { endureOnce } from "./short-form.ts";

beforeAll(() => bring(builtAsCommitted));

test("whatever was acknowledged is there once, whatever is killed", { timeout: 900_000 }, async () => {
  const tried = await endureOnce({
    faults: ["kill-server", "kill-database", "database-immediate", "network-cut", "webhooks-away"],
    databases: ["embedded", "postgresql"],
  });
  expect(tried).toEqual([
    "database-immediate",
    "kill-database",
    "kill-server",
    "kill-server",
    "network-cut",
    "webhooks-away",
    "webhooks-away",
  ]);
});
