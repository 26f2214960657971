import { anyOf, rowOf } from "../../database/changes/tags.ts";
import { sql } from "../../database/query/sql.ts";
import { preferenceLimits } from "../../inputs/index.ts";
import type { ReadContext } from "../read-context.ts";

/** The industries that reviewers of a category's listings most often name, by how many listings they are frequent at. */
export async function reviewerIndustries(
  { reader }: Pick<ReadContext, "reader">,
  categoryId: string,
): Promise<string[]> {
  const rows = await reader.query<{ industry: string }>(
    sql`
    select min(i.industry collate "C") as industry from category_listing l join software s on s.id = l.software_id
      cross join lateral unnest(s.reviewer_industries) i(industry)
    where l.category_id = ${categoryId}::uuid
    group by lower(i.industry) order by count(*) desc, 1 limit ${preferenceLimits.industries}::int4`,
    { reads: () => [rowOf("category", categoryId, "members"), anyOf("software", "counters")] },
  );
  return rows.map(({ industry }) => industry);
}
