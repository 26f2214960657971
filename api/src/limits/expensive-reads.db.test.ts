import { describe, expect, test } from "vitest";
import type { Reader } from "../database/client/reader.ts";
import { batchable } from "../database/query/batch-text.ts";
import { sql } from "../database/query/sql.ts";
import { testDatabase } from "../testing/database.ts";
import { ask } from "../testing/engine.ts";
import { BusyError } from "./concurrency-limiter.ts";
import { offsetCursor } from "./offset-cursors.ts";

const database = testDatabase();

/** Whether each statement of a document is one that is read apart. */
async function statementsOf(document: string, variables = {}): Promise<boolean[]> {
  const statements: boolean[] = [];
  const reader: Reader = {
    ...database.reader,
    query(statement, options = {}) {
      statements.push(options.isExpensive === true);
      return database.reader.query(statement, options);
    },
  };
  const { errors } = await ask({ prisma: database.prisma, reader }, document, variables, { trust: "built" });
  expect(errors).toBeUndefined();
  return statements;
}

test.each([
  ["searched reviews", '(search: "a", first: 1)', "reviews"],
  ["filtered reviews", "(rating: FIVE, first: 1)", "reviews"],
  ["searched software", '(search: "a", first: 1)', "directory"],
  ["pages far behind", "(page: 10001, first: 1)", "directory"],
  ["pages far behind, by cursor", `(after: "${offsetCursor("software:rating", 10_000)}")`, "directory"],
])("%s are read apart, each in a statement of its own", async (_what, args, field) => {
  const list = `${field}${args} { edges { node { id } } }`;
  const statements = await statementsOf(`{ a: ${list} b: ${list} c: ${list} }`);
  // Whether a text is a category's name is looked up first, for all of them at once.
  const looksUp = field === "directory" && args.includes("search");
  expect(statements).toEqual(looksUp ? [false, true, true, true] : [true, true, true]);
});

test.each(["(first: 1)", "(page: 400, first: 24)", '(categorySlug: "crm")', "(quickFilter: TOP)"])(
  "ordinary pages are read together: %s",
  async (args) => {
    const list = `directory${args} { edges { node { id } } }`;
    expect(await statementsOf(`{ a: ${list} b: ${list} }`)).toEqual([false]);
  },
);

describe("reads that take long", () => {
  const slow = sql`select pg_sleep(0.002)`;

  test("wait for each other and are refused beyond a number, and others are answered meanwhile", async () => {
    const answers = Array.from({ length: 60 }, () => database.reader.query(slow, { isExpensive: true }));
    const settled = Promise.allSettled(answers);
    expect(
      await Promise.race([settled.then(() => "all"), database.reader.query(sql`select 1 as one`)]),
    ).toEqual([{ one: 1 }]);
    const refused = (await settled).filter(({ status }) => status === "rejected");
    expect(refused.length).toBeGreaterThanOrEqual(18);
    expect(refused.length).toBeLessThan(40);
  });

  test.each([
    ["alone", sql`select ${"1"} as one`],
    ["together", batchable(sql`select ${"1"}::text as one`)],
  ])("ordinary ones wait in limited number, so that they are answered in time: %s", async (_, statement) => {
    const answers = await Promise.allSettled(
      Array.from({ length: 1_500 }, () => database.reader.query(statement)),
    );
    const refused = answers.filter(({ status }) => status === "rejected");
    expect(refused.length).toBeGreaterThan(400);
    expect(refused.length).toBeLessThanOrEqual(500);
    expect(refused.every((each) => each.status === "rejected" && each.reason instanceof BusyError)).toBe(
      true,
    );
  });

  test("are all made for a document, or refused before the first of them", async () => {
    const searches = ["a", "b", "c", "d"].map(
      (text) => `${text}: reviews(search: "${text}", first: 1) { totalCount }`,
    );
    const askAndCount = async (count: number) => {
      let refused = 0;
      const reader: Reader = {
        ...database.reader,
        query: (statement, options) =>
          database.reader.query<never>(statement, options).catch((error) => {
            refused++;
            throw error;
          }),
      };
      const document = `{ ${searches.slice(0, count).join(" ")} }`;
      await ask({ prisma: database.prisma, reader }, document, {}, { trust: "built" });
      return `${refused} of ${count} refused`;
    };
    // Where the queue ends between two documents of the one mix, it ends within one of the other.
    for (const counts of [
      [2, 3],
      [3, 4],
    ]) {
      const documents = Array.from({ length: 30 }, () => counts).flat();
      const all = await Promise.all(documents.map(askAndCount));
      const whole = counts.flatMap((count) => [`0 of ${count} refused`, `${count} of ${count} refused`]);
      expect(new Set(all)).toEqual(new Set(whole));
    }
  });

  test("are refused in words, with when to come back", async () => {
    const search = '{ reviews(search: "a", first: 1) { totalCount } }';
    const all = await Promise.all(Array.from({ length: 60 }, () => ask(database, search)));
    const refusal = all.flatMap(({ errors = [] }) => errors)[0];
    expect(refusal?.extensions).toMatchObject({ code: "BUSY", retryAfter: 5 });
    expect(refusal?.message).toMatch(/try again in a few seconds/);
  });
});
