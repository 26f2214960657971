import { anyOf, childrenOf, rowOf } from "../../database/changes/tags.ts";
import { countOf, type Finder, type SortKey } from "../../database/query/finder.ts";
import type { RowsQuery } from "../../database/query/rows.ts";
import { allOf, joinSql, type Sql, sql } from "../../database/query/sql.ts";
import {
  type AgeOrder,
  primaryLanguage,
  type ReviewRating,
  type ReviewSort,
  type ReviewStatus,
} from "../../inputs/index.ts";
import { countReviews } from "../counters/deltas.ts";
import { totalOf, totalReads } from "../counters/totals.ts";
import { isLive, isPublished, requirePermission, visibleSoftware } from "../policy.ts";
import type { ReadContext } from "../read-context.ts";
import { nameMatches, prefixQuery } from "../software/search.ts";
import { searchWords } from "../text.ts";
import { totalInLanguage } from "./language/counts.ts";
import { mentionsPoint } from "./points.ts";

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

/** What lists of reviews of many listings read: which are public, their order, and which listings are Live. */
const ofAnyReview = [anyOf("review", "text"), anyOf("review", "clock"), anyOf("software", "text")];

export interface ReviewArguments {
  search?: string | null | undefined;
  /** Slug; the category with all below it. */
  categorySlug?: string | null | undefined;
  rating?: ReviewRating | null | undefined;
  /** A tag of BCP 47, of which the primary subtag counts. */
  language?: string | null | undefined;
  sort: ReviewSort;
}

/** The published review with this id, as rows of `review`. */
export function oneReview(id: string): RowsQuery {
  return {
    rows: sql`select r.* from review r join software s on s.id = r.software_id
      where r.id = ${id}::uuid and ${isPublished} and ${isLive}`,
    reads: () => [rowOf("review", id.toLowerCase(), "text"), anyOf("software", "text")],
  };
}

/** Published reviews of all Live software. */
export function reviews(args: ReviewArguments): Finder {
  const where: Sql[] = [isPublished, isLive];
  const language = primaryLanguage(args.language ?? "");
  if (args.language) where.push(inLanguage(language));
  const isOneLanguage = language !== null && !args.search?.trim() && !args.categorySlug && !args.rating;
  if (args.search?.trim()) where.push(containing(args.search, true));
  if (args.categorySlug)
    where.push(sql`r.software_id in (select l.software_id from category_listing l
      join category c on c.id = l.category_id where c.slug = ${args.categorySlug})`);
  if (args.rating)
    where.push(args.rating === "low" ? sql`r.rating <= 2` : sql`r.rating = ${Number(args.rating)}::int4`);
  const isUnfiltered = where.length === 2;
  return {
    name: `review:${args.sort}`,
    from: sql`review r join software s on s.id = r.software_id`,
    // Without filters each order has an index.
    ...(isUnfiltered && { rowAlias: "r", total: totalOf("publishedReviews") }),
    where,
    order: orders[args.sort],
    ...(isOneLanguage && { total: totalInLanguage(language) }),
    ...(!isUnfiltered && !isOneLanguage && { isExpensive: true }),
    reads: (withTotal) => [
      ...ofAnyReview,
      ...(args.categorySlug ? [anyOf("category", "members"), anyOf("category", "text")] : []),
      ...totalReads(withTotal && isUnfiltered),
    ],
  };
}

export interface SoftwareReviewArguments {
  search?: string | null | undefined;
  /** Reviews with exactly this star rating. */
  stars?: number | null | undefined;
  /** A point that they name as good, or as bad. */
  pro?: string | null | undefined;
  con?: string | null | undefined;
  /** A tag of BCP 47, of which the primary subtag counts. */
  language?: string | null | undefined;
  sort: ReviewSort;
}

/** Published reviews of one software. */
export function reviewsOfSoftware(
  software: { id: string; reviewCount: number },
  args: SoftwareReviewArguments,
): Finder {
  const where: Sql[] = [sql`r.software_id = ${software.id}::uuid`, isPublished];
  if (args.search?.trim()) where.push(containing(args.search, false));
  if (args.stars != null) where.push(sql`r.rating = ${args.stars}::int4`);
  if (args.pro?.trim()) where.push(mentionsPoint("pros", args.pro));
  if (args.con?.trim()) where.push(mentionsPoint("cons", args.con));
  if (args.language) where.push(inLanguage(primaryLanguage(args.language)));
  const isUnfiltered = where.length === 2;
  return {
    name: `review:${args.sort}`,
    from: sql`review r`,
    // The highest of one listing have no index.
    ...(isUnfiltered && args.sort !== "highest" && { rowAlias: "r" }),
    where,
    order: orders[args.sort],
    ...(isUnfiltered && { total: sql`${software.reviewCount}::int4` }),
    reads: () => [childrenOf("review", software.id, "text"), childrenOf("review", software.id, "clock")],
  };
}

