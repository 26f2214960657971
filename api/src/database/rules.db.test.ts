import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../testing/database.ts";

const database = testDatabase();

describe("sort order", () => {
  /** In the order of their bytes; a locale's order would put "éclair" before "zebra" and ignore "-". */
  const names = ["10x", "2x", "a b", "a-b", "a_b", "ab", "zebra", "éclair", "ш", "软件"];

  it("is that of the bytes on every database", async () => {
    await database.prisma.company.createMany({
      data: names.toReversed().map((name) => ({ slug: randomUUID(), name, sortName: name })),
    });
    const companies = await database.prisma.company.findMany({ orderBy: { sortName: "asc" } });
    expect(companies.map((company) => company.sortName)).toEqual(names);
  });

  it("holds for every sort_name", async () => {
    const answer = await database.pool.query<{ table: string; collation: string }>(
      `SELECT table_name AS table, collation_name AS collation FROM information_schema.columns
       WHERE column_name = 'sort_name' ORDER BY 1`,
    );
    expect(answer.rows).toEqual(
      [
        "category",
        "category_listing",
        "company",
        "software",
        "software_facets",
        "software_search",
        "suggested_product",
      ].map((table) => ({
        table,
        collation: "C",
      })),
    );
  });
});

describe("the indexes that listings are searched by", () => {
  it("take entries at once, for a search reads all that waits", async () => {
    const { rows } = await database.pool.query<{ name: string; options: string[] | null }>(
      `SELECT index.relname AS name, index.reloptions AS options FROM pg_index
       JOIN pg_class index ON index.oid = indexrelid JOIN pg_am ON pg_am.oid = index.relam AND amname = 'gin'
       WHERE indrelid IN ('software'::regclass, 'software_search'::regclass, 'category'::regclass) ORDER BY 1`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows).toEqual(rows.map(({ name }) => ({ name, options: ["fastupdate=off"] })));
  });
});

describe("search", () => {
  const names = ["asana", "zendesk support suite", "freshdesk", "café planner"];

  beforeAll(async () => {
    const { prisma } = database;
    const category = {
      slug: "help-desk",
      name: "Help Desk",
      sortName: "help desk",
      categoryType: "software",
    };
    const { id } = await prisma.category.create({ data: category });
    await prisma.software.createMany({
      data: names.map((name) => ({
        slug: randomUUID(),
        name,
        sortName: name,
        searchText: name === "asana" ? "tasks boards support" : "",
        features: [],
        categoryId: id,
      })),
    });
  });

  async function found(words: string): Promise<string[]> {
    const answer = await database.pool.query<{ sort_name: string }>(
      `SELECT sort_name FROM software_search WHERE search @@ to_tsquery('simple', $1) ORDER BY sort_name`,
      [words],
    );
    return answer.rows.map((row) => row.sort_name);
  }

  it("finds by the start of a word, in the name and in the rest", async () => {
    expect(await found("supp:*")).toEqual(["asana", "zendesk support suite"]);
    expect(await found("café")).toEqual(["café planner"]);
  });

  it("follows a change of the name and of the text", async () => {
    await database.prisma.software.updateMany({
      where: { sortName: "asana" },
      data: { searchText: "boards" },
    });
    expect(await found("supp:*")).toEqual(["zendesk support suite"]);
    await database.prisma.software.updateMany({
      where: { sortName: "freshdesk" },
      data: { sortName: "supportly" },
    });
    expect(await found("supp:*")).toEqual(["supportly", "zendesk support suite"]);
  });

  it.each([
    // Every connection is told how alike is alike enough: PostgreSQL's own threshold finds nothing here.
    ["alike", "software_sort_name_trgm", "'zendsek' <% sort_name"],
    ["a letter wrong", "software_deletion_keys", "deletion_keys(sort_name) && '{zendek}'"],
  ])("finds names %s through an index", async (_, index, condition) => {
    const client = await database.pool.connect();
    try {
      await client.query("BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL enable_indexonlyscan = off");
      const found = `SELECT sort_name FROM software WHERE ${condition}`;
      expect((await client.query(found)).rows).toEqual([{ sort_name: "zendesk support suite" }]);
      const plan = await client.query<{ "QUERY PLAN": string }>(`EXPLAIN ${found}`);
      expect(plan.rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain(index);
    } finally {
      await client.query("ROLLBACK");
      client.release();
    }
  });
});

describe("a list of texts", () => {
  it.each([
    ["some", "'{one,two}'", true],
    ["none", "'{}'", true],
    ["as many, each as long, as may be", "'{äöüß€,b,c}'", true],
    ["no list", "null", false],
    ["one without a value", "'{one,null}'", false],
    ["one too many", "'{a,b,c,d}'", false],
    ["an empty one", `'{one,""}'`, false],
    ["one that is too long", "'{one,abcdef}'", false],
  ])("may hold or not: %s", async (_, list, allowed) => {
    const { rows } = await database.pool.query(`SELECT are_texts(${list}::text[], 3, 5) AS allowed`);
    expect(rows).toEqual([{ allowed }]);
  });
});

describe("the audit log", () => {
  beforeAll(async () => {
    await database.prisma.auditEntry.create({ data: { action: "review.hide", subjectType: "review" } });
  });

  it.each([
    "UPDATE audit_entry SET action = 'nothing'",
    "DELETE FROM audit_entry",
    "DELETE FROM audit_entry WHERE false",
    "TRUNCATE audit_entry",
    "SET session_replication_role = replica; DELETE FROM audit_entry",
  ])("refuses: %s", async (statement) => {
    const client = await database.pool.connect();
    try {
      await client.query("BEGIN");
      await expect(client.query(statement)).rejects.toThrow("The audit log is append-only");
    } finally {
      await client.query("ROLLBACK");
      client.release();
    }
    expect(await database.prisma.auditEntry.count()).toBe(1);
  });
});
