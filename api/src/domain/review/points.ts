import { sql } from "../../database/sql.ts";
import { isPublished } from "../policy.ts";
import type { Reading } from "../reading.ts";

/** The same point, made by so many reviews. */
export interface ReviewPoint {
  /** As the newest of the reviews puts it. */
  text: string;
  count: number;
  /** The newest of the reviews. */
  reviewId: string;
}

/** What reviews name as good and bad, most named first, then newest. */
export interface PointsOfReviews {
  pros: ReviewPoint[];
  cons: ReviewPoint[];
}

/** So many good and so many bad ones. */
const atMost = 6;

/** The points of each software's published reviews. Those that differ in case, spaces or a full stop are one point. */
export async function pointsOfReviews(
  { reader }: Pick<Reading, "reader">,
  softwareIds: readonly string[],
): Promise<Map<string, PointsOfReviews>> {
  const rows = await reader.query<ReviewPoint & { softwareId: string; kind: keyof PointsOfReviews }>(sql`
    with named as (
      select r.software_id, p.kind, btrim(p.text) as text, r.id, r.created_at,
        lower(regexp_replace(regexp_replace(btrim(p.text), '\\s+', ' ', 'g'), '[.!\\s]+$', '')) as key
      from review r cross join lateral (
        select 'pros' as kind, unnest(r.pros) as text union all select 'cons', unnest(r.cons)) p
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
    from placed where place <= ${atMost} order by software_id, place`);
  const points = new Map<string, PointsOfReviews>();
  for (const { softwareId, kind, text, count, reviewId } of rows) {
    const own = points.get(softwareId) ?? { pros: [], cons: [] };
    own[kind].push({ text, count, reviewId });
    points.set(softwareId, own);
  }
  return points;
}
