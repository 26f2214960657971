import { anyOf, childrenOf, rowOf } from "../../database/changes/tags.ts";
import type { Finder } from "../../database/query/finder.ts";
import { orderBy } from "../../database/query/seek.ts";
import { opaque, type Sql, sql, tableOf } from "../../database/query/sql.ts";
import { dayMs, quorum } from "../../inputs/index.ts";
import type { ReadContext } from "../read-context.ts";
import { comparedDays } from "../views/views.ts";

/** The most alternatives of one listing. */
export const maxAlternatives = 48;
/** The most listings that people came from or moved to. */
const maxMoves = 10;
/** How large each part of the score may become; together 1. */
const parts = { categories: 0.35, features: 0.25, comparisons: 0.15, reviewers: 0.25 };
/**
 * The number of shared features, comparisons and proven reviewers that gives half of a part. The part of features shrinks for who lists more of
 * them than the first listing: a long list shares some with everything.
 */
const halves = { features: 4, comparisons: 20, reviewers: 2 };

/** Why one listing is an alternative to another. */
export interface AlternativeReasons {
  /** From 0 to 1. */
  readonly score: number;
  readonly sharedCategories: number;
  /** As the first listing writes them. */
  readonly sharedFeatures: readonly string[];
  /** The rest is null below `quorum`. How often both were compared in the last `comparedDays` days, without today. */
  readonly compared: number | null;
  /** Reviewers of the first listing who used this one before. */
  readonly cameFrom: number | null;
  /** Reviewers of this one who used the first listing before. */
  readonly movedTo: number | null;
  /** Reviewers of either who looked at the other. */
  readonly considered: number | null;
}

/** Reviewers who used one listing before the other. */
export interface Move {
  readonly direction: "cameFrom" | "movedTo";
  readonly id: string;
  readonly count: number;
}

/**
 * What published reviews say of the listing and another one, by what they say: how many do, if `quorum` or more, and what
 * they weigh. An unproven review weighs a fifth of a proven one.
 */
const named = (id: string): Sql => sql`
  select other, what, count(*)::int4 as count, sum(weight)::float8 as weight from (
    select p.software_id as other, case p.kind when 'considered' then 'considered' else 'cameFrom' end as what,
      r.proof_weight / 100.0 as weight
    from review r join review_product p on p.review_id = r.id
    where r.software_id = ${opaque(id, "uuid")} and r.status = 'published'
    union all
    select r.software_id, case p.kind when 'considered' then 'considered' else 'movedTo' end, r.proof_weight / 100.0
    from review_product p join review r on r.id = p.review_id
    where p.software_id = ${opaque(id, "uuid")} and r.status = 'published') n
  group by other, what having count(*) >= ${quorum}::int4`;

/** What the reviews of the listing, and those that name it, are read of. */
const namedReads = (id: string) => [rowOf("software", id, "counters"), childrenOf("review", id, "text")];

/** A part of the score: from 0 towards `most`, half of it at `half`. */
const saturating = (value: Sql, most: number, half: number) =>
  sql`${most}::float8 * ${value} / (${value} + ${half}::float8)`;

/**
 * Alternatives to a listing: Live ones of its active categories (the 100 best-ranked others of each, and the 50 that it is compared with
 * most), and those that reviewers name. The best come first; equal ones by their rank in those categories, name and ID. `extra` has the reasons.
 */
