import { sql } from "../../database/query/sql.ts";
import { listSizes } from "../../inputs/index.ts";
import type { ReadContext } from "../read-context.ts";

/** An earlier version of a review. */
export interface Revision {
  id: string;
  rating: number;
  title: string;
  content: string;
  pros: string[];
  cons: string[];
  /** When something else took its place. */
  replacedAt: Date;
}

/** Earlier versions of each of these reviews, latest first, at most 20 of each. The caller checks who may see them. */
export async function revisionsOf(
  { reader }: Pick<ReadContext, "reader">,
  reviewIds: readonly string[],
): Promise<Map<string, Revision[]>> {
  const rows = await reader.query<Revision & { reviewId: string }>(sql`
    select v.review_id as "reviewId", v.id, v.rating, v.title, v.content, v.pros, v.cons, v.created_at as "replacedAt"
    from unnest(${[...reviewIds]}::uuid[]) as asked(id) cross join lateral (
      select * from review_revision x where x.review_id = asked.id
      order by x.created_at desc, x.id desc limit ${listSizes.revisions}) v
    order by v.created_at desc, v.id desc`);
  const found = new Map<string, Revision[]>();
  for (const { reviewId, ...revision } of rows) {
    const own = found.get(reviewId) ?? [];
    own.push(revision);
    found.set(reviewId, own);
  }
  return found;
}
