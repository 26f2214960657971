import { anyOf } from "../../database/changes/tags.ts";
import type { Finder } from "../../database/query/finder.ts";
import { emptySql, joinSql, rawSql, type Sql, sql } from "../../database/query/sql.ts";
import { type Matters, type Weighed, weighed } from "../../inputs/index.ts";
import { minNamed } from "../named.ts";
import { type EvidenceKind, industryKey } from "../ranking/evidence-parts.ts";
import { creditedWeight, minProvenReviews } from "../ranking/score.ts";
import { everyonesWeight, featureParts, importanceWeights, unknownPart } from "./fit-score.ts";

/** A wish that is one number of a listing, ordered within the category. */
interface Measure {
  readonly kind: string;
  readonly weight: number;
  /** What listings are compared by, higher is better; null if it is not known. */
  readonly compared: Sql;
  /** What is told. */
  readonly value: Sql;
  readonly count: Sql;
}

/** True if anything is wished: otherwise the order is that of the ranking. */
export function hasWishes(matters: Matters): boolean {
  return measuresOf(matters).length > 0 || (matters.mustHave?.some((key) => key.trim() !== "") ?? false);
}

/**
 * The listings of a category by how well they fit what matters to a visitor, from the finder of its ranking with its filters. Nothing is
 * left out: those of which nothing is known come last. The formula is that of `fitScore`: each measure is the share of the category's listings with a
 * known one that are behind (equal ones count half), and means of stars are held to the category's median by the weight that a ranking
 * begins with, with the weights that reviews have there. `extra` has the wishes.
 */
