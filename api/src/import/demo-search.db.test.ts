import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import type { Database } from "../database/client/open.ts";
import { testDatabase } from "../testing/database.ts";
import { read } from "../testing/engine.ts";
import { clearCatalogue } from "../testing/import-files.ts";
import { loadBundled } from "./demo/bundled.ts";
import { loadFull } from "./demo/full.ts";

const database = testDatabase();
beforeEach(() => clearCatalogue(database));

/** The documents of the pages, as they are sent. */
const documents = Object.values<string>(
  JSON.parse(
    readFileSync(new URL("../../../web/src/relay/__generated__/persisted.json", import.meta.url), "utf8"),
  ),
);

function ask<Data>(page: string, variables: object): Promise<Data> {
  const text = documents.find((document) => document.includes(`query ${page}(`)) ?? "";
  return read<Data>(database, text, { ...variables }, { trust: "built" });
}

interface Count {
  totalCount: number;
}

/** How many listings a search for a name finds, and how many only mention it: the two counts of the search page. */
async function searched(search: string): Promise<[number, number]> {
  const page = {
    page: 1,
    sort: "MEAN_RATING",
    onSoftware: false,
    onCategories: false,
    countsAll: false,
    hasHits: false,
  };
  const others = { mentionsOnly: false, othersOnly: true, hasOthers: true };
  const answer = await ask<{ directory: Count; others: Count }>("SearchPageQuery", {
    search,
    ...page,
    ...others,
  });
  return [answer.directory.totalCount, answer.others.totalCount];
}

/** The counts on the tiles of the signed-in home page, if the tiles had these six names. */
async function tiles(names: readonly string[]): Promise<number[]> {
  const six = Array.from({ length: 6 }, (_, index) => [`tile${index + 1}`, names[index] ?? "-"]);
  const hits = await ask<Record<`hits${number}`, Count>>("SignedInHomeQuery", Object.fromEntries(six));
  return names.map((_, index) => hits[`hits${index + 1}`]?.totalCount ?? -1);
}

const demos: [string, number, (into: Database) => Promise<unknown>][] = [
  ["every category of the demo", 1, (into) => loadBundled(into, "small", () => {})],
  // Its texts follow one pattern: testing more categories finds nothing more.
  [
    "every sixteenth category of the demo at full scale, made smaller",
    16,
    (into) => loadFull(into, { scale: 0.05 }),
  ],
];

test.each(demos)(
  "category, search and tile agree on the number, for %s",
  async (_, step, load) => {
    await load(database as Database);
    const all = await database.prisma.category.findMany({
      where: { isActive: true },
      orderBy: { id: "asc" },
    });
    expect(all.length).toBeGreaterThan(50);
    const categories = all.filter((__, place) => place % step === 0);
    const figures: Record<string, unknown> = {};
    const expected: typeof figures = {};
    let mentioned = 0;
    for (let at = 0; at < categories.length; at += 6) {
      const some = categories.slice(at, at + 6);
      const shown = await tiles(some.map(({ name }) => name));
      for (const [index, { slug, name, softwareCount }] of some.entries()) {
        const [found, others] = await searched(name);
        const listings = await ask<{ category: { listings: Count } }>("CategoryPageQuery", {
          slug,
          page: 1,
          segment: null,
          rating: null,
          pricing: null,
          onFirstPage: false,
          why: "",
          isAsked: false,
        });
        figures[name] = {
          count: softwareCount,
          page: listings.category.listings.totalCount,
          found,
          tile: shown[index],
        };
        expected[name] = {
          count: softwareCount,
          page: softwareCount,
          found: softwareCount,
          tile: softwareCount,
        };
        mentioned += others;
      }
    }
    expect(figures).toEqual(expected);
    expect(mentioned).toBeGreaterThan(0);
  },
  300_000,
);
