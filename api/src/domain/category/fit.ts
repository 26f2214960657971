import { anyOf } from "../../database/changes/tags.ts";
import { countOf, type Finder } from "../../database/query/finder.ts";
import { constant, emptySql, joinSql, rawSql, type Sql, sql } from "../../database/query/sql.ts";
import { type PreferenceKind, type Preferences, weighed } from "../../inputs/index.ts";
import { vocabularyOf } from "../feature/applicable.ts";
import { isConfirmedRow } from "../feature/confirmed.ts";
import { once } from "../once.ts";
import { type EvidenceKind, industryKey } from "../ranking/evidence-parts.ts";
import { creditedWeight, minProvenReviews } from "../ranking/score.ts";
import { everyonesWeight, featureParts, importanceWeights, unknownPart } from "./fit-score.ts";

/** A preference that is one number of a listing, by which the listings of the category are compared. */
interface Measure {
  readonly kind: Exclude<PreferenceKind, "feature">;
  readonly weight: number;
  /** The part of the evidence that it is taken from; none for the price. */
  readonly evidence?: { readonly kind: EvidenceKind; readonly key: string };
}

const aLot = importanceWeights["a-lot"];

/** True if there are any: otherwise the order is that of the ranking. */
export function hasPreferences(preferences: Preferences): boolean {
  return measuresOf(preferences).length > 0 || mustHavesOf(preferences).length > 0;
}

/**
 * The listings of a category by how well they fit what matters to a visitor, from the finder of its ranking with its filters. Nothing is
 * left out: those of which nothing is known come last. The formula is that of `fitScore`: each measure is the share of the category's
 * listings with a known one that are behind (equal ones count half), and means of stars are held to the category's median by the weight
 * that a ranking begins with, with the weights that reviews have there. `extra` has the preferences.
 */
export function listingsByFit(category: { id: string }, ranking: Finder, preferences: Preferences): Finder {
  const measures = measuresOf(preferences);
  const mustHaves = mustHaveIds(sql`${category.id}::uuid`, mustHavesOf(preferences));
  const weighed = (from: Sql) => sql`${from}
    join (${fits(sql`${category.id}::uuid`, measures, mustHaves)}) fit on fit.software_id = l.software_id`;
  const { facets } = ranking;
  return {
    ...ranking,
    name: "listing:fit",
    from: weighed(ranking.from),
    ...(facets && { facets: once(() => ({ ...facets(), from: weighed(facets().from) })) }),
    order: [
      { column: sql`fit.is_known`, type: "int4", descending: true },
      { column: sql`fit.score`, type: "float8", descending: true },
      ...ranking.order,
    ],
    isExtraNumber: false,
    extra: sql`array[l.score, case when fit.is_known = 1 then fit.score end${more(
      measures.flatMap((one) => carried.map((name) => sql`fit.${column(name, one)}`)),
    )}]::float8[]`,
    pageExtra: (extra, id) => sql`jsonb_build_object('score', (${extra})[1], 'fit', (${extra})[2],
      'preferences', ${measuresJson(extra, measures)} || ${mustHavesJson(id, mustHaves)})`,
    // Counted without what the order is made of.
    total: ranking.total ?? countOf(ranking.from, ranking.where),
    reads: (withTotal) => [
      ...(ranking.reads?.(withTotal) ?? []),
      // Every listing of the category is compared with every other.
      anyOf("software", "counters"),
      anyOf("software", "text"),
      anyOf("software", "rank"),
      // The vocabularies of the category and of those above it, its median and its proven reviews.
      anyOf("category", "text"),
      anyOf("category", "counters"),
    ],
  };
}

const mustHavesOf = ({ mustHave }: Preferences) =>
  [...new Set(mustHave ?? [])].filter((key) => key.trim() !== "");

