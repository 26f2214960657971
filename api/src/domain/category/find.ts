import type { Viewer } from "../../auth/auth-context.ts";
import { anyOf, rowOf } from "../../database/changes/tags.ts";
import type { RowsQuery } from "../../database/query/rows.ts";
import { allOf, opaque, type Sql, sql, tableOf } from "../../database/query/sql.ts";
import {
  type CategorySort,
  estimatedSegmentShares,
  listSizes,
  type Segment,
  segments,
} from "../../inputs/index.ts";
import { isKeyed, type Key } from "../key.ts";
import { visibleCategory } from "../policy.ts";
import type { ReadContext } from "../read-context.ts";
import { categoryHasWords, categoryMatchesText } from "./search.ts";

/** The condition that a category (alias `c`) has this slug, or had it where none has it now. By its id: "or" would cost twice as much. */
const isCalled = (slug: string) => sql`c.id = coalesce((select x.id from category x where x.slug = ${slug}),
  (select f.category_id from category_slug f where f.slug = ${slug}))`;

/** The category with this id, this slug or formerly this slug that the viewer may see, as rows of `category`. */
export function oneCategory(viewer: Viewer | null, key: Key): RowsQuery {
  const isWanted = "slug" in key ? isCalled(key.slug) : isKeyed(sql`c`, key);
  return {
    rows: sql`select c.* from category c where ${isWanted} and ${visibleCategory(viewer)}`,
    // Another category may take a slug, present or former.
    reads: () => [anyOf("category", "text")],
    mayBatch: true,
  };
}

export interface CategoriesArguments {
  /** Only categories of this type. */
  type?: string | null | undefined;
  /** Only categories whose names match the text. */
  search?: string | null | undefined;
  /** Only categories with these slugs. */
  slugs?: readonly string[] | null | undefined;
  /** Only categories with one of these in their names; see `categoryHasWords`. */
  words?: readonly string[] | null | undefined;
  /** By name when left out. */
  sort?: CategorySort | null | undefined;
  /** Only the top level. */
  isTop?: boolean;
  /** Maximum number of rows; all when left out. */
  first?: number | null | undefined;
}

const categoryOrders: Record<CategorySort, Sql> = {
  name: sql`c.sort_name, c.id`,
  "software-count": sql`c.software_count desc, c.sort_name, c.id`,
};

/** Active categories, as rows of `category`. */
export function activeCategories({
  type,
  search,
  slugs,
  words,
  sort,
  isTop,
  first,
}: CategoriesArguments): RowsQuery {
  const order = sort ?? "name";
  const conditions = [
    sql`c.is_active`,
    ...(type == null ? [] : [sql`c.category_type = ${type}`]),
    ...(search?.trim() ? [categoryMatchesText(search)] : []),
    ...(slugs ? [sql`c.slug = any(${[...slugs]}::text[])`] : []),
    ...(words ? [categoryHasWords(words)] : []),
    ...(isTop ? [sql`c.parent_id is null`] : []),
  ];
  return {
    rows: sql`select c.* from category c where ${allOf(conditions)} order by ${categoryOrders[order]} limit ${first ?? null}::int4`,
    reads: () => [
      anyOf("category", "text"),
      ...(order === "software-count" ? [anyOf("category", "members")] : []),
    ],
  };
}

/**
 * The chain of parents of each category that the viewer may see, top level first, without itself; one statement for many
 * categories.
 */
export async function ancestorsOf(
  { reader, viewer }: Pick<ReadContext, "reader" | "viewer">,
  ids: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await reader.query<{ start: string; id: string }>(
    sql`
    with recursive above as (
      select c.id as start, c.parent_id as id, 1 as height
        from ${tableOf(ids, "uuid")} asked join category c on c.id = asked.value
      union all
      select a.start, c.parent_id, a.height + 1 from above a join category c on c.id = a.id)
    select a.start, c.id from above a join category c on c.id = a.id and ${visibleCategory(viewer)}
    order by a.start, a.height desc`,
    { reads: () => [anyOf("category", "text")] },
  );
  const chains = new Map<string, string[]>(ids.map((id) => [id, []]));
  for (const row of rows) chains.get(row.start)?.push(row.id);
  return chains;
}

