import { rowOf } from "../../database/changes/tags.ts";
import type { Finder } from "../../database/query/finder.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import type { SoftwareFilters } from "../../inputs/filters.ts";
import type { MinimumRating, PricingFilter, Segment } from "../../inputs/index.ts";
import { conditionsOf, facetsOf } from "../facets/facets.ts";
import { once } from "../once.ts";
import { filterReads, noFilters, segmentColumns, softwareGroups } from "../software/filters.ts";

/** Filters of a category's ranking. */
export interface ListingArguments {
  segment?: Segment | null | undefined;
  rating?: MinimumRating | null | undefined;
  pricing?: PricingFilter | null | undefined;
  filters?: SoftwareFilters | undefined;
}

/** The ranking of a category: its Live software and that of the categories below, by rank value, then name, then ID; unrated last. */
export function categoryListings(
  category: { id: string; softwareCount: number },
  { filters = noFilters, ...args }: ListingArguments,
): Finder {
  const where: Sql[] = [sql`l.category_id = ${category.id}::uuid`];
  if (args.segment) where.push(sql`${segmentColumns[args.segment]} > 0`);
  if (args.rating) where.push(sql`s.avg_rating >= ${Number(args.rating)}::float8`);
  if (args.pricing)
    where.push(args.pricing === "has-pricing" ? sql`s.plan_count > 0` : sql`s.lowest_price = 0`);
  const groups = once(() => softwareGroups(filters, sql`${category.id}::uuid`));
  const filtered = filters === noFilters ? [] : conditionsOf(groups());
  const unfiltered = where.length + filtered.length === 1;
  const facets = once(() =>
    facetsOf(groups(), {
      from: sql`category_listing l join software_facets s on s.id = l.software_id`,
      where,
      reads: () => filterReads,
    }),
  );
  const joined = sql`category_listing l join software s on s.id = l.software_id`;
  return {
    name: "listing:rank",
    from: unfiltered ? sql`category_listing l` : joined,
    where: [...where, ...filtered],
    order: [
      { column: sql`l.rank_value`, type: "float8", descending: true },
      { column: sql`l.sort_name`, type: "text", descending: false },
      { column: sql`l.software_id`, type: "uuid", descending: false },
    ],
    extra: sql`l.score`,
    // 0 if unrated, else from 1 to 5.
    isExtraNumber: true,
    ...(unfiltered && { total: sql`${category.softwareCount}::int4` }),
    facets,
    reads: () => [
      rowOf("category", category.id, "members"),
      rowOf("category", category.id, "rank"),
      // A filter asks all listings of the category, whichever they are.
      ...(unfiltered ? [] : filterReads),
    ],
  };
}