/** The condition that a review (alias `r`) is in this language; none is in what is no language. */
const inLanguage = (language: string | null): Sql =>
  language === null ? sql`false` : sql`r.language = ${language}`;

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
    reads: () => ofAnyReview,
  };
}

/**
 * Reviews of one user, newest first, including hidden ones: for that user and administrators. Reviews of software that the
 * viewer may not see are left out.
 */
export function reviewsBy({ viewer }: Pick<ReadContext, "viewer">, userId: string): Finder {
  return {
    name: "review:recent",
    from: sql`review r join software s on s.id = r.software_id`,
    where: [sql`r.user_id = ${userId}::uuid`, visibleSoftware(viewer)],
    order: recent,
  };
}

export interface AdminReviewArguments {
  search?: string | null | undefined;
  status?: ReviewStatus | null | undefined;
  isVerified?: boolean | null | undefined;
  /** Reviews with exactly this star rating. */
  rating?: number | null | undefined;
  /** Whether a reader's report of it is open. */
  isReported?: boolean | null | undefined;
  /** Whether something that the integrity checks noticed is open. */
  isFlagged?: boolean | null | undefined;
  sort: AgeOrder;
}

/** All reviews, including hidden ones and those of Drafts: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function adminReviewList({ viewer }: Pick<ReadContext, "viewer">, args: AdminReviewArguments): Finder {
  requirePermission(viewer, "administration.read");
  const kinds: Sql[] = [];
  if (args.status) kinds.push(sql`r.status = ${args.status}`);
  if (args.isVerified != null) kinds.push(sql`r.is_verified = ${args.isVerified}`);
  if (args.rating != null) kinds.push(sql`r.rating = ${args.rating}::int4`);
  const asked = [
    [args.isReported, openOnes(sql`review_report`)],
    [args.isFlagged, openOnes(sql`review_flag`)],
  ] as const;
  const waiting = asked.flatMap(([isOpen, open]) => (isOpen === true ? [sql`r.id in (${open})`] : []));
  const spared = asked.flatMap(([isOpen, open]) => (isOpen === false ? [open] : []));
  const where = [
    ...kinds,
    ...waiting,
    ...spared.map((open) => sql`not exists (select 1 from (${open}) w where w.review_id = r.id)`),
  ];
  const shared = { name: `review:any:${args.sort}`, order: byAge[args.sort] };
  // The search runs once; the page reader counts its result.
  if (args.search?.trim()) return { ...shared, from: foundBy(args.search, where), where: [] };
  const total = waiting.length > 0 ? countOf(sql`review r`, where) : countWithout(kinds, spared);
  return { ...shared, from: sql`review r`, where, total };
}

/** The number of reviews of these kinds without the spared ones, which are few. */
function countWithout(kinds: readonly Sql[], spared: readonly Sql[]): Sql {
  if (spared.length === 0) return countReviews(kinds);
  const among = sql`r.id in (${joinSql(spared, " union ")})`;
  return sql`(${countReviews(kinds)} - ${countOf(sql`review r`, [...kinds, among])})`;
}

/** Any review with this ID, as rows of `review`: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function adminReview({ viewer }: Pick<ReadContext, "viewer">, id: string): Sql {
  requirePermission(viewer, "administration.read");
  return sql`select r.* from review r where r.id = ${id}::uuid`;
}

/** The reviews that something open in this table is about. */
const openOnes = (table: Sql): Sql => sql`select o.review_id from ${table} o where o.status = 'open'`;

/**
 * Reviews with these conditions (alias `r`) and with words in title, text or the software's name that begin with these words,
 * as a table of the sort keys. Uses two indexes.
 */
function foundBy(text: string, where: readonly Sql[]): Sql {
  const words = searchWords(text);
  if (words.length === 0)
    return sql`(select r.id, r.created_at from review r where ${allOf([inWords(text), ...where])}) r`;
  const query = sql`to_tsquery('simple', ${prefixQuery(words)})`;
  const itself = sql`r.words @@ ${query}`;
  return sql`(with named as materialized (select y.id from software_search y where ${nameMatches(words)})
    select r.id, r.created_at from review r
      where ${allOf([itself, sql`r.software_id not in (select n.id from named n)`, ...where])}
    union all select r.id, r.created_at from named n join review r on r.software_id = n.id where ${allOf(where)}) r`;
}

/** The condition that title or text (alias `r`) contains a text without letters or digits. */
const inWords = (text: string): Sql => sql`position(${text.trim()} in r.title || ' ' || r.content) > 0`;

/** Beginnings of words in title and text, or in the software's name (alias `r`): two indexes find them together. */
function containing(text: string, orSoftware: boolean): Sql {
  const words = searchWords(text);
  if (words.length === 0) return inWords(text);
  const itself = sql`r.words @@ to_tsquery('simple', ${prefixQuery(words)})`;
  return orSoftware
    ? sql`(${itself} or r.software_id = any(array(select y.id from software_search y where ${nameMatches(words)})))`
    : itself;
}
