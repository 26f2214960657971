import type { Transaction } from "../../../database/client/transaction.ts";

/** The top-level ancestor and the name of each of some categories. */
export interface CategoryRoots {
  /** ID of the category's top-level ancestor; the category's own ID if it does not exist. */
  rootOf(id: string): string;
  nameOf(id: string): string;
}

/** Reads the top-level ancestors of these categories in one statement. */
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
