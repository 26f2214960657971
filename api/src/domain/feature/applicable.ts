import { type Sql, sql } from "../../database/query/sql.ts";

/** The active ones among a category, an expression of its ID, and those above it: rows of id and height, the number of levels up. */
const activeAbove = (categoryId: Sql): Sql => sql`
  select c.id, a.height from (
    with recursive above(id, parent_id, height) as (
      select c.id, c.parent_id, 0 from category c where c.id = ${categoryId}
      union all select c.id, c.parent_id, a.height + 1 from above a join category c on c.id = a.parent_id)
    select * from above) a join category c on c.id = a.id and c.is_active`;

/**
 * The vocabulary of a category, an expression of its ID: its own features and those of the categories above it, with the height of theirs.
 * Of those with the same key the nearest category's counts.
 */
export const vocabularyOf = (categoryId: Sql): Sql => sql`
  select distinct on (f.key) f.id, f.key, f.name, f.description, f.category_id, f.position, a.height
  from (${activeAbove(categoryId)}) a join feature f on f.category_id = a.id order by f.key, a.height`;

/**
 * The active categories of these listings and those above them, each with the number of levels up and the place among the listing's
 * categories: rows of software_id, category_id, height and position. Their features are what a listing is compared by. `softwareIds` is an array of IDs.
 */
export const comparedCategories = (softwareIds: Sql): Sql => sql`
  select sc.software_id, a.id as category_id, min(a.height) as height, min(sc.position) as position
  from software_category sc cross join lateral (${activeAbove(sql`sc.category_id`)}) a
  where sc.software_id = any(${softwareIds}) group by sc.software_id, a.id`;
