import { expect, test } from "vitest";
import { createReadLog } from "../../database/changes/read-log.ts";
import { type Reader, requestReader } from "../../database/client/reader.ts";
import { testDatabase } from "../../testing/database.ts";
import { categoriesNamedIn, namesNoCategory } from "./named-in-search.ts";

const database = testDatabase();

test("searches of all answers that come together have one statement, and each answer tells of what it read", async () => {
  const make = (name: string) =>
    database.prisma.category.create({
      data: { name, slug: name.toLowerCase(), sortName: name.toLowerCase(), categoryType: "software" },
      select: { id: true },
    });
  const [kites, boats] = await Promise.all([make("Kites"), make("Boats")]);
  let statements = 0;
  const reader: Reader = {
    ...database.reader,
    query(statement, options) {
      statements += 1;
      return database.reader.query(statement, options);
    },
  };
  const ask = async (text: string) => {
    const log = createReadLog();
    const named = await categoriesNamedIn({ reader: requestReader(reader, { log }) }, text);
    return { ids: named.map(({ id }) => id), tags: [...log.tags], refusal: log.refusal };
  };
  const found = await Promise.all(["kites", "Boats", "nothing", "KITES"].map(ask));
  expect(statements).toBe(1);
  expect(found.map(({ ids }) => ids)).toEqual([[kites.id], [boats.id], [], [kites.id]]);
  for (const { ids = [], tags, refusal } of found) {
    expect(refusal).toBeNull();
    expect(tags).toHaveLength(1 + ids.length);
    for (const id of ids) expect(tags.some((tag) => tag.includes(id))).toBe(true);
  }
});

test("a search gives PostgreSQL the words of its text, not a function to plan", () => {
  const { text, values } = namesNoCategory(" Sales &  “CRM”");
  expect(values).toEqual(["sales crm"]);
  expect(text).not.toContain("name_words($");
});
