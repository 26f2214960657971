import { expect, test } from "vitest";
import { growing, thirdsOf, unexplained } from "./level.ts";
import type { Sample, TableSize } from "./sample.ts";
import { soakTable } from "./table.ts";

const megabyte = 2 ** 20;
const steady: Sample = {
  done: 0,
  kept: 100 * megabyte,
  caches: 5 * megabyte,
  resident: 400 * megabyte,
  databaseResident: 300 * megabyte,
  files: 60,
  connections: 9,
  wal: 64 * megabyte,
  tables: new Map([["review", { rows: 100, dead: 0, bytes: megabyte }]]),
};

/** Nine samples, of which each has this more than the one before. */
const samples = (
  more: Partial<Record<keyof Sample, number>>,
  table?: (index: number) => TableSize,
): Sample[] =>
  Array.from({ length: 9 }, (_, index) => {
    const grown = Object.entries(more).map(([name, each]) => [
      name,
      Number(steady[name as keyof Sample]) + index * each,
    ]);
    return {
      ...steady,
      ...Object.fromEntries(grown),
      ...(table && { tables: new Map([["review", table(index)]]) }),
    };
  });

test("what levels off is no finding", () => {
  expect(growing(samples({}))).toEqual([]);
  // Only the first third grows.
  const warm = samples({}).map((sample, index) =>
    index < 3 ? { ...sample, kept: index * 10 * megabyte } : sample,
  );
  expect(growing(warm)).toEqual([]);
  expect(thirdsOf(warm, ({ kept }) => kept / megabyte)).toEqual([10, 100, 100]);
});

test.each<[Partial<Record<keyof Sample, number>>, string]>([
  [{ kept: 4 * megabyte }, "kept goes on growing: by 12 MB"],
  [{ resident: 30 * megabyte }, "resident goes on growing: by 90 MB"],
  [{ databaseResident: 20 * megabyte }, "databaseResident goes on growing: by 60 MB"],
  [{ files: 5 }, "files goes on growing: by 15"],
  [{ connections: 2 }, "connections goes on growing: by 6"],
  [{ wal: 200 * megabyte }, "1664 MB of WAL"],
])("%o is found", (more, line) => expect(growing(samples(more))).toEqual([line]));

test("a table may grow with its rows, not without", () => {
  const withRows = (index: number) => ({ rows: 100 * (1 + index), dead: 0, bytes: (1 + index) * megabyte });
  expect(growing(samples({}, withRows))).toEqual([]);
  const bloated = samples({}, (index) => ({ rows: 100, dead: 0, bytes: (1 + index) * megabyte }));
  expect(growing(bloated)).toEqual(["the table review grows by 5 MB more than its rows"]);
  expect(unexplained(bloated)).toEqual([{ name: "review", bytes: 5 * megabyte }]);
});

test("the room of rows that were deleted stays", () => {
  // The last sample is after a deletion.
  const emptied = (index: number) => ({
    rows: index === 8 ? 400 : 100 * (1 + index),
    dead: 0,
    bytes: (1 + index) * megabyte,
  });
  expect(growing(samples({}, emptied))).toEqual([]);
  expect(unexplained(samples({}, emptied))).toEqual([{ name: "review", bytes: megabyte }]);
});

test("dead rows have room until they are vacuumed", () => {
  const replaced = (index: number) => ({
    rows: 100,
    dead: 10 * index,
    bytes: 5 * (1 + index / 10) * megabyte,
  });
  expect(growing(samples({}, replaced))).toEqual([]);
  const kept = samples({}, (index) => ({ rows: 100, dead: 20, bytes: (1 + index) * megabyte }));
  expect(growing(kept)).toEqual(["the table review grows by 5 MB more than its rows"]);
});

test("a table that is never vacuumed is found, also a small one that is written often", () => {
  const never = samples({}, (index) => ({ rows: 100, dead: 1_000 * index, bytes: (1 + index) * megabyte }));
  expect(growing(never)).toEqual(["the table review grows by 5 MB more than its rows"]);
  const small = samples({}, (index) => ({ rows: 3, dead: 250 * index, bytes: (1 + index) * megabyte }));
  expect(growing(small)).toEqual(["the table review grows by 5 MB more than its rows"]);
});

test("the table has the middle of each third, and what each 1,000 requests added", () => {
  const table = soakTable([
    { kind: "embedded", minutes: 2, found: [], samples: samples({ done: 1_000, kept: megabyte, files: 1 }) },
  ]);
  const rows = table.split("\n");
  expect(rows[2]).toBe("| embedded | requests and acknowledged writes until then | 1000 | 4000 | 7000 | – |");
  expect(rows[3]).toBe(
    "| embedded | kept by the servers, without caches | 101 MB | 104 MB | 107 MB | 1.00 MB |",
  );
  expect(rows[7]).toBe("| embedded | open files and sockets | 61 | 64 | 67 | 1.0 |");
});
