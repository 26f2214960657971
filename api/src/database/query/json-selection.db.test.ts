import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { seed } from "../../testing/seed.ts";
import type { PrismaClient } from "../generated/prisma/client.ts";
import { readRows, readSelected } from "./rows.ts";
import type { Selection } from "./selection.ts";
import { sql } from "./sql.ts";

const database = testDatabase();

beforeAll(async () => {
  await seed(database);
});

type Delegate = { findMany(args: object): Promise<{ id: string }[]> };

/** Rows as Prisma reads them, and as the compiled selection reads them, in the order of their ids. */
async function bothWays(model: keyof PrismaClient & string, selection: Selection) {
  const delegate = database.prisma[model] as unknown as Delegate;
  const byPrisma = await delegate.findMany({ ...selection, orderBy: { id: "asc" } });
  const name = model[0]?.toUpperCase() + model.slice(1);
  const { reader } = database;
  const compiled = reader.compileSelection(name, selection);
  const byReader = await readSelected(reader, compiled, {
    rows: sql`select * from ${compiled.table} order by id`,
  });
  return { byPrisma, byReader };
}

describe("rows are what Prisma makes of them", () => {
  test.each<[keyof PrismaClient & string, string, Selection]>([
    ["software", "all columns, dates and decimals among them", {}],
    ["software", "some columns", { select: { id: true, createdAt: true, lowestPrice: true } }],
    [
      "software",
      "one related row each, null where there is none",
      { select: { company: { select: { name: true, createdAt: true } }, category: true } },
    ],
    [
      "software",
      "lists in their order, with the types of their columns",
      {
        select: {
          plans: {
            select: { price: true, name: true },
            orderBy: [{ price: { sort: "asc", nulls: "last" } }, { name: "asc" }],
          },
          screenshots: { orderBy: { position: "asc" } },
        },
      },
    ],
    [
      "software",
      "a list by a condition on what it leads to",
      {
        select: {
          categories: {
            where: { category: { isActive: true } },
            orderBy: [{ position: "asc" }, { categoryId: "asc" }],
            select: { category: { select: { slug: true } } },
          },
        },
      },
    ],
    [
      "company",
      "a list by a condition that is false",
      {
        select: {
          software: { where: { isActive: false }, select: { name: true }, orderBy: { name: "asc" } },
        },
      },
    ],
    [
      "category",
      "children, so many of them, and the parent's parent",
      {
        select: {
          name: true,
          contentSections: true,
          children: {
            where: { isActive: true },
            orderBy: [{ sortName: "asc" }, { id: "asc" }],
            take: 2,
            select: { name: true, updatedAt: true },
          },
          parent: { select: { name: true, parent: { select: { name: true } } } },
        },
      },
    ],
    [
      "review",
      "include: all columns and what is named",
      { include: { user: { select: { email: true } }, software: { include: { company: true } } } },
    ],
  ])("%s: %s", async (model, _what, selection) => {
    const { byPrisma, byReader } = await bothWays(model, selection);
    expect(byPrisma.length).toBeGreaterThan(2);
    // Rows have their ids besides.
    expect(byReader).toMatchObject(byPrisma);
  });
});

describe("an unknown column, relation or option throws", () => {
  test.each<[string, string, Selection]>([
    ["an unknown model", "Nothing", {}],
    ["an unknown field", "Software", { select: { nonsense: true } }],
    ["an operator", "Category", { select: { children: { where: { level: { gt: 1 } } } } }],
    ["a condition on a list", "Category", { select: { children: { where: { software: { some: {} } } } } }],
    ["an order by a relation", "Software", { select: { plans: { orderBy: { software: "asc" } } } }],
  ])("%s", async (_what, model, selection) => {
    expect(() => database.reader.compileSelection(model, selection)).toThrow(/cannot be read with this/);
  });
});

test("rows by their ids: those that are there", async () => {
  const { reader, prisma } = database;
  const [first, second] = await prisma.software.findMany({ select: { id: true, name: true }, take: 2 });
  if (!first || !second) throw new Error("The seeded world has software.");
  const nobody = "00000000-0000-0000-0000-000000000000";
  const rows = await readRows(reader, reader.compileSelection("Software", { select: { name: true } }), [
    second.id,
    nobody,
    first.id,
  ]);
  expect(rows).toEqual(
    new Map([
      [first.id, { id: first.id, name: first.name }],
      [second.id, { id: second.id, name: second.name }],
    ]),
  );
});

test("rows are sent without the names of their fields", async () => {
  const { reader } = database;
  const selection = { select: { name: true, company: { select: { slug: true } } } };
  const { json, table, rowOf } = reader.compileSelection("Software", selection);
  const [row] = await reader.query<{ values: unknown }>(
    sql`select ${json} as values from ${table} t0 where company_id is not null limit 1`,
  );
  expect(row?.values).toEqual([
    expect.any(String),
    [expect.any(String), expect.any(String)],
    expect.any(String),
  ]);
  expect(Object.keys(rowOf(row?.values))).toEqual(["name", "company", "id"]);
});

test("a Boolean of a condition is no value of the statement, so that it may run together with others", () => {
  const categories = { where: { category: { isActive: true } } };
  const { json } = database.reader.compileSelection("Software", { select: { categories } });
  expect(json.values).toEqual([]);
});

test("a selection is compiled once", () => {
  const selection = { select: { name: true } };
  expect(database.reader.compileSelection("Software", selection)).toBe(
    database.reader.compileSelection("Software", { ...selection }),
  );
});

test("what is compiled does not keep the selection that it was made of, by which plans keep their documents", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const compileAndForget = () => {
    const selection = { select: { name: true, slug: true, company: { select: { slug: true } } } };
    const compiled = database.reader.compileSelection("Software", selection);
    return { compiled, forgotten: new WeakRef(selection) };
  };
  const { compiled, forgotten } = compileAndForget();
  // What a WeakRef was made of is kept until the end of the turn.
  await new Promise(setImmediate);
  collect();
  expect(forgotten.deref()).toBeUndefined();
  expect(compiled.reads()).toBeTruthy();
});
