import { describe, expect, test } from "vitest";
import { packageOf, selfTimes } from "./self-times.ts";

const root = "/home/me/assay";

describe("a place belongs to", () => {
  test.each([
    [
      "graphql",
      "file:///home/me/assay/node_modules/.pnpm/graphql@16.0.0/node_modules/graphql/execution/execute.js",
    ],
    ["@pothos/core", "file:///x/node_modules/.pnpm/@pothos+core@4/node_modules/@pothos/core/esm/index.js"],
    ["node", "node:internal/timers"],
    ["api/src/graphql", `file://${root}/api/src/graphql/types/software.ts`],
  ])("%s", (name, url) => expect(packageOf("f", url, root)).toBe(name));

  test("the engine, where it has no file", () => {
    expect(packageOf("(garbage collector)", "", root)).toBe("(garbage collector)");
    expect(packageOf("writev", "", root)).toBe("(native)");
  });
});

describe("self times", () => {
  const frame = (id: number, functionName: string, url: string) => ({
    id,
    callFrame: { functionName, url, lineNumber: 9 },
  });
  const profile = {
    nodes: [
      frame(1, "(idle)", ""),
      frame(2, "parse", "file:///x/node_modules/pg/lib/parser.js"),
      frame(3, "", `file://${root}/api/src/engine/execute.ts`),
    ],
    startTime: 1_000,
    // At 1000, 2000, 5000 and 6000 microseconds.
    samples: [1, 2, 3, 2],
    timeDeltas: [0, 1_000, 3_000, 1_000],
  };

  test("last until the next sample; idle time is none", () => {
    expect(selfTimes(profile, root).packages).toEqual([
      { name: "pg", milliseconds: 3, share: 0.75 },
      { name: "api/src/engine", milliseconds: 1, share: 0.25 },
    ]);
  });

  test("are listed by function with its location", () => {
    const names = selfTimes(profile, root).functions.map(({ name }) => name);
    expect(names).toEqual(["parse  pg/lib/parser.js:10", "(anonymous)  api/src/engine/execute.ts:10"]);
  });

  test("cover the requested interval", () => {
    const { packages } = selfTimes(profile, root, { from: 4_000, to: 9_000 });
    expect(packages.map(({ name }) => name)).toEqual(["api/src/engine", "pg"]);
    expect(packages[0]?.milliseconds).toBe(1);
  });
});
