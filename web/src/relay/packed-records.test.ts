import { expect, test } from "vitest";
import type { StoreRecords } from "./environment";
import { packRecords, unpackRecords } from "./packed-records";

const tool = "VG9vbDox";
const maker = "TWFrZXI6MQ==";
const list = 'client:root:directory(sort:"NAME")';
const records = {
  "client:root": {
    __id: "client:root",
    __typename: "__Root",
    viewer: null,
    'directory(sort:"NAME")': { __ref: list },
    first: { __ref: tool },
    odd: { __ref: "client:elsewhere" },
  },
  [list]: {
    __id: list,
    __typename: "Connection",
    totalCount: 2,
    edges: { __refs: [`${list}:edges:0`, null] },
  },
  [`${list}:edges:0`]: { __id: `${list}:edges:0`, __typename: "Edge", node: { __ref: tool } },
  [tool]: {
    __id: tool,
    id: tool,
    __typename: "Tool",
    name: "A tool",
    tags: ["a", "b"],
    none: { __refs: [] },
    maker: { __ref: maker },
    "plans(first:1)": { __refs: [`client:${tool}:plans(first:1):0`] },
  },
  [`client:${tool}:plans(first:1):0`]: {
    __id: `client:${tool}:plans(first:1):0`,
    __typename: "Plan",
    price: "0.00",
  },
  [maker]: { __id: maker, id: maker, __typename: "Maker", best: { __ref: tool } },
  "client:elsewhere": { __id: "client:elsewhere", __typename: "Odd", text: "kept" },
} as unknown as StoreRecords;

test("unpacking restores a store, also one with circular links", () => {
  expect(unpackRecords(JSON.parse(JSON.stringify(packRecords(records))))).toEqual(records);
});

test("the order in which the queries were answered does not show", () => {
  const reversed = Object.fromEntries(
    Object.entries(records)
      .reverse()
      .map(([id, record]) => [id, Object.fromEntries(Object.entries(record ?? {}).reverse())]),
  ) as StoreRecords;
  expect(JSON.stringify(packRecords(reversed))).toBe(JSON.stringify(packRecords(records)));
});

test("an id is said once, and not at all where the place tells it", () => {
  const text = JSON.stringify(packRecords(records));
  expect(text.split(tool)).toHaveLength(2);
  expect(text.split(maker)).toHaveLength(2);
  expect(text).not.toContain("client:root");
  expect(text).toContain('"__id":"client:elsewhere"');
});

test("a link to a missing record is an error, not an empty page", () => {
  const broken = {
    "client:root": { __id: "client:root", one: { __ref: "lost" } },
  } as unknown as StoreRecords;
  expect(() => packRecords(broken)).toThrow("lost");
});

test("a list names its fields once, and a global id is shortened to its UUID", () => {
  const uuids = ["0181acc1-f000-70b1-82d4-fdd7c9bca61c", "0181acc1-f000-7b1e-9b42-47cf83c6cf20"];
  const ids = uuids.map((uuid) => btoa(`Category:${uuid}`));
  const row = (index: number, fields: object) => ({
    [ids[index] as string]: {
      __id: ids[index],
      __typename: "Category",
      id: ids[index],
      slug: `s${index}`,
      ...fields,
    },
  });
  const listed = (fields: readonly object[]) =>
    ({
      "client:root": { __id: "client:root", __typename: "__Root", all: { __refs: ids } },
      ...row(0, fields[0] ?? {}),
      ...row(1, fields[1] ?? {}),
    }) as unknown as StoreRecords;
  for (const fields of [
    [],
    [{ databaseId: uuids[0] }, { databaseId: uuids[1] }],
    [{ databaseId: "7" }],
    [{}, { name: "B" }],
  ]) {
    const text = JSON.stringify(packRecords(listed(fields)));
    expect(unpackRecords(JSON.parse(text))).toEqual(listed(fields));
    for (const long of [...ids, ...uuids]) expect(text).not.toContain(long);
  }
  expect(JSON.stringify(packRecords(listed([]))).split("slug")).toHaveLength(2);
});

test("records of one type with other fields, or the same in another order, are packed by name all the same", () => {
  const row = (index: number, fields: object) =>
    [`r${index}`, { __id: `r${index}`, id: `r${index}`, ...fields }] as const;
  const rows = [
    row(0, { __typename: "Row", b: 1, a: 2 }),
    row(1, { __typename: "Row", a: 3, b: 4 }),
    row(2, { __typename: "Row", b: 5 }),
    row(3, { __typename: "Other", b: 6 }),
    row(4, { __typename: "Other", b: 7 }),
  ];
  const store = {
    "client:root": { __id: "client:root", rows: { __refs: rows.map(([id]) => id) } },
    ...Object.fromEntries(rows),
  } as unknown as StoreRecords;
  expect(packRecords(store)).toEqual({
    "@rows": [
      { __typename: "Row", a: 2, b: 1, id: "r0" },
      [3, 4, "r1"],
      { __typename: "Row", b: 5, id: "r2" },
      { __typename: "Other", b: 6, id: "r3" },
      [7, "r4"],
    ],
  });
  expect(Object.keys((packRecords(store) as Record<string, object[]>)["@rows"]?.[0] ?? {})).toEqual([
    "__typename",
    "a",
    "b",
    "id",
  ]);
  expect(unpackRecords(packRecords(store))).toEqual(store);
});
