import { beforeAll, describe, expect, test } from "vitest";
import { testAdministering } from "../../testing/administering.ts";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";

const database = testDatabase();
const { send } = testAdministering(database);
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

/** The names that a search finds, in their order; the total is their number. */
async function found(search: string | null, sort = "MATCH"): Promise<string[]> {
  const text = `query ($search: String) { directory(first: 50, search: $search, sort: ${sort}) {
    totalCount edges { node { name } } } }`;
  const { directory } = await read<{
    directory: { totalCount: number; edges: { node: { name: string } }[] };
  }>(database, text, { search });
  expect(directory.edges).toHaveLength(directory.totalCount);
  return directory.edges.map(({ node }) => node.name);
}

const setSynonyms = (synonyms: string[]) =>
  send(viewersOf(world).admin, "updateCategory", { databaseId: world.categories.crm, synonyms });

describe("best match", () => {
  test("finds what has some of the words, a listing with more of them first", async () => {
    expect(await found("crm unheard", "RATING")).toEqual([]);
    expect(await found("crm unheard")).toEqual(await found("crm"));
    expect((await found("unheard crm harbor"))[0]).toBe("Harbor");
  });

  test("counts words of features more than those of the description", async () => {
    const { ember, harbor } = world.software;
    await database.pool.query("update software set description = 'With zebra stripes' where id = $1", [
      ember,
    ]);
    await database.pool.query("update software set features = '{Zebras}' where id = $1", [harbor]);
    expect(await found("zebra")).toEqual(["Harbor", "Ember"]);
    await database.pool.query("update software set features = '{}' where id = $1", [harbor]);
    expect(await found("zebra")).toEqual(["Ember"]);
  });

  test("knows misspelt names, and gives what other orders find if it knows no word", async () => {
    expect(await found("becon")).toContain("Beacon CRM");
    expect(await found("!")).toEqual(await found("!", "RATING"));
    expect(await found("qqqqqqqq")).toEqual([]);
  });

  test("lists a category by its name, as many as other orders do", async () => {
    expect((await found("crm")).sort()).toEqual((await found("crm", "RATING")).sort());
    expect(await found(null)).toEqual(await found(null, "RATING"));
  });

  test("knows the synonyms of active categories, singular or plural and written as one word", async () => {
    const inCrm = await found("crm");
    expect(await found("deal trackers")).toEqual([]);
    await setSynonyms(["Deal tracker", "Rolodexes"]);
    for (const text of ["deal trackers", "dealtracker", "a rolodex"])
      expect((await found(text)).sort(), text).toEqual([...inCrm].sort());
    await setSynonyms([]);
    expect(await found("deal trackers")).toEqual([]);
  });
});

test("forms of names are read from their index, also if there are few categories", async () => {
  await database.pool.query("analyze category");
  const text = `explain select from unnest(array['=crm', '=help']) p(whole),
    lateral (select id from category where name_forms(sort_name) && array[p.whole] offset 0) c`;
  expect(JSON.stringify((await database.pool.query(text)).rows)).toContain("category_name_forms");
});

test("a text of combining marks alone is read in pieces: as a whole it would take minutes", async () => {
  const client = await database.pool.connect();
  try {
    await client.query("set statement_timeout = '30s'");
    const text = "repeat(U&'\\0301', 100000) || repeat(U&'\\0323', 100000) || 'Ünïon ﬁt'";
    expect((await client.query(`select match_text(${text}) as text`)).rows).toEqual([{ text: "union fit" }]);
  } finally {
    await client.query("reset statement_timeout");
    client.release();
  }
});

test("synonyms are edited, kept in order and each once", async () => {
  const synonyms = async () => {
    const answer = await read<{ category: { synonyms: string[] } }>(
      database,
      'query { category(slug: "crm") { synonyms } }',
      {},
    );
    return answer.category.synonyms;
  };
  await setSynonyms(["b", "a", "b"]);
  expect(await synonyms()).toEqual(["b", "a"]);
  await setSynonyms(Array.from({ length: 21 }, (_, n) => `s${n}`));
  expect(await synonyms()).toEqual(["b", "a"]);
});
