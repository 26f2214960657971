import { expect, test } from "vitest";
import { classesIn, grownClasses } from "./classes.ts";

const snapshot = (nodes: number[]) =>
  JSON.stringify({
    snapshot: {
      meta: {
        node_fields: ["type", "name", "self_size"],
        node_types: [["object", "string"], "string", "number"],
      },
    },
    nodes,
    strings: ["Session", "some text"],
  });

test("objects are summed up by their class, everything else by its type", () => {
  const classes = classesIn(snapshot([0, 0, 40, 0, 0, 60, 1, 1, 16]));
  expect([...classes]).toEqual([
    ["Session", { count: 2, bytes: 100 }],
    ["(string)", { count: 1, bytes: 16 }],
  ]);
});

test("what grew is told, most first", () => {
  const before = classesIn(snapshot([0, 0, 40, 1, 1, 16]));
  const after = classesIn(snapshot([0, 0, 40, 0, 0, 2_000_000, 1, 1, 16, 1, 1, 90_000]));
  expect(grownClasses(before, after, 5)).toEqual([
    "Session: 2.00 MB in 1 more",
    "(string): 0.09 MB in 1 more",
  ]);
  expect(grownClasses(after, before, 5)).toEqual([]);
});
