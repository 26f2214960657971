import { expect, test } from "vitest";
import { sql } from "../database/query/sql.ts";
import { execute } from "../engine/execute.ts";
import { parseDocument } from "../engine/parse.ts";
import { testDatabase } from "../testing/database.ts";
import { createContext } from "./context.ts";

const database = testDatabase();

/** The kinds of names under which statements on companies are prepared: "o" for our own, "g" for those of a generation. */
async function kinds(): Promise<string[]> {
  const reading = sql`select name from pg_prepared_statements where statement like '% "company" %' and name not in (select name from pg_prepared_statements where statement like '%pg_prepared%')`;
  const rows = await database.reader.query<{ name: string }>(reading);
  return rows.map(({ name }) => name.replace(/^c\d+_/, "").charAt(0)).sort();
}

test("documents from anyone do not use up the names of our own", async () => {
  const document = parseDocument("{ companies(first: 1) { edges { node { name } } totalCount } }");
  const run = async (trust: "free" | "built") => {
    const context = createContext({ prisma: database.prisma, reader: database.reader, viewer: null, trust });
    expect((await execute({ document }, context, () => {})).errors).toBeUndefined();
    return kinds();
  };
  expect(await run("free")).toEqual(["g"]);
  expect(await run("built")).toEqual(["g", "o"]);
});