function measuresOf(preferences: Preferences): Measure[] {
  const industry = industryKey(preferences.industry ?? "");
  return [
    ...weighed.flatMap((kind): Measure[] => {
      const weight = importanceWeights[preferences[kind] ?? "none"];
      if (weight === 0) return [];
      return [kind === "price" ? { kind, weight } : { kind, weight, evidence: { kind, key: "" } }];
    }),
    ...(preferences.segment
      ? [
          {
            kind: "segment" as const,
            weight: aLot,
            evidence: { kind: "size" as const, key: preferences.segment },
          },
        ]
      : []),
    ...(industry
      ? [{ kind: "industry" as const, weight: aLot, evidence: { kind: "industry" as const, key: industry } }]
      : []),
  ];
}

/** Names of a measure's columns: what is compared, the part, its value as it is shown, the number of reviewers; of its evidence: weights and stars. */
const column = (name: "compared" | "part" | "value" | "count" | "weight" | "stars", { kind }: Measure) =>
  rawSql(`${name}_${kind}`);

/** More columns of a select. */
const more = (columns: Sql[]): Sql => (columns.length === 0 ? emptySql : joinSql(columns, ", ", ", "));

/** What is carried of each measure with a row, in this order, after the scores in the ranking and of the fit. */
const carried = ["part", "value", "count"] as const;

/** IDs of the must-have features: of those with the same key the nearest category's, in the order of the vocabulary. */
const mustHaveIds = (id: Sql, mustHaves: readonly string[]): Sql => sql`array(
  select n.id from (${vocabularyOf(sql`select ${id}`)}) n where n.key = any(${[...mustHaves]}::text[])
  order by n.height, n.position, n.id)`;

/** Every listing of the category with what it is compared by, its parts, its score, and whether any preference is known of it. */
function fits(id: Sql, measures: readonly Measure[], mustHaves: Sql): Sql {
  const all = measures.reduce((sum, { weight }) => sum + weight, everyonesWeight);
  const sums = joinSql(
    [
      sql`${everyonesWeight}::float8 * coalesce(r.part_everyone, ${unknownPart}::float8)`,
      sql`${aLot}::float8 * (coalesce(f.parts, 0) + ${unknownPart}::float8 * (cardinality(v.ids) - coalesce(f.known, 0)))`,
      ...measures.map(
        (one) => sql`${one.weight}::float8 * coalesce(r.${column("part", one)}, ${unknownPart}::float8)`,
      ),
    ],
    " + ",
  );
  const known = joinSql(
    [sql`f.known is not null`, ...measures.map((one) => sql`r.${column("part", one)} is not null`)],
    " or ",
  );
  return sql`
    with must_have as materialized (select ${mustHaves} as ids),
    own as materialized (
      select median_rating, proven_count >= ${minProvenReviews}::int4 as is_limited from category where id = ${id}),
    listed as materialized (
      select l.software_id, l.rank_value, s.ease_of_use, s.support, s.value, s.lowest_price${evidenceColumns(measures)}
      from category_listing l join software s on s.id = l.software_id cross join own o ${evidenceJoin(measures)}
      where l.category_id = ${id}),
    typical as materialized (
      select percentile_cont(0.5) within group (order by ease_of_use) as ease,
        percentile_cont(0.5) within group (order by support) as support,
        percentile_cont(0.5) within group (order by value) as value from listed),
    measured as (
      select s.software_id, nullif(s.rank_value, 0) as compared_everyone${more(measures.map(measured))}
      from listed s cross join typical t cross join own o),
    ranked as (
      select m.*, ${placed(rawSql("compared_everyone"))} as part_everyone${more(
        measures.map((one) => sql`${placed(column("compared", one))} as ${column("part", one)}`),
      )} from measured m),
    answered as (
      select t.software_id, sum(${featurePart}) as parts, count(*) as known
      from must_have v join software_feature t on t.feature_id = any(v.ids)
      where t.answer <> 'unknown' group by t.software_id)
    select r.*, (${known})::int4 as is_known, case when ${known} then
      round(((${sums}) / (${all}::float8 + ${aLot}::float8 * cardinality(v.ids)))::numeric, 6)::float8 else 0 end as score
    from ranked r cross join must_have v left join answered f on f.software_id = r.software_id`;
}

/** The share of listings with a known value that are behind; equal ones, itself among them, count half. */
const placed = (compared: Sql): Sql => sql`case when ${compared} is not null then
  (count(*) over (order by ${compared}) + rank() over (order by ${compared}) - 1) / (2.0 * count(${compared}) over ()) end::float8`;

