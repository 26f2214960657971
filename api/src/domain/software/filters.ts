import { anyOf, type Tag } from "../../database/changes/tags.ts";
import { joinSql, opaque, type Sql, sql } from "../../database/query/sql.ts";
import { priceRanges, type SoftwareFilters, softwareFilters } from "../../inputs/filters.ts";
import { minimumRatings, type Segment, segments } from "../../inputs/index.ts";
import { checked } from "../errors.ts";
import { type FilterGroup, unlessOff } from "../facets/facets.ts";
import { vocabularyOf } from "../feature/applicable.ts";

/** The number of reviews of software (alias `s`) from each market segment. */
export const segmentColumns: Readonly<Record<Segment, Sql>> = {
  "small-business": sql`s.small_business_reviews`,
  "mid-market": sql`s.mid_market_reviews`,
  enterprise: sql`s.enterprise_reviews`,
};

/** No filters. */
export const noFilters: SoftwareFilters = {
  platforms: [],
  languages: [],
  hasFreeTrial: null,
  minPrice: null,
  maxPrice: null,
  minRating: null,
  industries: [],
  segments: [],
  features: [],
};

/** What a caller filters by, checked; `noFilters` for nothing. */
export const filtersOf = (given: unknown): SoftwareFilters =>
  given == null ? noFilters : checked(softwareFilters, given);

interface PriceRange {
  readonly min: number | null;
  readonly max: number | null;
}

const isPriced = ({ min, max }: PriceRange): Sql =>
  sql`s.lowest_price between coalesce(${opaque(min, "numeric")}, 0) and coalesce(${opaque(max, "numeric")}, 'infinity')`;

/** How a range of prices is written as one value: "10-50", "200-" without an end. */
const rangeValue = ({ min, max }: PriceRange): string => `${min ?? 0}-${max ?? ""}`;

/**
 * The groups of filters of software (alias `s`). Features are those of the vocabularies of the category with this ID, an expression, and of
 * those above it; without one there are none, and nothing has a chosen one.
 */
export function softwareGroups(filters: SoftwareFilters, categoryId: Sql | null): FilterGroup[] {
  const { platforms, languages, hasFreeTrial, minPrice, maxPrice, minRating, industries } = filters;
  const trial = hasFreeTrial === null ? [] : [hasFreeTrial ? "yes" : "no"];
  const rating = minRating === null ? [] : [minRating];
  const range = { min: minPrice, max: maxPrice };
  const chosenRange = minPrice === null && maxPrice === null ? [] : [rangeValue(range)];
  return [
    {
      name: "platforms",
      chosen: platforms,
      condition: unlessOff(platforms, sql`s.platforms && ${opaque(platforms, "text[]")}`),
      isEncoded: true,
    },
    {
      name: "languages",
      chosen: languages,
      condition: unlessOff(languages, sql`s.languages && ${opaque(languages, "text[]")}`),
      isEncoded: true,
    },
    {
      name: "industries",
      chosen: industries,
      condition: unlessOff(industries, sql`s.reviewer_industries && ${opaque(industries, "text[]")}`),
      isEncoded: true,
    },
    {
      name: "hasFreeTrial",
      chosen: trial,
      condition: unlessOff(trial, sql`s.has_free_trial = ${opaque(hasFreeTrial, "bool")}`),
      isEncoded: true,
      values: ["yes"],
    },
    {
      name: "minRating",
      chosen: rating,
      condition: unlessOff(rating, sql`s.avg_rating >= ${opaque(Number(minRating), "float8")}`),
      isEncoded: true,
      values: minimumRatings,
    },
    {
      name: "segments",
      chosen: filters.segments,
      condition: unlessOff(
        filters.segments,
        sql`(${joinSql(
          segments.map(
            (one) => sql`${opaque(filters.segments.includes(one), "bool")} and ${segmentColumns[one]} > 0`,
          ),
          " or ",
        )})`,
      ),
      isEncoded: true,
      values: segments,
    },
    {
      name: "price",
      chosen: chosenRange,
      condition: unlessOff(chosenRange, isPriced(range)),
      isEncoded: true,
      values: priceRanges.map(rangeValue),
      acceptsAnyValue: true,
    },
    ...featureGroup(filters.features, categoryId),
  ];
}

function featureGroup(chosen: readonly string[], categoryId: Sql | null): FilterGroup[] {
  if (categoryId === null)
    return chosen.length === 0
      ? []
      : [{ name: "features", chosen, condition: sql`false`, columns: idColumn, counted: noFeatures }];
  const vocabulary = sql`(${vocabularyOf(sql`select ${categoryId}`)})`;
  const wanted = sql`array(select f.id from ${vocabulary} f where f.key = any(${opaque(chosen, "text[]")}))`;
  return [
    {
      name: "features",
      chosen,
      condition: unlessOff(
        chosen,
        sql`s.id in (select x.software_id from software_feature x where x.answer = 'yes' and x.feature_id = any(${wanted})
          group by x.software_id having count(*) = ${opaque(chosen.length, "int")})`,
      ),
      columns: idColumn,
      // By the index that begins with the feature: few listings outside of the category have one of its features.
      counted: sql`select v, label, count(*)::int4 as n from (
          select f.key as v, f.name as label, x.software_id from ${vocabulary} f, lateral (
            select x.software_id from software_feature x where x.feature_id = f.id and x.answer = 'yes' offset 0) x offset 0) x
        where x.software_id in (select f_id from matched where missed < 1) group by v, label`,
    },
  ];
}

const idColumn = sql`s.id as f_id`;
const noFeatures = sql`select null::text as v, null::text as label, 0 as n where false`;

/** What lists are decided by that are filtered, or whose choices are counted. */
export const filterReads: readonly Tag[] = [
  anyOf("software", "counters"),
  anyOf("software", "text"),
  // Vocabularies of features.
  anyOf("category", "text"),
];
