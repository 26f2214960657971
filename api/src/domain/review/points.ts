import { childrenOf } from "../../database/changes/tags.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import { limits } from "../../inputs/index.ts";
import { isPublished } from "../policy.ts";
import type { ReadContext } from "../read-context.ts";

/** A pro or con and the number of reviews that mention it. */
export interface ReviewPoint {
  /** As the newest of the reviews puts it. */
  text: string;
  count: number;
  /** The newest of the reviews. */
  reviewId: string;
}

/** Pros and cons, most frequently mentioned first, then newest. */
export interface ProsAndCons {
  pros: ReviewPoint[];
  cons: ReviewPoint[];
}

/** Maximum number of pros, and of cons. */
const atMost = 6;

/** Reviews (alias `r`) that name this pro or con, by the rule by which they are counted. No review names one that is too long. */
export function mentionsPoint(kind: keyof ProsAndCons, text: string): Sql {
  // Bounds the work to what can be stored.
  const point = text.slice(0, 4 * limits.reviewPoint);
  // Of a subquery, which is run once: plans for any value would make the key again for each review.
  const key = sql`(select review_point_key(${point}))`;
  const keys = kind === "pros" ? sql`r.pro_keys` : sql`r.con_keys`;
  return sql`(${key} <> '' and ${keys} @> array[${key}])`;
}

/** The points of each software's published reviews. Those that differ in case, spaces or a full stop are one point. */
export async function prosAndCons(
  { reader }: Pick<ReadContext, "reader">,
  softwareIds: readonly string[],
): Promise<Map<string, ProsAndCons>> {
  const rows = await reader.query<ReviewPoint & { softwareId: string; kind: keyof ProsAndCons }>(
    sql`
    with named as (
      select r.software_id, p.kind, btrim(p.text) as text, r.id, r.created_at, p.key
      from review r cross join lateral (
        select 'pros' as kind, n.text, n.key from unnest(r.pros, r.pro_keys) n(text, key)
        union all select 'cons', n.text, n.key from unnest(r.cons, r.con_keys) n(text, key)) p
      where r.software_id = any(${[...softwareIds]}::uuid[]) and ${isPublished}
    ), grouped as (
      select software_id, kind, key, count(distinct id)::int4 as count, max(created_at) as newest,
        (array_agg(text order by created_at desc, id desc))[1] as text,
        (array_agg(id order by created_at desc, id desc))[1] as review_id
      from named where key <> '' group by software_id, kind, key
    ), placed as (
      select *, row_number() over (partition by software_id, kind order by count desc, newest desc, key) as place
      from grouped
    )
    select software_id as "softwareId", kind, text, count, review_id as "reviewId"
    from placed where place <= ${atMost} order by software_id, place`,
    {
      reads: () =>
        softwareIds.flatMap((id) => [childrenOf("review", id, "text"), childrenOf("review", id, "clock")]),
    },
  );
  const points = new Map<string, ProsAndCons>();
  for (const { softwareId, kind, text, count, reviewId } of rows) {
    const own = points.get(softwareId) ?? { pros: [], cons: [] };
    own[kind].push({ text, count, reviewId });
    points.set(softwareId, own);
  }
  return points;
}
