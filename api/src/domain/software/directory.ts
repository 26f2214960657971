import type { Viewer } from "../../auth/auth-context.ts";
import { anyOf, childrenOf, type Facet, rowOf } from "../../database/changes/tags.ts";
import type { Fallback, Finder } from "../../database/query/finder.ts";
import type { RowsQuery } from "../../database/query/rows.ts";
import { emptySql, rawSql, type Sql, sql } from "../../database/query/sql.ts";
import type { SoftwareFilters } from "../../inputs/filters.ts";
import { dayMs, type QuickFilter, recentDays, type SoftwareOrder, topRated } from "../../inputs/index.ts";
import { categoriesNamedIn, type NamedCategory, namesNoCategory } from "../category/named-in-search.ts";
import { totalOf, totalReads } from "../counters/totals.ts";
import { conditionsOf, facetsOf } from "../facets/facets.ts";
import { isKeyed, type Key, keyReads } from "../key.ts";
import { once } from "../once.ts";
import { actingAs, requirePermission, visibleSoftware } from "../policy.ts";
import type { ReadContext } from "../read-context.ts";
import { searchWords } from "../text.ts";
import { filterReads, noFilters, softwareGroups } from "./filters.ts";
import { categoryReads, inCategory, inNamed, mentions, outside } from "./in-categories.ts";
import { matchScores, nearness } from "./match.ts";
import { softwareOrder } from "./order.ts";
import { fuzzyThreshold, hasWords, matchesText } from "./search.ts";

/** The software with this id or slug that the viewer may see, as rows of `software`. */
export function oneSoftware(viewer: Viewer | null, key: Key): RowsQuery {
  return {
    rows: sql`select s.* from software s where ${isKeyed(sql`s`, key)} and ${visibleSoftware(viewer)}`,
    reads: keyReads("software", key),
    mayBatch: true,
  };
}

/** The software of a list of ids that the viewer may see, in the list's order, as rows of `software`. */
export function softwareByIds(viewer: Viewer | null, ids: readonly string[]): RowsQuery {
  const listed = [...ids];
  return {
    rows: sql`select s.* from software s where s.id = any(${listed}::uuid[]) and ${visibleSoftware(viewer)}
      order by array_position(${listed}::uuid[], s.id)`,
    reads: () => listed.map((id) => rowOf("software", id.toLowerCase(), "text")),
  };
}

export interface DirectoryArguments {
  search?: string | null | undefined;
  /** Categories whose name is the search text: only their listings are found. */
  named?: readonly NamedCategory[];
  /** Only listings that mention a category named by the search text and are not in it; none if it names no category. */
  mentionsOnly?: boolean | null | undefined;
  /** Slug; the category with all below it. An unknown one finds nothing. */
  categorySlug?: string | null | undefined;
  /** Slugs of categories whose listings, and those of their subcategories, are left out. Unknown slugs are ignored. */
  excludedCategorySlugs?: readonly string[] | null | undefined;
  sort: SoftwareOrder;
  /**
   * With a search: name matches come before other matches, each in the order of `sort`; a category's name is searched as text.
   */
  nameMatchesFirst?: boolean | null | undefined;
  quickFilter?: QuickFilter | null | undefined;
  featured?: boolean | null | undefined;
  filters?: SoftwareFilters | undefined;
  /** Administrators may ask for the Drafts too. */
  includeDrafts?: boolean;
  /** Finds only what has the words of the search, and nothing if it is a category's name; where that is little, this is read. */
  fallback?: Fallback;
}

type DirectoryContext = Pick<ReadContext, "viewer" | "reader" | "now">;

/**
 * The directory of software for a visitor's arguments. Most searches find enough listings with their words, in one short statement: only
 * where they do not is it looked up whether the text names categories, and what is written nearly like it.
 */
export async function findDirectory(
  context: DirectoryContext,
  args: Omit<DirectoryArguments, "named" | "fallback">,
): Promise<Finder> {
  const { search } = args;
  if (!search?.trim()) return directory(context, args);
  const finder = async () => directory(context, { ...args, named: await categoriesNamedIn(context, search) });
  return isPlainSearch(args)
    ? directory(context, { ...args, fallback: { below: fuzzyThreshold, finder } })
    : finder();
}

/** Is the list what a search text finds, and all of it? Only then it says how many listings have the words. */
const isPlainSearch = (args: DirectoryArguments): boolean =>
  searchWords(args.search ?? "").length > 0 &&
  args.sort !== "match" &&
  (args.filters ?? noFilters) === noFilters &&
  args.featured == null &&
  !(args.mentionsOnly || args.includeDrafts || args.categorySlug || args.quickFilter) &&
  !args.excludedCategorySlugs?.length;

