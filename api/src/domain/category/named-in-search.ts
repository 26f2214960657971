import { anyOf, rowOf } from "../../database/changes/tags.ts";
import { sql, tableOf } from "../../database/query/sql.ts";
import type { ReadContext } from "../read-context.ts";
import { sortKey } from "../text.ts";

/** A category that a search text names. */
export interface NamedCategory {
  id: string;
  /** Live software in it and below it. */
  softwareCount: number;
}

/**
 * The active categories whose name each text is, without regard to case, accents and punctuation; where names differ in
 * punctuation alone, those that are written just like the text.
 */
export async function categoriesNamedIn(
  { reader }: Pick<ReadContext, "reader">,
  texts: readonly string[],
): Promise<NamedCategory[][]> {
  const keys = texts.map(sortKey);
  const rows = await reader.query<NamedCategory & { key: string }>(
    sql`
    select t.key, c.id, c.software_count as "softwareCount" from ${tableOf(keys, "text")} t(key)
      join category c on name_words(c.sort_name) = name_words(t.key) and c.is_active
    where c.sort_name = t.key
      or not exists (select from category o where o.is_active and o.sort_name = t.key)
    order by c.id`,
    { reads: () => [anyOf("category", "text")] },
  );
  reader.log?.add(rows.map(({ id }) => rowOf("category", id, "members")));
  return keys.map((key) =>
    rows.filter((row) => row.key === key).map(({ id, softwareCount }) => ({ id, softwareCount })),
  );
}
