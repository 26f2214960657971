import type { Transaction } from "../../database/client/transaction.ts";
import { type NamedCategories, namedCategories } from "../../inputs/index.ts";
import { invalid } from "../errors.ts";

/**
 * The resulting categories of a listing, primary first, without duplicates. A primary category alone replaces the former one,
 * or changes places with it if the listing is already in it. Unchanged if nothing is given.
 */
export function wantedCategories(named: NamedCategories, stored: readonly string[] = []): string[] {
  if (named.categoryIds) return namedCategories(named);
  const { categoryId } = named;
  if (!categoryId) return [...stored];
  const others = stored.includes(categoryId) ? stored : stored.slice(1);
  return [categoryId, ...others.filter((id) => id !== categoryId)];
}

/** The categories of a listing, the primary one first. */
export async function categoriesOf(tx: Transaction, softwareId: string): Promise<string[]> {
  const rows = await tx.softwareCategory.findMany({
    where: { softwareId },
    select: { categoryId: true },
    orderBy: [{ position: "asc" }, { categoryId: "asc" }],
  });
  return rows.map(({ categoryId }) => categoryId);
}

/**
 * Locks the categories that count these listings, and these with all their ancestors; returns the IDs of all. In the order of
 * IDs and before a row refers to them, so that concurrent writers do not deadlock. Throws InvalidInput if one of `added` is
 * inactive or does not exist.
 */
export async function lockCategories(
  tx: Transaction,
  softwareIds: readonly string[],
  wanted: readonly string[],
  added: readonly string[],
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string; isActive: boolean }[]>`
    select c.id, c.is_active as "isActive" from category c where c.id in (
      with recursive above(id, parent_id) as (
        select k.id, k.parent_id from category k where k.id = any(${[...wanted]}::uuid[])
        union select p.id, p.parent_id from above a join category p on p.id = a.parent_id)
      select id from above
      union select category_id from category_listing where software_id = any(${[...softwareIds]}::uuid[]))
    order by c.id for update`;
  const active = new Set(rows.flatMap(({ id, isActive }) => (isActive ? [id] : [])));
  if (!added.every((id) => active.has(id)))
    throw invalid("categoryId", "This category no longer exists. Please select another one.");
  return rows.map(({ id }) => id);
}
