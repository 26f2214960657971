import { expect, test } from "vitest";
import { abuseTable } from "./report.ts";

test("the table of hostile requests has a row for each database, with its answers by kind", () => {
  const table = abuseTable([
    {
      kind: "postgresql",
      seed: 7,
      requests: 10,
      about: 5,
      statuses: new Map([
        [200, 3],
        [201, 1],
        [302, 1],
        [404, 4],
        [503, 1],
      ]),
      found: ["status 500"],
      longest: { processorMs: 120.4, about: "query node" },
      grownBytes: 2 * 1024 * 1024,
    },
  ]);
  expect(table.split("\n").at(-1)).toBe(
    "| PostgreSQL | 7 | 10 | 5 | 4 | 1 | 4 | 1 | 1 | 120 ms (query node) | 2 MB |",
  );
});
