import { expect, test } from "vitest";
import { abuseTable } from "./report.ts";

test("the table of hostile requests has a row for each database, with its answers by kind", () => {
  const table = abuseTable([
    {
      kind: "postgresql",
      isLimited: true,
      seed: 7,
      requests: 10,
      about: 5,
      statuses: new Map([
        [200, 3],
        [201, 1],
        [302, 1],
        [404, 3],
        [429, 1],
        [503, 1],
      ]),
      found: ["status 500"],
      longest: { processorMs: 120.4, about: "query node" },
      memory: [
        { kept: 100 * 2 ** 20, caches: 5 * 2 ** 20 },
        { kept: 109 * 2 ** 20, caches: 14 * 2 ** 20 },
      ],
    },
  ]);
  expect(table.split("\n").at(-1)).toBe(
    "| PostgreSQL | on | 7 | 10 | 5 | 4 | 1 | 4 | 1 | 1 | 1 | 120 ms (query node) | 100 MB, 5 MB of it in caches | 109 MB, 14 MB of it in caches |",
  );
});
