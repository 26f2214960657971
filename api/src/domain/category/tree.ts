import type { Transaction } from "../../database/client/transaction.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import { invalid } from "../errors.ts";
import { lockSoftware } from "../software/lock.ts";

/** The ids of a category and of all below it. */
function subtree(id: string): Sql {
  return sql`(with recursive below(id) as (
      select ${id}::uuid union select c.id from below b join category c on c.parent_id = b.id)
    select id from below)`;
}

/** A condition on software (alias `s`): it is in a category or below it. */
export const isListedBelow = (id: string): Sql =>
  sql`s.id in (select sc.software_id from software_category sc where sc.category_id in ${subtree(id)})`;

/** The ids of a category and of all above it. */
function ancestry(id: string | null): Sql {
  return sql`(with recursive above(id, parent_id) as (
      select c.id, c.parent_id from category c where c.id = ${id}::uuid
      union select p.id, p.parent_id from above a join category p on p.id = a.parent_id)
    select id from above)`;
}

/**
 * Locks everything that depends on a category's name, visibility and place: the listings in it, below it, and, as their ranks change, in all
 * categories above it and above `parentId`; then the whole tree. Concurrent moves wait, so that no cycle can arise.
 */
export async function lockTree(tx: Transaction, id: string, parentId: string | null): Promise<void> {
  const isAbove = (categoryId: Sql) =>
    sql`(${categoryId} in ${ancestry(id)} or ${categoryId} in ${ancestry(parentId)})`;
  // Drafts have no place in a list, but a rank in their own category.
  const above = sql`(${isAbove(sql`s.category_id`)} or s.id in (
    select l.software_id from category_listing l where ${isAbove(sql`l.category_id`)}))`;
  await lockSoftware(tx, sql`${isListedBelow(id)} or ${above}`);
  await tx.$executeRaw(sql`select 1 from category order by id for update`);
}

/** The category, all below it, and all above it and this parent: what counts otherwise when it moves between them. */
export async function affectedBy(tx: Transaction, id: string, parentId: string | null): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>(sql`
    select id from ${subtree(id)} s union select id from ${ancestry(id)} a union select id from ${ancestry(parentId)} p`);
  return rows.map((row) => row.id);
}

/**
 * The level of a category below this parent, 0 without one. Throws InvalidInput where the parent is not there, is the category
 * itself or below it, or lists the other type.
 */
export async function levelBelow(
  tx: Transaction,
  { id, categoryType }: { id: string | null; categoryType: string },
  parentId: string | null,
): Promise<number> {
  if (parentId === null) return 0;
  const parent = await tx.category.findUnique({
    where: { id: parentId },
    select: { level: true, categoryType: true },
  });
  if (!parent) throw invalid("parentId", "This category no longer exists. Please select another one.");
  if (parent.categoryType !== categoryType)
    throw invalid(
      "parentId",
      "A software category must be below a software category, and a service category below a service category",
    );
  if (id !== null) {
    const [below] = await tx.$queryRaw<object[]>(sql`
      select 1 from ${subtree(id)} s where s.id = ${parentId}::uuid`);
    if (below) throw invalid("parentId", "A category cannot be below itself");
  }
  return parent.level + 1;
}

/** Recomputes levels after a move. */
export async function relevel(tx: Transaction): Promise<void> {
  await tx.$executeRaw`
    with recursive tree(id, level) as (
      select id, 0 from category where parent_id is null
      union all select c.id, t.level + 1 from category c join tree t on c.parent_id = t.id)
    update category set level = tree.level, updated_at = now() from tree
    where category.id = tree.id and category.level <> tree.level`;
}