/** The directory of software. */
export function directory(context: DirectoryContext, args: DirectoryArguments): Finder {
  if (args.includeDrafts) requirePermission(context.viewer, "software.readDrafts");
  const where: Sql[] = args.includeDrafts ? [] : [sql`s.is_active`];
  const search = args.search?.trim() || null;
  const byMatch = search !== null && args.sort === "match";
  const byName = search !== null && args.nameMatchesFirst === true;
  const named = byName ? [] : (args.named ?? []);
  if (args.mentionsOnly) where.push(search && named.length > 0 ? mentions(search, named) : sql`false`);
  else if (named.length > 0) where.push(inNamed(named, args.includeDrafts === true));
  else if (search && args.fallback)
    where.push(hasWords(searchWords(search)), ...(byName ? [] : [namesNoCategory(search)]));
  else if (search && !byMatch) where.push(matchesText(search));
  if (args.categorySlug) where.push(inCategory(args.categorySlug, args.includeDrafts === true));
  if (args.excludedCategorySlugs?.length) where.push(outside(args.excludedCategorySlugs));
  if (args.featured != null) where.push(sql`s.is_featured = ${args.featured}`);
  if (args.quickFilter) where.push(quickCondition(args.quickFilter, context.now));
  // Listings cease to be recent: the list may be late by as much.
  if (args.quickFilter === "recent")
    context.reader.log?.expireAt(new Date(context.now.getTime() + recentForMs));
  const { filters = noFilters } = args;
  const groups = once(() => directoryGroups(filters, args));
  const filtered = filters === noFilters ? [] : conditionsOf(groups());
  const isFiltered = filtered.length > 0;
  const isCounted = args.includeDrafts || (byMatch && named.length === 0) || isFiltered;
  const total = isCounted ? undefined : knownTotal(where.length, args, named);
  const order = softwareOrder(args.sort, search !== null);
  const isCheap = search === null && !args.categorySlug;
  // What is in a category that the text names is found without its words.
  const readsWords = search !== null && (named.length === 0 || args.mentionsOnly === true);
  const scores = byMatch ? scoresOf(search, named.length > 0) : emptySql;
  const source = readsWords ? searchSource(isFiltered) : isCheap && isFiltered ? narrow : sql`software s`;
  const facets = once(() =>
    facetsOf(groups(), {
      from: sql`${readsWords ? searchSource(true) : narrow} ${scores}`,
      where,
      isCheap,
      reads: () => filterReads,
    }),
  );
  return {
    name: `software:${byName ? "named:" : ""}${order.name}`,
    from: sql`${source} ${scores}`,
    where: [...where, ...filtered],
    order: byName || (byMatch && named.length === 0) ? [nearness(search), ...order.keys] : order.keys,
    ...(total && { total }),
    ...(search !== null && { isExpensive: true }),
    // With a fallback it is a search for words and nothing else, whose values are texts.
    ...(args.fallback && { fallback: args.fallback, mayBatch: true }),
    facets,
    reads: (withTotal) => [
      ...(isFiltered ? filterReads : []),
      ...order.facets.map((facet) => anyOf("software", facet)),
      ...(args.quickFilter ? [anyOf("software", quickFacets[args.quickFilter])] : []),
      ...categoryReads(args, named),
      ...(args.fallback ? [anyOf("category", "text")] : []),
      // Names, synonyms and members of the categories that a text names.
      ...(byMatch ? [anyOf("category", "text"), anyOf("category", "members")] : []),
      // How rare a word is depends on the number of listings.
      ...totalReads(byMatch || (withTotal && total !== undefined)),
    ],
  };
}

/** What lists of software are filtered and ordered by, without the rest of the listings. */
const narrow = sql`software_facets s`;

/**
 * What listings are searched and ordered by. `withFilters` adds what they are filtered by, and their choices. `id` comes from `software_search`, so that conditions on words and on
 * IDs can both use its indexes.
 */
const searchSource = (withFilters: boolean): Sql =>
  withFilters
    ? sql`(select t.*, f.choices, f.platforms, f.languages, f.reviewer_industries, f.has_free_trial, f.lowest_price,
        f.small_business_reviews, f.mid_market_reviews, f.enterprise_reviews
        from software_search t join software_facets f on f.id = t.id) s`
    : sql`software_search s`;

/** The groups of filters of the directory; features only in a category. */
const directoryGroups = (
  filters: SoftwareFilters,
  { categorySlug }: Pick<DirectoryArguments, "categorySlug">,
) =>
  softwareGroups(
    filters,
    categorySlug ? sql`(select c.id from category c where c.slug = ${categorySlug})` : null,
  );

/** Joins listings (alias `s`) to their scores (alias `m`); `all` keeps those without one. */
const scoresOf = (search: string, all: boolean): Sql =>
  sql`${rawSql(all ? "left join" : "join")} ${matchScores(search)} m on m.software_id = s.id`;

/** How long a list of recent listings is right, in milliseconds. */
const recentForMs = 60_000;

/** The stored total, if the Live directory or the one named category is not filtered further. */
function knownTotal(
  conditions: number,
  { mentionsOnly }: DirectoryArguments,
  [category, another]: readonly NamedCategory[],
): Sql | undefined {
  if (conditions === 1) return totalOf("liveSoftware");
  if (conditions === 2 && category && !another && !mentionsOnly) return sql`${category.softwareCount}::int4`;
  return undefined;
}

const quickFacets: Readonly<Record<QuickFilter, Facet>> = {
  top: "counters",
  trending: "rank",
  recent: "clock",
};

function quickCondition(quick: QuickFilter, now: Date): Sql {
  if (quick === "top") return sql`s.avg_rating >= ${topRated}::float8`;
  if (quick === "trending") return sql`s.trend > 0`;
  return sql`s.created_at >= ${new Date(now.getTime() - recentDays * dayMs)}::timestamptz`;
}

/** A company's software: Live for everyone; with status "all" its Drafts too, for its members and administrators. */
export function softwareOfCompany(
  context: ReadContext,
  companyId: string,
  { sort, status }: { sort: SoftwareOrder; status: "live" | "all" },
): Finder {
  const order = softwareOrder(sort);
  return {
    name: `software:${order.name}`,
    from: sql`software s`,
    where: [
      sql`s.company_id = ${companyId}::uuid`,
      visibleSoftware(status === "live" ? null : actingAs(context, "software.readOwnDrafts")),
    ],
    order: order.keys,
    reads: () => order.facets.map((facet) => childrenOf("software", companyId, facet)),
  };
}
