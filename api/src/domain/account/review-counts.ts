import { sql } from "../../database/query/sql.ts";
import type { ReadContext } from "../read-context.ts";

/** Number of the user's reviews of listings that are Drafts now; they are shown again when the listing is Live. */
export async function draftReviewCount(
  { reader }: Pick<ReadContext, "reader">,
  userId: string,
): Promise<number> {
  const [row] = await reader.query<{ count: number }>(sql`
    select count(*)::int4 as count from review r join software s on s.id = r.software_id
    where r.user_id = ${userId}::uuid and not s.is_active`);
  return row?.count ?? 0;
}

/** How many published reviews the user has written, and how often their pages were visited. */
export async function reviewCounts(
  { reader }: Pick<ReadContext, "reader">,
  userId: string,
): Promise<{ count: number; views: number }> {
  const [row] = await reader.query<{ count: number; views: number }>(sql`
    select count(*)::int4 as count, coalesce(sum(v.views), 0)::int4 as views
    from review r join software s on s.id = r.software_id
    left join lateral (
      select sum(d.count) as views from daily_count d
      where d.subject_id = r.id and d.metric = 'review_view') v on true
    where r.user_id = ${userId}::uuid and r.status = 'published' and s.is_active`);
  return row ?? { count: 0, views: 0 };
}
