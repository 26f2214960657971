import { anyOf, rowOf } from "../../database/changes/tags.ts";
import type { Reader } from "../../database/client/reader.ts";
import { createBatchedLookup } from "../../database/query/batched-lookup.ts";
import { type Sql, sql, tableOf } from "../../database/query/sql.ts";
import type { ReadContext } from "../read-context.ts";
import { nameWords } from "../software/search.ts";
import { sortKey } from "../text.ts";

/** A category that a search text names. */
export interface NamedCategory {
  id: string;
  /** Live software in it and below it. */
  softwareCount: number;
}

/** The condition that a category (alias `c`) is active, and has these words as its name. */
const isNamed = (words: Sql): Sql => sql`name_words(c.sort_name) = ${words} and c.is_active`;

/** The condition that `categoriesNamedIn` finds none. */
export const namesNoCategory = (text: string): Sql =>
  sql`not exists (select from category c where ${isNamed(sql`${nameWords(sortKey(text))}`)})`;

/**
 * The active categories whose name a text is, without regard to case, accents and punctuation; where names differ in
 * punctuation alone, those that are written just like the text.
 */
export async function categoriesNamedIn(
  { reader }: Pick<ReadContext, "reader">,
  text: string,
): Promise<NamedCategory[]> {
  const { shared = reader } = reader;
  let lookUp = lookups.get(shared);
  if (!lookUp) {
    lookUp = createBatchedLookup(shared, (keys) => readNamed(shared, keys));
    lookups.set(shared, lookUp);
  }
  // Before they are read: what is waited for may change meanwhile.
  reader.log?.add([anyOf("category", "text")]);
  const named = (await lookUp(sortKey(text))) ?? [];
  reader.log?.add(named.map(({ id }) => rowOf("category", id, "members")));
  return named;
}

/** Searches that come together have one statement. */
const lookups = new WeakMap<Reader, (key: string) => Promise<NamedCategory[] | undefined>>();

async function readNamed(reader: Reader, keys: readonly string[]): Promise<Map<string, NamedCategory[]>> {
  const rows = await reader.query<NamedCategory & { key: string }>(sql`
    select t.key, c.id, c.software_count as "softwareCount" from ${tableOf(keys, "text")} t(key)
      join category c on ${isNamed(sql`name_words(t.key)`)}
    where c.sort_name = t.key
      or not exists (select from category o where o.is_active and o.sort_name = t.key)
    order by c.id`);
  return Map.groupBy(rows, ({ key }) => key);
}
