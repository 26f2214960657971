import { type GraphQLObjectType, type GraphQLResolveInfo, parse } from "graphql";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "../database/client/open.ts";
import type { Reader } from "../database/client/reader.ts";
import { execute } from "../engine/execute.ts";
import { awkwardDocuments, switchedDocument } from "../testing/awkward-documents.ts";
import { testDatabase } from "../testing/database.ts";
import { type PublicDocument, publicDocuments } from "../testing/public-documents.ts";
import { seed, worldNow } from "../testing/seed.ts";
import { createContext } from "./context.ts";
import { schema } from "./schema.ts";

const database = testDatabase();
let documents: PublicDocument[];

beforeAll(async () => {
  const { software, companies, reviews } = await seed(database);
  documents = publicDocuments({
    software: Object.values(software).slice(0, 3),
    categories: ["sales", "crm"],
    companies: Object.values(companies).slice(0, 2),
    reviews: Object.values(reviews).slice(0, 2),
  });
});

interface Sent {
  text: string;
  values: string;
}

/** The answer, and the statements that it took. */
async function run(document: ReturnType<typeof parse>, variables: Record<string, unknown>) {
  const sent: Sent[] = [];
  const reader: Reader = {
    ...database.reader,
    query(statement, options) {
      sent.push({ text: statement.text, values: JSON.stringify(statement.values) });
      return database.reader.query(statement, options);
    },
  };
  const prisma = new Proxy(database.prisma, {
    get(client, key) {
      if (typeof key === "string" && !key.startsWith("_")) sent.push({ text: `prisma.${key}`, values: "" });
      return Reflect.get(client, key) as unknown;
    },
  }) as Database["prisma"];
  const context = createContext({ prisma, reader, viewer: null, trust: "built", now: worldNow });
  const result = await execute({ document, variables }, context, (error) => {
    throw error;
  });
  return { result: JSON.stringify(result), sent: sent.map(({ text, values }) => `${text} ${values}`).sort() };
}

test("a document has the same answer each time it is run, by no more statements once it is known", async () => {
  const awkward = [...awkwardDocuments.map(([text]) => text), switchedDocument];
  const asked = [...documents, ...awkward.map((text) => ({ name: text, text, variables: {} }))];
  for (const { name, text, variables } of asked) {
    const document = parse(text);
    const first = await run(document, variables);
    const known = await run(document, variables);
    expect([name, known.result]).toEqual([name, first.result]);
    expect([name, known.sent.length <= first.sent.length]).toEqual([name, true]);
    expect([name, await run(document, variables)]).toEqual([name, known]);
    expect([name, (await run(parse(text), variables)).sent]).toEqual([name, first.sent]);
  }
});

test("a switch that is set otherwise selects otherwise, also of a document that was run before", async () => {
  const document = parse(switchedDocument);
  const off = await run(document, { on: false });
  const on = await run(document, { on: true });
  expect([off.result.includes("title"), on.result.includes("title")]).toEqual([false, true]);
  expect([off.result, on.result].every((text) => !text.includes("errors"))).toBe(true);
});

test("a column is read from a row that has it, null too; a row without it is loaded", async () => {
  const context = createContext({ ...database, viewer: null, trust: "built" });
  const fields = (schema.getType("Software") as GraphQLObjectType).getFields();
  const read = (fieldName: string, row: object) =>
    fields[fieldName]?.resolve?.(row, {}, context, { fieldName } as GraphQLResolveInfo);
  expect([read("name", { name: "Given" }), read("description", { description: null })]).toEqual([
    "Given",
    null,
  ]);
  // Prisma's plugin needs the place in the document, which is missing here.
  await expect(async () => read("name", { id: "x" })).rejects.toThrow();
});