export function listingsByFit(category: { id: string }, ranking: Finder, matters: Matters): Finder {
  const id = sql`${category.id}::uuid`;
  const measures = measuresOf(matters);
  const mustHave = [...new Set(matters.mustHave ?? [])];
  const placed = (compared: Sql) =>
    sql`case when ${compared} is null then null else (count(*) over (order by ${compared}) + rank() over (order by ${compared}) - 1)
      / (2.0 * nullif(count(${compared}) over (), 0)) end::float8`;
  const part = (index: number) => rawSql(`p${index}`);
  const measured = listed(
    measures.flatMap(({ compared, value, count }, index) => [
      sql`${compared} as ${rawSql(`c${index}`)}`,
      sql`${value} as ${rawSql(`v${index}`)}`,
      sql`${count} as ${rawSql(`n${index}`)}`,
    ]),
  );
  const parts = listed(measures.map((_, index) => sql`${placed(rawSql(`m.c${index}`))} as ${part(index)}`));
  const features = sql`(select coalesce(sum(w.part), 0) as parts, count(*) as asked, count(w.part) as known,
      json_agg(json_build_object('kind', 'feature', 'weight', ${importanceWeights["a-lot"]}::int4, 'part', w.part, 'value', null, 'count', null,
        'feature', json_build_object('name', w.name, 'answer', w.answer, 'confirmed', w.confirmed, 'denied', w.denied))
        order by w.position) as wishes
    from (
      select v.name, v.position, coalesce(t.answer, 'unknown') as answer, coalesce(t.confirmed_count, 0) as confirmed,
        coalesce(t.denied_count, 0) as denied,
        case coalesce(t.answer, 'unknown') when 'yes' then
            case when t.confirmed_count + t.denied_count >= ${minNamed}::int4 and t.confirmed_count > t.denied_count
              then ${featureParts.confirmed}::float8 else ${featureParts.claimed}::float8 end
          when 'disputed' then ${featureParts.disputed}::float8 when 'no' then ${featureParts.no}::float8 end as part
      from vocabulary v left join software_feature t on t.feature_id = v.id and t.software_id = r.software_id) w)`;
  const sums = joinSql(
    [
      sql`${importanceWeights["a-lot"]}::float8 * (f.parts + ${unknownPart}::float8 * (f.asked - f.known))`,
      ...measures.map(
        ({ weight }, index) => sql`${weight}::float8 * coalesce(r.${part(index)}, ${unknownPart}::float8)`,
      ),
    ],
    " + ",
  );
  const weights = measures.reduce((all, { weight }) => all + weight, everyonesWeight);
  const known = joinSql(
    [sql`f.known > 0`, ...measures.map((_, index) => sql`r.${part(index)} is not null`)],
    " or ",
  );
  const wishes = joinSql(
    [
      sql`'[]'::jsonb`,
      ...measures.map(
        (
          { kind, weight },
          index,
        ) => sql`jsonb_build_array(jsonb_build_object('kind', ${kind}::text, 'weight', ${weight}::int4,
        'part', fit.${part(index)}, 'value', fit.${rawSql(`v${index}`)}, 'count', fit.${rawSql(`n${index}`)}))`,
      ),
      sql`coalesce(fit.wishes::jsonb, '[]')`,
    ],
    " || ",
  );
  const from = sql`${ranking.from} join (
    with recursive above(id, parent_id, height) as (
      select c.id, c.parent_id, 0 from category c where c.id = ${id}
      union all select c.id, c.parent_id, a.height + 1 from above a join category c on c.id = a.parent_id),
    vocabulary as materialized (
      select distinct on (f.key) f.id, f.name, (a.height * 1000 + f.position) as position
      from above a join category c on c.id = a.id and c.is_active join feature f on f.category_id = a.id
      where f.key = any(${mustHave}::text[]) order by f.key, a.height, f.position, f.id),
    typical as materialized (
      select c.median_rating as stars, c.proven_count >= ${minProvenReviews}::int4 as is_limited,
        percentile_cont(0.5) within group (order by s.ease_of_use) as ease,
        percentile_cont(0.5) within group (order by s.support) as support,
        percentile_cont(0.5) within group (order by s.value) as value
      from category c left join category_listing l on l.category_id = c.id left join software s on s.id = l.software_id
      where c.id = ${id} group by c.id),
    measured as (
      select l.software_id, nullif(l.rank_value, 0) as place ${measured}
      from category_listing l join software s on s.id = l.software_id cross join typical t
        ${joinSql([rawSql(""), ...evidenceOf(matters)], " ")}
      where l.category_id = ${id}),
    ranked as (select m.*, ${placed(rawSql("m.place"))} as everyone ${parts} from measured m)
    select r.*, f.wishes, (${known})::int4 as is_known,
      case when ${known} then round(((${everyonesWeight}::float8 * coalesce(r.everyone, ${unknownPart}::float8) + ${sums})
        / (${weights}::float8 + ${importanceWeights["a-lot"]}::float8 * f.asked))::numeric, 6)::float8 else 0 end as fit
    from ranked r cross join lateral ${features} f) fit on fit.software_id = l.software_id`;
  return {
    ...ranking,
    name: "listing:fit",
    from,
    order: [
      { column: sql`fit.is_known`, type: "int4", descending: true },
      { column: sql`fit.fit`, type: "float8", descending: true },
      ...ranking.order,
    ],
    extra: sql`jsonb_build_object('score', l.score, 'fit', case when fit.is_known = 1 then fit.fit end, 'wishes', ${wishes})`,
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

/** More columns of a select. */
const listed = (columns: Sql[]): Sql => (columns.length === 0 ? emptySql : joinSql(columns, ", ", ", "));

const columns: Readonly<Record<Exclude<Weighed, "price">, Sql>> = {
  ease: sql`s.ease_of_use`,
  support: sql`s.support`,
  value: sql`s.value`,
};

/** The mean of the stars of a part of the evidence, held to what is typical. Null without a review. */
function heldMean(alias: string, typical: Sql): Sql {
  const column = (name: string) => rawSql(`${alias}.${name}`);
  const weight = sql`case when t.is_limited then ${column("weight")} else ${column("weight_unlimited")} end`;
  const stars = sql`case when t.is_limited then ${column("stars")} else ${column("stars_unlimited")} end`;
  return sql`(${creditedWeight}::float8 * ${typical} + ${stars}) / (${creditedWeight}::float8 + ${weight})`;
}

function measuresOf(matters: Matters): Measure[] {
  const nothing = sql`null::int4`;
  const asked = weighed.flatMap((kind): Measure[] => {
    const weight = importanceWeights[matters[kind] ?? "none"];
    if (weight === 0) return [];
    if (kind === "price")
      return [
        { kind, weight, compared: sql`-s.lowest_price`, value: sql`s.lowest_price::float8`, count: nothing },
      ];
    const compared = heldMean(`e_${kind}`, sql`t.${rawSql(kind)}`);
    return [{ kind, weight, compared, value: columns[kind], count: nothing }];
  });
  const groups = groupsOf(matters).map(
    ({ kind, name }): Measure => ({
      kind: name,
      weight: importanceWeights["a-lot"],
      compared: heldMean(`e_${kind}`, sql`t.stars`),
      value: sql`${rawSql(`e_${kind}.rating_sum`)}::float8 / ${rawSql(`e_${kind}.review_count`)}`,
      count: rawSql(`e_${kind}.review_count`),
    }),
  );
  return [...asked, ...groups];
}

/** The groups of reviewers like the visitor. */
function groupsOf({ segment, industry }: Matters) {
  const key = industry ? industryKey(industry) : "";
  return [
    ...(segment ? [{ kind: "size" as const, name: "segment", key: segment as string }] : []),
    ...(key ? [{ kind: "industry" as const, name: "industry", key }] : []),
  ];
}

/** The parts of the evidence that are asked for. */
function evidenceOf(matters: Matters): Sql[] {
  const joined = (kind: EvidenceKind, key: string) => {
    const alias = rawSql(`e_${kind}`);
    return sql`left join software_evidence ${alias} on ${alias}.software_id = s.id and ${alias}.kind = ${kind} and ${alias}.key = ${key}`;
  };
  return [
    ...weighed.flatMap((kind) =>
      kind === "price" || importanceWeights[matters[kind] ?? "none"] === 0 ? [] : [joined(kind, "")],
    ),
    ...groupsOf(matters).map(({ kind, key }) => joined(kind, key)),
  ];
}
