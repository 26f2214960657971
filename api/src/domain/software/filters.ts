import { anyOf, type Tag } from "../../database/changes/tags.ts";
import { joinSql, rawSql, type Sql, sql } from "../../database/query/sql.ts";
import { priceRanges, type SoftwareFilters } from "../../inputs/filters.ts";
import { minimumRatings, type Segment, segments } from "../../inputs/index.ts";
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

interface PriceRange {
  readonly min: number | null;
  readonly max: number | null;
}

const isPriced = (price: Sql, { min, max }: PriceRange): Sql =>
  sql`${price} between coalesce(${min}::numeric, 0) and coalesce(${max}::numeric, 'infinity')`;

const isCounted = (range: PriceRange) => priceRanges.some((each) => rangeValue(each) === rangeValue(range));

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
  const asked = minPrice === null && maxPrice === null ? [] : [rangeValue(range)];
  return [
    {
      name: "platforms",
      chosen: platforms,
      condition: unlessOff(platforms, sql`s.platforms && ${platforms}::text[]`),
      column: sql`s.platforms`,
      isList: true,
    },
    {
      name: "languages",
      chosen: languages,
      condition: unlessOff(languages, sql`s.languages && ${languages}::text[]`),
      column: sql`s.languages`,
      isList: true,
    },
    {
      name: "industries",
      chosen: industries,
      condition: unlessOff(industries, sql`s.reviewer_industries && ${industries}::text[]`),
      column: sql`s.reviewer_industries`,
      isList: true,
    },
    {
      name: "hasFreeTrial",
      chosen: trial,
      condition: unlessOff(trial, sql`s.has_free_trial = ${hasFreeTrial}::bool`),
      columns: sql`s.has_free_trial as f_trial`,
      cases: [
        { value: "yes", condition: sql`f_trial` },
        { value: hasFreeTrial === false ? "no" : "", condition: sql`not f_trial` },
      ],
    },
    {
      name: "minRating",
      chosen: rating,
      condition: unlessOff(rating, sql`s.avg_rating >= ${Number(minRating)}::float8`),
      columns: sql`s.avg_rating as f_rating`,
      cases: minimumRatings.map((value) => ({ value, condition: sql`f_rating >= ${rawSql(value)}` })),
    },
    {
      name: "segments",
      chosen: filters.segments,
      condition: unlessOff(
        filters.segments,
        sql`(${joinSql(
          segments.map((one) => sql`${filters.segments.includes(one)}::bool and ${segmentColumns[one]} > 0`),
          " or ",
        )})`,
      ),
      columns: sql`${segmentColumns["small-business"]} as f_small, ${segmentColumns["mid-market"]} as f_mid,
        ${segmentColumns.enterprise} as f_large`,
      cases: segments.map((value, index) => ({
        value,
        condition: sql`${rawSql(["f_small", "f_mid", "f_large"][index] ?? "")} > 0`,
      })),
    },
    {
      name: "price",
      chosen: asked,
      condition: unlessOff(asked, isPriced(sql`s.lowest_price`, range)),
      columns: sql`s.lowest_price as f_price`,
      cases: [
        ...priceRanges.map((one) => ({ value: rangeValue(one), condition: isPriced(sql`f_price`, one) })),
        {
          value: asked.length === 0 || isCounted(range) ? "" : rangeValue(range),
          condition: isPriced(sql`f_price`, range),
        },
      ],
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
  const wanted = sql`array(select f.id from ${vocabulary} f where f.key = any(${[...chosen]}::text[]))`;
  return [
    {
      name: "features",
      chosen,
      condition: unlessOff(
        chosen,
        sql`(select count(*) from software_feature x where x.software_id = s.id and x.answer = 'yes'
          and x.feature_id = any(${wanted})) = ${chosen.length}`,
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
