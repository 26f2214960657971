import type { Transaction } from "../../../database/client/transaction.ts";

/** Some categories: the top one above each, and what each is called. */
export interface CategoryRoots {
  /** The id of the top category above; of one that is not there its own. */
  rootOf(id: string): string;
  nameOf(id: string): string;
}

/** Looks up what stands at the top above these categories; one statement. */
export async function rootsOf(tx: Transaction, ids: readonly string[]): Promise<CategoryRoots> {
  const rows = await tx.$queryRaw<{ id: string; name: string; root: string }[]>`
    with recursive above(start, id, parent_id) as (
      select c.id, c.id, c.parent_id from category c where c.id = any(${[...new Set(ids)]}::uuid[])
      union select a.start, p.id, p.parent_id from above a join category p on p.id = a.parent_id)
    select c.id, c.name, a.id as root from above a join category c on c.id = a.start where a.parent_id is null`;
  const found = new Map(rows.map((row) => [row.id, row]));
  return {
    rootOf: (id) => found.get(id)?.root ?? id,
    nameOf: (id) => found.get(id)?.name ?? "",
  };
}
