import { expect } from "vitest";
import type { Database } from "../database/client/open.ts";
import { read } from "./engine.ts";
import { productDocument } from "./product-documents.ts";

function ask<Data>(database: Database, page: string, variables: object): Promise<Data> {
  const { text } = productDocument(page);
  return read<Data>(database, text, { ...variables }, { trust: "built" });
}

interface Count {
  totalCount: number;
}

/** How many listings a search for a name finds, and how many only mention it: the two counts of the search page. */
async function searched(database: Database, search: string): Promise<[number, number]> {
  const page = {
    page: 1,
    sort: "MEAN_RATING",
    onSoftware: false,
    onCategories: false,
    countsAll: false,
    hasHits: false,
  };
  const others = { mentionsOnly: false, othersOnly: true, hasOthers: true };
  const answer = await ask<{ directory: Count; others: Count }>(database, "SearchPageQuery", {
    search,
    ...page,
    ...others,
  });
  return [answer.directory.totalCount, answer.others.totalCount];
}

/** The counts on the tiles of the signed-in home page, if the tiles had these six names. */
async function tiles(database: Database, names: readonly string[]): Promise<number[]> {
  const six = Array.from({ length: 6 }, (_, index) => [`tile${index + 1}`, names[index] ?? "-"]);
  const hits = await ask<Record<`hits${number}`, Count>>(
    database,
    "SignedInHomeQuery",
    Object.fromEntries(six),
  );
  return names.map((_, index) => hits[`hits${index + 1}`]?.totalCount ?? -1);
}

/**
 * Fails where a category, a search for its name and its tile on the home page disagree on the number of its listings. Looks at every
 * `step`-th category.
 */
export async function expectSameNumbers(database: Database, step = 1): Promise<void> {
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
    const shown = await tiles(
      database,
      some.map(({ name }) => name),
    );
    for (const [index, { slug, name, softwareCount }] of some.entries()) {
      const [found, others] = await searched(database, name);
      const listings = await ask<{ category: { listings: Count } }>(database, "CategoryPageQuery", {
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
}