/**
 * Categories to look at next: its siblings, then the rest of the same type that shares software with it, those with
 * more software first.
 */
export async function relatedCategories(
  { reader }: Pick<ReadContext, "reader">,
  category: { id: string; parentId: string | null; categoryType: string },
  first: number,
): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(
    sql`
    with shared as materialized (
      select l.category_id, count(*) as n from category_listing mine join category_listing l using (software_id)
      where mine.category_id = ${opaque(category.id, "uuid")} group by l.category_id),
    family as (
      select id from category where id = ${category.parentId}::uuid or parent_id = ${category.id}::uuid)
    select c.id from category c left join shared on shared.category_id = c.id
    where c.is_active and c.id <> ${category.id}::uuid and c.category_type = ${category.categoryType}
      and c.id not in (select id from family)
      and (c.parent_id is not distinct from ${category.parentId}::uuid or shared.n > 0)
    order by (c.parent_id is not distinct from ${category.parentId}::uuid) desc, coalesce(shared.n, 0) desc,
      c.software_count desc, c.sort_name
    limit ${Math.min(first, listSizes.related)}`,
    { reads: () => [anyOf("category", "text"), anyOf("category", "members")] },
  );
  return rows.map((row) => row.id);
}

export interface SegmentShare {
  segment: Segment;
  /** Whole percent of the reviews whose reviewer gave a company size. */
  percent: number;
  reviewCount: number;
  /** True if there are no reviews and the shares are the specification's estimate. */
  isEstimate: boolean;
}

/** With more listings than this their counters are not named one by one as what an answer read. */
const maxListed = 500;

/** Shares of a category's reviews by market segment; they add up to 100. */
export async function segmentShares(
  { reader }: Pick<ReadContext, "reader">,
  categoryId: string,
): Promise<SegmentShare[]> {
  const [row] = await reader.query<Record<Segment, number> & { listed: string[] | null }>(
    sql`
    select ${reader.log ? sql`(array_agg(l.software_id::text))[1:${maxListed + 1}]` : sql`null`} as listed,
      coalesce(sum(s.small_business_reviews), 0)::int as "small-business",
      coalesce(sum(s.mid_market_reviews), 0)::int as "mid-market", coalesce(sum(s.enterprise_reviews), 0)::int as enterprise
    from category_listing l join software_facets s on s.id = l.software_id where l.category_id = ${opaque(categoryId, "uuid")}`,
    { reads: () => [rowOf("category", categoryId, "members")] },
  );
  const listed = row?.listed ?? [];
  reader.log?.add(
    listed.length > maxListed
      ? [anyOf("software", "counters")]
      : listed.map((id) => rowOf("software", id, "counters")),
  );
  const counts = row ?? { "small-business": 0, "mid-market": 0, enterprise: 0 };
  const sum = segments.reduce((all, segment) => all + counts[segment], 0);
  if (sum === 0)
    return segments.map((segment) => ({
      segment,
      percent: estimatedSegmentShares[segment],
      reviewCount: 0,
      isEstimate: true,
    }));
  return sharesOf(counts);
}

/** Shares of reviews that are there; they add up to 100. */
export function sharesOf(counts: Readonly<Record<Segment, number>>): SegmentShare[] {
  const percents = wholePercents(segments.map((segment) => counts[segment]));
  return segments.map((segment, index) => ({
    segment,
    percent: percents[index] ?? 0,
    reviewCount: counts[segment],
    isEstimate: false,
  }));
}

/** Whole percentages that add up to 100, by largest remainder. */
export function wholePercents(counts: readonly number[]): number[] {
  const sum = counts.reduce((all, count) => all + count, 0);
  const exact = counts.map((count) => (100 * count) / sum);
  const whole = exact.map(Math.floor);
  const missing = 100 - whole.reduce((all, value) => all + value, 0);
  const byRemainder = exact.map((value, index) => ({ index, rest: value - Math.floor(value) }));
  byRemainder.sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}
