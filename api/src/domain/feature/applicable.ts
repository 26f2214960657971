import { type Sql, sql } from "../../database/query/sql.ts";

/**
 * The active categories of these listings and those above them, each with the number of levels up and the place among the listing's
 * categories: rows of software_id, category_id, height and position. Their vocabularies are what a listing is compared by. `softwareIds` is an array of IDs.
 */
export const comparedCategories = (softwareIds: Sql): Sql => sql`
  select a.software_id, a.category_id, min(a.height) as height, min(a.position) as position from (
    with recursive above(software_id, category_id, height, position) as (
      select sc.software_id, sc.category_id, 0, sc.position from software_category sc
        where sc.software_id = any(${softwareIds})
      union all
      select a.software_id, c.parent_id, a.height + 1, a.position from above a
        join category c on c.id = a.category_id where c.parent_id is not null)
    select * from above) a join category c on c.id = a.category_id and c.is_active
  group by a.software_id, a.category_id`;
