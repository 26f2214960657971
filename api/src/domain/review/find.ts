import type { Finder, SortKey } from "../../database/finder.ts";
import { emptySql, type Sql, sql } from "../../database/sql.ts";
import type { AgeOrder, ReviewRating, ReviewSort, ReviewStatus } from "../../inputs/index.ts";
import { countOf } from "../counting.ts";
import { totalOf } from "../figures/totals.ts";
import { demand, isLive, isPublished, visibleSoftware } from "../policy.ts";
import type { Reading } from "../reading.ts";
import { prefixQuery } from "../software/search.ts";
import { searchWords } from "../text.ts";

const recent: readonly SortKey[] = [
  { column: sql`r.created_at`, type: "timestamptz", descending: true },
  { column: sql`r.id`, type: "uuid", descending: true },
];

const orders: Readonly<Record<ReviewSort, readonly SortKey[]>> = {
  recent,
  highest: [{ column: sql`r.rating`, type: "int4", descending: true }, ...recent],
  lowest: [{ column: sql`r.rating`, type: "int4", descending: false }, ...recent],
};

const byAge: Readonly<Record<AgeOrder, readonly SortKey[]>> = {
  newest: recent,
  oldest: recent.map((key) => ({ ...key, descending: false })),
};

export interface ReviewArguments {
  search?: string | null | undefined;
  /** Slug; the category with all below it. */
  category?: string | null | undefined;
  rating?: ReviewRating | null | undefined;
  sort: ReviewSort;
}

/** The published review with this id, as rows of `review`. */
export function oneReview(id: string): Sql {
  return sql`select r.* from review r join software s on s.id = r.software_id
    where r.id = ${id}::uuid and ${isPublished} and ${isLive}`;
}

/** Published reviews of all Live software. */
export function reviews(args: ReviewArguments): Finder {
  const where: Sql[] = [isPublished, isLive];
  if (args.search?.trim()) where.push(containing(args.search, true));
  if (args.category)
    where.push(sql`r.software_id in (select l.software_id from category_listing l
      join category c on c.id = l.category_id where c.slug = ${args.category})`);
  if (args.rating)
    where.push(args.rating === "low" ? sql`r.rating <= 2` : sql`r.rating = ${Number(args.rating)}::int4`);
  return {
    name: `review:${args.sort}`,
    from: sql`review r join software s on s.id = r.software_id`,
    where,
    order: orders[args.sort],
    ...(where.length === 2 && { total: totalOf("publishedReviews") }),
  };
}

/** Published reviews of one software; `stars` keeps those with exactly so many. */
export function reviewsOfSoftware(
  software: { id: string; reviewCount: number },
  args: { search?: string | null | undefined; stars?: number | null | undefined; sort: ReviewSort },
): Finder {
  const where: Sql[] = [sql`r.software_id = ${software.id}::uuid`, isPublished];
  if (args.search?.trim()) where.push(containing(args.search, false));
  if (args.stars != null) where.push(sql`r.rating = ${args.stars}::int4`);
  return {
    name: `review:${args.sort}`,
    from: sql`review r`,
    where,
    order: orders[args.sort],
    ...(where.length === 2 && { total: sql`${software.reviewCount}::int4` }),
  };
}

interface CompanyReviewArguments {
  /** Only those of this listing of its. */
  softwareId?: string | null | undefined;
  /** Only those with an answer, or without one. */
  isAnswered?: boolean | null | undefined;
}

/** Published reviews of a company's Live software, newest first. */
export function reviewsOfCompany(companyId: string, args: CompanyReviewArguments): Finder {
  const where: Sql[] = [isPublished, isLive, sql`s.company_id = ${companyId}::uuid`];
  if (args.softwareId != null) where.push(sql`s.id = ${args.softwareId}::uuid`);
  if (args.isAnswered != null)
    where.push(
      sql`exists(select 1 from review_answer a where a.review_id = r.id) = ${args.isAnswered}::bool`,
    );
  return {
    name: "review:recent",
    from: sql`review r join software s on s.id = r.software_id`,
    where,
    order: recent,
  };
}

/**
 * What one person has written, newest first, hidden ones too: for themselves and administrators. Of software that the viewer
 * may not see nothing is told, for a review leads to all of it.
 */
export function reviewsBy({ viewer }: Pick<Reading, "viewer">, userId: string): Finder {
  return {
    name: "review:recent",
    from: sql`review r join software s on s.id = r.software_id`,
    where: [sql`r.user_id = ${userId}::uuid`, visibleSoftware(viewer)],
    order: recent,
  };
}

export interface AnyReviewArguments {
  search?: string | null | undefined;
  status?: ReviewStatus | null | undefined;
  isVerified?: boolean | null | undefined;
  /** Exactly so many stars. */
  rating?: number | null | undefined;
  /** Whether a reader's report of it is open. */
  isReported?: boolean | null | undefined;
  /** Whether something that the integrity checks noticed is open. */
  isFlagged?: boolean | null | undefined;
  sort: AgeOrder;
}

/** Everybody's reviews, hidden ones and those of Drafts too: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function anyReviews({ viewer }: Pick<Reading, "viewer">, args: AnyReviewArguments): Finder {
  demand(viewer, "administration.read");
  const where: Sql[] = [];
  if (args.search?.trim()) where.push(containing(args.search, true));
  if (args.status) where.push(sql`r.status = ${args.status}`);
  if (args.isVerified != null) where.push(sql`r.is_verified = ${args.isVerified}`);
  if (args.rating != null) where.push(sql`r.rating = ${args.rating}::int4`);
  if (args.isReported != null) where.push(waits(sql`review_report`, args.isReported));
  if (args.isFlagged != null) where.push(waits(sql`review_flag`, args.isFlagged));
  return {
    name: `review:any:${args.sort}`,
    from: sql`review r`,
    where,
    order: byAge[args.sort],
    total: countOf(sql`review r`, where),
  };
}

/** Anybody's review with this id, as rows of `review`: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function anyReview({ viewer }: Pick<Reading, "viewer">, id: string): Sql {
  demand(viewer, "administration.read");
  return sql`select r.* from review r where r.id = ${id}::uuid`;
}

/** Is something of this table that is about the review (alias `r`) open, or nothing? Open ones are few. */
function waits(table: Sql, isOpen: boolean): Sql {
  const open = sql`(select o.review_id from ${table} o where o.status = 'open')`;
  return isOpen ? sql`r.id in ${open}` : sql`not exists (select 1 from ${open} w where w.review_id = r.id)`;
}

/** Beginnings of words in title and text, or in the software's own words. The index is on this very expression. */
function containing(text: string, orSoftware: boolean): Sql {
  const words = searchWords(text);
  if (words.length === 0) return sql`position(${text.trim()} in r.title || ' ' || r.content) > 0`;
  const query = sql`to_tsquery('simple', ${prefixQuery(words)})`;
  const inSoftware = orSoftware
    ? sql`union all select x.id from review x join software y on y.id = x.software_id where y.search @@ ${query}`
    : emptySql;
  return sql`r.id in (select x.id from review x
    where to_tsvector('simple', x.title || ' ' || x.content) @@ ${query} ${inSoftware})`;
}
