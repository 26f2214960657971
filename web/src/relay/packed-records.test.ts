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

test("a store comes back as it was, also where records link in circles", () => {
  expect(unpackRecords(JSON.parse(JSON.stringify(packRecords(records))))).toEqual(records);
});

test("an id is said once, and not at all where the place tells it", () => {
  const text = JSON.stringify(packRecords(records));
  expect(text.split(tool)).toHaveLength(2);
  expect(text.split(maker)).toHaveLength(2);
  expect(text).not.toContain("client:root");
  expect(text).toContain('"__id":"client:elsewhere"');
});

test("a link to a record that is not there is a fault, not an empty page", () => {
  const broken = {
    "client:root": { __id: "client:root", one: { __ref: "lost" } },
  } as unknown as StoreRecords;
  expect(() => packRecords(broken)).toThrow("lost");
});
