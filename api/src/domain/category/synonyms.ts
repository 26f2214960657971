import type { Statements } from "../../database/client/transaction.ts";

/** Gives categories these synonyms, in this order; gives the ids of those that had others. */
export async function replaceSynonyms(
  tx: Statements,
  wanted: ReadonlyMap<string, readonly string[]>,
): Promise<string[]> {
  const [some, none] = [true, false].map((has) =>
    [...wanted].filter(([, synonyms]) => synonyms.length > 0 === has),
  ) as [[string, readonly string[]][], [string, readonly string[]][]];
  const emptied = await tx.$queryRaw<{ id: string }[]>`
    delete from category_synonyms where category_id = any(${none.map(([id]) => id)}::uuid[]) returning category_id as id`;
  const written = await tx.$queryRaw<{ id: string }[]>`
    insert into category_synonyms (category_id, synonyms)
      select r.id, r.synonyms from json_to_recordset(${JSON.stringify(some.map(([id, synonyms]) => ({ id, synonyms })))}::json)
        as r(id uuid, synonyms text[]) order by r.id
    on conflict (category_id) do update set synonyms = excluded.synonyms
      where category_synonyms.synonyms is distinct from excluded.synonyms
    returning category_id as id`;
  return [...emptied, ...written].map(({ id }) => id);
}
