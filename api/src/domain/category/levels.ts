import type { Transaction } from "../../database/client/transaction.ts";

/** Recomputes the levels that a move has made wrong. */
export async function relevel(tx: Transaction): Promise<void> {
  await tx.$executeRaw`
    with recursive tree(id, level) as (
      select id, 0 from category where parent_id is null
      union all select c.id, t.level + 1 from category c join tree t on c.parent_id = t.id)
    update category set level = tree.level, updated_at = now() from tree
    where category.id = tree.id and category.level <> tree.level`;
}
