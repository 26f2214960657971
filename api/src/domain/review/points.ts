import { childrenOf } from "../../database/changes/tags.ts";
import { opaque, type Sql, sql } from "../../database/query/sql.ts";
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

/**
 * The points of each software's published reviews. Those that differ in case, spaces or a full stop are one point, and a review that names one
 * twice counts once and tells it as it does first. Texts are read of the chosen points alone.
 */
export async function prosAndCons(
  { reader }: Pick<ReadContext, "reader">,
  softwareIds: readonly string[],
): Promise<Map<string, ProsAndCons>> {
  const rows = await reader.query<ReviewPoint & { softwareId: string; kind: keyof ProsAndCons }>(
    sql`
    with grouped as (
      select r.software_id, k.kind, n.key, max(r.created_at) as newest,
        (count(*) filter (where n.place = array_position(k.keys, n.key)))::int4 as count
      from review r cross join lateral (values ('pros', r.pro_keys), ('cons', r.con_keys)) k(kind, keys)
        cross join lateral unnest(k.keys) with ordinality n(key, place)
      where r.software_id = any(${opaque(softwareIds, "uuid[]")}) and ${isPublished} and n.key <> ''
      group by r.software_id, k.kind, n.key
    ), placed as (
      select *, row_number() over (partition by software_id, kind order by count desc, newest desc, key) as place
      from grouped
    )
    select p.software_id as "softwareId", p.kind, newest.text, p.count, newest.id as "reviewId"
    from placed p cross join lateral (
      select r.id, btrim(case p.kind when 'pros' then r.pros[array_position(r.pro_keys, p.key)]
        else r.cons[array_position(r.con_keys, p.key)] end) as text
      from review r where r.software_id = p.software_id and ${isPublished} and r.created_at = p.newest
        and case p.kind when 'pros' then r.pro_keys else r.con_keys end @> array[p.key]
      order by r.id desc limit 1) newest
    where p.place <= ${atMost} order by p.software_id, p.place`,
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