/** What an answer that is known counts. */
const featurePart = sql`case t.answer when 'yes' then
    case when ${isConfirmedRow} then ${featureParts.confirmed}::float8 else ${featureParts.claimed}::float8 end
  when 'disputed' then ${featureParts.disputed}::float8 when 'no' then ${featureParts.no}::float8 end`;

const isOf = ({ evidence }: Measure) => sql`e.kind = ${evidence?.kind} and e.key = ${evidence?.key}`;

function evidenceColumns(measures: readonly Measure[]): Sql {
  return measures.some(({ evidence }) => evidence) ? sql`, e.*` : emptySql;
}

/** The parts of a listing's evidence that are asked for, in one row, with the weights that count in the category. */
function evidenceJoin(measures: readonly Measure[]): Sql {
  const taken = measures.filter(({ evidence }) => evidence);
  if (taken.length === 0) return emptySql;
  const columns = taken.flatMap((one) => [
    sql`sum(case when o.is_limited then e.weight else e.weight_unlimited end) filter (where ${isOf(one)}) as ${column("weight", one)}`,
    sql`sum(case when o.is_limited then e.stars else e.stars_unlimited end) filter (where ${isOf(one)}) as ${column("stars", one)}`,
    sql`sum(e.review_count) filter (where ${isOf(one)})::int4 as ${column("count", one)}`,
    sql`sum(e.rating_sum) filter (where ${isOf(one)})::float8 / sum(e.review_count) filter (where ${isOf(one)}) as ${column("value", one)}`,
  ]);
  return sql`cross join lateral (select ${joinSql(columns)} from software_evidence e where e.software_id = l.software_id) e`;
}

/** What a measure is compared by, higher is better, its value as it is shown, and the number of reviewers like the visitor. */
function measured(one: Measure): Sql {
  const [compared, value, count] = [column("compared", one), column("value", one), column("count", one)];
  if (!one.evidence)
    return sql`-s.lowest_price::float8 as ${compared}, s.lowest_price::float8 as ${value}, null::int4 as ${count}`;
  const isGroup = one.kind === "segment" || one.kind === "industry";
  const typical = isGroup ? sql`o.median_rating` : sql`t.${rawSql(one.kind)}`;
  return sql`(${creditedWeight}::float8 * ${typical} + s.${column("stars", one)})
      / (${creditedWeight}::float8 + s.${column("weight", one)}) as ${compared}, s.${value}::float8 as ${value},
    ${isGroup ? sql`s.${count}` : sql`null::int4`} as ${count}`;
}

/** What is known of each measure, from what is carried with a row, as JSON. */
function measuresJson(extra: Sql, measures: readonly Measure[]): Sql {
  const at = (place: number, name: (typeof carried)[number]) =>
    sql`(${extra})[${constant(3 + place * carried.length + carried.indexOf(name))}]`;
  const each = measures.map(
    ({ kind, weight }, place) => sql`jsonb_build_object('kind', ${kind}::text, 'weight', ${weight}::int4,
      'part', ${at(place, "part")}, 'value', ${at(place, "value")}, 'count', ${at(place, "count")}::int4)`,
  );
  return each.length === 0 ? sql`'[]'::jsonb` : sql`jsonb_build_array(${joinSql(each)})`;
}

/** What is known of each must-have feature of a listing, as JSON. */
const mustHavesJson = (softwareId: Sql, mustHaves: Sql): Sql => sql`
  coalesce((select jsonb_agg(jsonb_build_object('kind', 'feature', 'weight', ${aLot}::int4, 'part', ${featurePart}, 'value', null,
      'count', null, 'feature', jsonb_build_object('name', f.name, 'answer', coalesce(t.answer, 'unknown'),
      'confirmedCount', coalesce(t.confirmed_count, 0), 'deniedCount', coalesce(t.denied_count, 0))) order by w.place)
    from unnest(${mustHaves}) with ordinality w(id, place) join feature f on f.id = w.id
      left join software_feature t on t.feature_id = w.id and t.software_id = ${softwareId}), '[]')`;
