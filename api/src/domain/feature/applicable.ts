import { type Sql, sql } from "../../database/query/sql.ts";

/**
 * The active ones among these categories and those above each: rows of start, the category that one begins at, id and height, the number of
 * levels up. `starts` is a select of category IDs.
 */
const activeAbove = (starts: Sql): Sql => sql`
  select a.start, c.id, a.height from (
    with recursive above(start, id, parent_id, height) as (
      select c.id, c.id, c.parent_id, 0 from category c where c.id in (${starts})
      union all select a.start, c.id, c.parent_id, a.height + 1 from above a join category c on c.id = a.parent_id)
    select * from above) a join category c on c.id = a.id and c.is_active`;

/**
 * The vocabulary of each of these categories: its own features and those of the categories above it, with the category and the height of
 * theirs. Of those with the same key the nearest category's counts. `starts` is a select of category IDs.
 */
export const vocabularyOf = (starts: Sql): Sql => sql`
  select distinct on (a.start, f.key) a.start, f.id, f.key, f.name, f.description, f.category_id, f.position, a.height
  from (${activeAbove(starts)}) a join feature f on f.category_id = a.id order by a.start, f.key, a.height`;

/**
 * The active categories of these listings and those above them, each with the number of levels up and the place among the listing's
 * categories: rows of software_id, category_id, height and position. Their features are what a listing is compared by. `softwareIds` is an array of IDs.
 */
export const comparedCategories = (softwareIds: Sql): Sql => sql`
  select sc.software_id, a.id as category_id, min(a.height) as height, min(sc.position) as position
  from software_category sc join (${activeAbove(sql`select sc.category_id from software_category sc
    where sc.software_id = any(${softwareIds})`)}) a on a.start = sc.category_id
  where sc.software_id = any(${softwareIds}) group by sc.software_id, a.id`;
