import { childrenOf } from "../../database/changes/tags.ts";
import { joinSql, sql } from "../../database/query/sql.ts";
import { companySizes, type Segment, segmentOfSize, segments } from "../../inputs/index.ts";
import { isPublished } from "../policy.ts";
import type { ReadContext } from "../read-context.ts";

/** The published reviews of a listing from one market segment. */
export interface SegmentRating {
  readonly segment: Segment;
  /** Exact mean. */
  readonly avgRating: number;
  readonly reviewCount: number;
}

const segmentOf = sql`case r.company_size ${joinSql(
  companySizes.map((size) => sql`when ${size} then ${segmentOfSize[size]}`),
  " ",
)} end`;

/** The mean rating of each listing in each market segment that has reviews of it, smallest companies first. */
export async function segmentRatings(
  { reader }: Pick<ReadContext, "reader">,
  softwareIds: readonly string[],
): Promise<Map<string, SegmentRating[]>> {
  const rows = await reader.query<SegmentRating & { softwareId: string }>(
    sql`
    select r.software_id as "softwareId", ${segmentOf} as segment, avg(r.rating)::float8 as "avgRating",
      count(*)::int4 as "reviewCount"
    from review r
    where r.software_id = any(${[...softwareIds]}::uuid[]) and ${isPublished} and r.company_size is not null
    group by 1, 2`,
    { reads: () => softwareIds.map((id) => childrenOf("review", id, "text")) },
  );
  const order = (row: SegmentRating) => segments.indexOf(row.segment);
  return new Map(
    [...Map.groupBy(rows, ({ softwareId }) => softwareId)].map(([id, own]) => [
      id,
      own
        .map(({ segment, avgRating, reviewCount }) => ({ segment, avgRating, reviewCount }))
        .sort((a, b) => order(a) - order(b)),
    ]),
  );
}