export async function alternatives(
  { reader, now }: Pick<ReadContext, "reader" | "now">,
  { id }: { id: string },
): Promise<Finder> {
  const { categories, features } = await subjectOf(reader, id);
  const today = now.toISOString().slice(0, 10);
  // Today's comparisons count from tomorrow on: an answer is right until then.
  reader.log?.expireAt(new Date(Date.parse(today) + dayMs));
  const first = new Date(Date.parse(today) - comparedDays * dayMs).toISOString().slice(0, 10);
  const score = sql`round((${parts.categories}::float8 * f.categories / ${Math.max(1, categories.length)}::float8
      + ${saturating(sql`f.shared`, parts.features, halves.features)}
        * least(1, ${features.length}::float8 / greatest(1, f.told))
      + ${saturating(sql`coalesce(f.compared, 0)`, parts.comparisons, halves.comparisons)}
      + ${saturating(sql`coalesce(f.weight, 0)`, parts.reviewers, halves.reviewers)})::numeric, 6)::float8`;
  // "offset 0" keeps the days, of which the table has hardly more, from being looked up in their index.
  const from = sql`(
    with compared as (
      select other, sum(count)::int4 as count from (
        select other_id as other, day, count from compared_pair where software_id = ${opaque(id, "uuid")}
        union all select software_id, day, count from compared_pair where other_id = ${opaque(id, "uuid")}
        offset 0) c
      where day >= ${first}::date and day < ${today}::date
      group by other having sum(count) >= ${quorum}::int4),
    named as (
      select other, sum(case what when 'considered' then weight / 2 else weight end) as weight,
        max(count) filter (where what = 'cameFrom') as came_from, max(count) filter (where what = 'movedTo') as moved_to,
        max(count) filter (where what = 'considered') as considered
      from (${named(id)}) g group by other),
    candidate as (
      select l.software_id as id from ${tableOf(categories, "uuid")} c cross join lateral (
        select software_id from category_listing where category_id = c.value
        order by rank_value desc, sort_name, software_id limit 101) l
      union select other from named
      union (select other from compared order by count desc, other limit 50)),
    fact as materialized (
      select s.id, s.sort_name, s.features, l.categories, l.rank, p.count as compared, n.came_from, n.moved_to, n.considered, n.weight,
        feature.told, feature.shared
      from candidate c join software s on s.id = c.id
        cross join lateral (
          select count(*) as told, count(*) filter (where key = any(${features.map(({ key }) => key)}::text[])) as shared
          from (select distinct lower(btrim(f)) collate "C" as key from unnest(s.features) f) k) feature
        left join compared p on p.other = s.id left join named n on n.other = s.id
        cross join lateral (
          select count(*) as categories, coalesce(max(l.rank_value), 0) as rank from category_listing l
          where l.software_id = s.id and l.category_id = any(${opaque(categories, "uuid[]")})) l
      where s.is_active and s.id <> ${id}::uuid and (l.categories > 0 or n.other is not null))
    select f.*, ${score} as score from fact f
    order by score desc, f.rank desc, f.sort_name, f.id limit ${maxAlternatives}::int4) a`;
  return {
    name: "alternative:score",
    from,
    where: [],
    order: [
      { column: sql`a.score`, type: "float8", descending: true },
      { column: sql`a.rank`, type: "float8", descending: true },
      { column: sql`a.sort_name`, type: "text", descending: false },
      { column: sql`a.id`, type: "uuid", descending: false },
    ],
    extra: sql`json_build_object('score', a.score, 'sharedCategories', a.categories,
      'sharedFeatures', array(select own.feature from unnest(${features.map(({ feature }) => feature)}::text[],
          ${features.map(({ key }) => key)}::text[]) with ordinality own(feature, key, place)
        where own.key in (select lower(btrim(feature)) from unnest(a.features) feature) order by place),
      'compared', a.compared, 'cameFrom', a.came_from, 'movedTo', a.moved_to, 'considered', a.considered)`,
    reads: () => [
      // A feature or a name of any candidate may change the order.
      anyOf("software", "text"),
      ...namedReads(id),
      ...categories.flatMap((category) => [
        rowOf("category", category, "members"),
        rowOf("category", category, "rank"),
      ]),
    ],
  };
}

/** The most listings that are similar to one. */
const maxSimilar = 12;

/** IDs of the first alternatives to a listing. */
export async function similarSoftware(
  context: Pick<ReadContext, "reader" | "now">,
  software: { id: string },
  first: number,
): Promise<string[]> {
  const { from, order, reads } = await alternatives(context, software);
  const rows = await context.reader.query<{ id: string }>(
    sql`select a.id from ${from} order by ${orderBy(order, false)} limit ${Math.min(Math.max(first, 0), maxSimilar)}::int4`,
    reads && { reads: () => reads(false) },
  );
  return rows.map(({ id }) => id);
}

/** The active categories of a listing, and its features with what they are compared by. */
async function subjectOf(reader: ReadContext["reader"], id: string) {
  const [row] = await reader.query<{ categories: string[]; features: { feature: string; key: string }[] }>(
    sql`select array(select c.id::text from software_category l join category c on c.id = l.category_id
        where l.software_id = s.id and c.is_active order by l.position, c.id) as categories,
      coalesce((select json_agg(json_build_object('feature', feature, 'key', key) order by place) from (
        select distinct on (lower(btrim(feature))) feature, lower(btrim(feature)) as key, place
        from unnest(s.features) with ordinality f(feature, place) order by lower(btrim(feature)), place) k), '[]') as features
    from software s where s.id = ${id}::uuid`,
    { reads: () => [rowOf("software", id, "text")] },
  );
  return row ?? { categories: [], features: [] };
}

/** Where reviewers of a listing came from, and where those who used it before moved to; at most 10 each, most frequent first. */
export async function moves(
  { reader }: Pick<ReadContext, "reader">,
  { id }: { id: string },
): Promise<Move[]> {
  return reader.query<Move>(
    sql`
    select direction, id, count from (
      select m.what as direction, s.id, m.count,
        row_number() over (partition by m.what order by m.count desc, s.sort_name, s.id) as place
      from (${named(id)}) m join software s on s.id = m.other
      where m.what <> 'considered' and s.is_active) placed
    where place <= ${maxMoves}::int4 order by direction, place`,
    { reads: () => [anyOf("software", "text"), ...namedReads(id)] },
  );
}
