import type { Statements } from "../database/client/transaction.ts";
import { type Sql, sql } from "../database/query/sql.ts";
import { isListedBelow } from "./category/tree.ts";
import { lockSoftware } from "./software/lock.ts";
import { distinctWords, sortKey } from "./text.ts";

/**
 * software.search_text contains the normalised words by which a listing is found besides its name (a trigger indexes both): on
 * the first line those of its row, company and categories with their ancestors, on the second those of its catalogue's tags,
 * which have no column.
 */
export interface SearchedParts {
  name: string;
  shortDescription: string | null;
  features: readonly string[];
  company: string | null;
  /** Names of the active categories it was put into, in their order, then of those a level above, and so on. */
  categories: readonly string[];
}

/** The search text of a listing; the tags are taken over from the stored one, which a new listing has none of. */
export function searchText(parts: SearchedParts, stored = ""): string {
  const { name, shortDescription, company, categories, features } = parts;
  const texts = [shortDescription, company, ...categories, ...features].filter((text) => text !== null);
  return compose(distinctWords([...hiddenWords(name), ...texts]), tagsOf(stored));
}

/** The stored search text with other tags; null leaves them unchanged. */
export function withTags(stored: string, tags: readonly string[] | null): string {
  const [words = ""] = stored.split("\n");
  return tags === null ? stored : compose(words, distinctWords(tags));
}

/** The words of the tags in a search text. */
function tagsOf(stored: string): string {
  return stored.split("\n")[1] ?? "";
}

function compose(words: string, tags: string): string {
  return tags === "" ? words : `${words}\n${tags}`;
}

/** PostgreSQL takes "draw.io" for a host's name and indexes it whole: its parts are then found only by these words. */
function hiddenWords(name: string): string[] {
  const words = distinctWords([name]);
  return words === sortKey(name) ? [] : [words];
}

/**
 * Recomputes the search texts of the next `size` listings after an id, and gives the last id it looked at. Only texts
 * that were wrong are written, and the listings do not count as changed.
 */
export async function refreshSearchTexts(
  tx: Statements,
  after: string | null,
  size: number,
): Promise<string | null> {
  const ids = await lockSoftware(tx, sql`(${after}::uuid is null or s.id > ${after}::uuid)`, size);
  await refreshSearchTextsOfListings(tx, ids);
  return ids.length < size ? null : (ids.at(-1) ?? null);
}

/** Recomputes the search texts of all listings of a company. */
export async function refreshSearchTextsOfCompany(tx: Statements, companyId: string): Promise<void> {
  await refreshSearchTextsOfListings(tx, await lockSoftware(tx, sql`s.company_id = ${companyId}::uuid`));
}

/** Recomputes the search texts of all listings that were put into a category or into one below it. The caller has locked them. */
export async function refreshSearchTextsOfCategory(tx: Statements, categoryId: string): Promise<void> {
  await refresh(tx, isListedBelow(categoryId));
}

/** Recomputes the search texts of these listings, which the caller has locked. */
export async function refreshSearchTextsOfListings(tx: Statements, ids: readonly string[]): Promise<void> {
  await refresh(tx, sql`s.id = any(${[...ids]}::uuid[])`);
}

/** Recomputes the search texts of the software (alias `s`) that meets a condition. */
async function refresh(tx: Statements, where: Sql): Promise<void> {
  const rows = await tx.$queryRaw<(SearchedParts & { id: string; stored: string })[]>`
    select s.id, s.name, s.short_description as "shortDescription", s.features, s.search_text as stored,
      c.name as company, array(
        with recursive above(name, parent_id, position, slug, steps) as (
          select k.name, k.parent_id, sc.position, k.slug, 0 from software_category sc
            join category k on k.id = sc.category_id and k.is_active where sc.software_id = s.id
          union all select p.name, p.parent_id, a.position, a.slug, a.steps + 1 from above a
            join category p on p.id = a.parent_id and p.is_active)
        select name from above order by steps, position, slug) as categories
    from software s left join company c on c.id = s.company_id where ${where}`;
  const wrong = rows
    .map((row) => ({ id: row.id, stored: row.stored, text: searchText(row, row.stored) }))
    .filter(({ stored, text }) => text !== stored);
  await tx.$executeRaw`
    update software set search_text = f.text
    from unnest(${wrong.map(({ id }) => id)}::uuid[], ${wrong.map(({ text }) => text)}::text[]) as f(id, text)
    where software.id = f.id`;
}
