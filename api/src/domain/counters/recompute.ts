import type { Statements } from "../../database/client/transaction.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import { companySizes, fewestReviews, listSizes, type Segment, segmentOfSize } from "../../inputs/index.ts";
import { rankWeight } from "../rating/rank.ts";
import { refreshTallies } from "./deltas.ts";
import { refreshHelpful } from "./helpful.ts";

type Transaction = Pick<Statements, "$executeRaw">;

/** Every row: what is left out says which. */
const all = sql`true`;

/** How many rows each figure was wrong in before it was put right. */
export interface Drift {
  software: number;
  reviewers: number;
  helpful: number;
  plans: number;
  listings: number;
  ranks: number;
  categories: number;
  companies: number;
  totals: number;
  tallies: number;
}

/**
 * Recomputes every derived figure from the rows, set by set, and touches only rows that were wrong; what it returns is
 * therefore the drift. Imports end with it, and `npm run check:figures` runs it by itself.
 */
export async function refreshFigures(tx: Transaction): Promise<Drift> {
  const software = await refreshReviewFigures(tx);
  const reviewers = await refreshReviewers(tx);
  const helpful = await refreshHelpful(tx);
  const plans = await refreshPlanFigures(tx);
  const listings = await refreshListings(tx);
  const categories = await refreshCategories(tx);
  const ranks = await refreshRanks(tx);
  const companies = await refreshCompanies(tx);
  const totals = await refreshTotals(tx);
  const tallies = await refreshTallies(tx);
  return { software, reviewers, helpful, plans, listings, ranks, categories, companies, totals, tallies };
}

/**
 * Recomputes from the rows what a change of reviews of these software changes: their own figures, their ranks with the stored
 * C, and the counts and sums of their categories. The rows that others change too are locked before anything is read of them,
 * the software (by the caller), then the categories of all in the order of their ids, then the total: of two who write at once
 * the second counts what the first wrote. So it is called once in a transaction, with all that changed.
 */
export async function refreshReviewed(tx: Transaction, ...softwareIds: readonly string[]): Promise<void> {
  const software = sql`s.id = any(${[...softwareIds]}::uuid[])`;
  const categories = sql`c.id in (select l.category_id from category_listing l
    where l.software_id = any(${[...softwareIds]}::uuid[]))`;
  await tx.$executeRaw`select 1 from category c where ${categories} order by c.id for update`;
  await tx.$executeRaw`select 1 from figure where name = 'publishedReviews' for update`;
  await refreshReviewFigures(tx, software);
  await refreshReviewers(tx, software);
  await refreshCategories(tx, categories, sql`c.median_rating`);
  await refreshRanks(tx, software);
  await refreshTotals(tx, sql`name = 'publishedReviews'`);
}

/** What refreshListed recomputes: the listings, and what their company and the locked categories count of them. */
interface Listed {
  softwareIds: readonly string[];
  companyId: string | null;
  categoryIds: readonly string[];
}

/**
 * Recomputes from the rows what it changes that listings come, go, are called otherwise or stand in other categories, of
 * which C stays as it is stored. The company, the software and the categories that they stood in or now stand in are locked by
 * the caller, in this order.
 */
export async function refreshListed(
  tx: Transaction,
  { softwareIds, companyId, categoryIds }: Listed,
): Promise<void> {
  const ids = [...softwareIds];
  const software = sql`s.id = any(${ids}::uuid[])`;
  const totals = ["liveSoftware", "publishedReviews"];
  await tx.$executeRaw`select 1 from figure where name = any(${totals}) order by name for update`;
  await refreshListings(tx, software, sql`l.software_id = any(${ids}::uuid[])`);
  await refreshCategories(tx, sql`c.id = any(${[...categoryIds]}::uuid[])`, sql`c.median_rating`);
  await refreshRanks(tx, software);
  if (companyId !== null) await refreshCompanies(tx, sql`c.id = ${companyId}::uuid`);
  await refreshTotals(tx, sql`name = any(${totals})`);
}

/**
 * Recomputes what changes where a category comes to stand elsewhere, is hidden or shown: which of the listings in it and below
 * it stand where, and what all `affected` categories count, C and the ranks there included. The listings and the tree are
 * locked by the caller.
 */
export async function refreshPlaced(
  tx: Transaction,
  categoryId: string,
  affected: readonly string[],
): Promise<void> {
  await tx.$executeRaw`select 1 from figure where name = 'activeCategories' for update`;
  const within = sql`(select sc.software_id from software_category sc where sc.category_id in (
    with recursive below(id) as (
      select ${categoryId}::uuid union select c.id from below b join category c on c.parent_id = b.id)
    select id from below))`;
  await refreshListings(tx, sql`s.id in ${within}`, sql`l.software_id in ${within}`);
  const categories = sql`c.id = any(${[...affected]}::uuid[])`;
  await refreshCategories(tx, categories);
  await refreshRanks(tx, categories);
  await refreshTotals(tx, sql`name = 'activeCategories'`);
}

/** Recomputes how many categories there are to be seen, when one was made. */
export async function refreshCategoryTotal(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select 1 from figure where name = 'activeCategories' for update`;
  await refreshTotals(tx, sql`name = 'activeCategories'`);
}

/** Recomputes what is told of a listing's plans, when they were changed. */
export async function refreshPlansOf(tx: Transaction, softwareId: string): Promise<void> {
  await refreshPlanFigures(tx, sql`s.id = ${softwareId}::uuid`);
}

/** Recomputes how many companies there are, when one came or went. */
export async function refreshCompanyTotal(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select 1 from figure where name = 'companies' for update`;
  await refreshTotals(tx, sql`name = 'companies'`);
}

/** Refreshes C of every category, and every rank with it; gives how many rows changed. */
export async function refreshRanking(tx: Transaction): Promise<number> {
  return (await refreshCategories(tx)) + (await refreshRanks(tx));
}

/**
 * Review figures of software (alias `s`): counts, exact mean, histogram, sub-ratings, reviews by market segment.
 */
function refreshReviewFigures(tx: Transaction, only: Sql = all): Promise<number> {
  return tx.$executeRaw`
    update software set review_count = f.n, rating_sum = f.sum, avg_rating = f.mean, histogram = f.histogram,
      ease_of_use = f.ease, support = f.support, value = f.value,
      small_business_reviews = f.small, mid_market_reviews = f.mid, enterprise_reviews = f.large
    from (
      select s.id, count(r.id)::int n, coalesce(sum(r.rating), 0)::int sum, coalesce(avg(r.rating), 0)::float8 mean,
        array[count(*) filter (where r.rating = 1), count(*) filter (where r.rating = 2),
          count(*) filter (where r.rating = 3), count(*) filter (where r.rating = 4),
          count(*) filter (where r.rating = 5)]::int[] histogram,
        avg(r.ease_of_use)::float8 ease, avg(r.support)::float8 support, avg(r.value)::float8 value,
        (count(*) filter (where r.company_size = any(${sizesOf("small-business")})))::int small,
        (count(*) filter (where r.company_size = any(${sizesOf("mid-market")})))::int mid,
        (count(*) filter (where r.company_size = any(${sizesOf("enterprise")})))::int large
      from software s left join review r on r.software_id = s.id and r.status = 'published'
      where ${only} group by s.id) f
    where software.id = f.id
      and (review_count, rating_sum, avg_rating, software.histogram, ease_of_use, software.support, software.value,
        small_business_reviews, mid_market_reviews, enterprise_reviews)
      is distinct from (f.n, f.sum, f.mean, f.histogram, f.ease, f.support, f.value, f.small, f.mid, f.large)`;
}

/** The roles and the industries that most reviewers of software (alias `s`) tell; none where there are too few reviews. */
function refreshReviewers(tx: Transaction, only: Sql = all): Promise<number> {
  const most = (kind: string) => sql`coalesce((array_agg(t.word order by t.n desc, t.word collate "C")
    filter (where t.kind = ${kind}))[1:${listSizes.reviewerWords}::int], '{}')`;
  return tx.$executeRaw`
    update software set reviewer_roles = f.roles, reviewer_industries = f.industries
    from (
      select s.id, ${most("role")} roles, ${most("industry")} industries
      from software s left join (
        select r.software_id, w.kind, min(btrim(w.word) collate "C") word, count(*) n
        from software s join review r on r.software_id = s.id
          cross join lateral (values ('role', r.role), ('industry', r.industry)) w(kind, word)
        where ${only} and r.status = 'published' and btrim(w.word) <> ''
        group by r.software_id, w.kind, lower(btrim(w.word))
      ) t on t.software_id = s.id and s.review_count >= ${fewestReviews}
      where ${only} group by s.id) f
    where software.id = f.id and (reviewer_roles, reviewer_industries) is distinct from (f.roles, f.industries)`;
}

/** Number of plans and the lowest price of software (alias `s`). */
function refreshPlanFigures(tx: Transaction, only: Sql = all): Promise<number> {
  return tx.$executeRaw`
    update software set plan_count = f.n, lowest_price = f.lowest
    from (select s.id, count(p.id)::int n, min(p.price) lowest
      from software s left join pricing_plan p on p.software_id = s.id
      where ${only} group by s.id) f
    where software.id = f.id and (plan_count, lowest_price) is distinct from (f.n, f.lowest)`;
}

/**
 * Which Live software (alias `s`) stands in which active category: its own ones and all above them. `onlyRows` says the same
 * of the rows that there are (alias `l`).
 */
async function refreshListings(tx: Transaction, only: Sql = all, onlyRows: Sql = all): Promise<number> {
  // A category below an inactive one is not reached from above, but keeps its own page.
  const wanted = sql`
    with recursive above(software_id, category_id) as (
      select sc.software_id, sc.category_id from software_category sc
        join software s on s.id = sc.software_id and s.is_active and ${only}
        join category c on c.id = sc.category_id and c.is_active
      union
      select a.software_id, p.id from above a
        join category c on c.id = a.category_id join category p on p.id = c.parent_id and p.is_active)
    select a.category_id, a.software_id, s.sort_name from above a join software s on s.id = a.software_id`;
  const gone = await tx.$executeRaw`
    delete from category_listing l where ${onlyRows} and not exists (
      select 1 from (${wanted}) w where w.category_id = l.category_id and w.software_id = l.software_id)`;
  const come = await tx.$executeRaw`
    insert into category_listing (category_id, software_id, sort_name) ${wanted}
    on conflict (category_id, software_id) do update set sort_name = excluded.sort_name
      where category_listing.sort_name <> excluded.sort_name`;
  return gone + come;
}

/** Counts, sums and C, the median of the means of the rated software. */
function refreshCategories(
  tx: Transaction,
  only: Sql = all,
  median: Sql = sql`percentile_cont(0.5) within group (order by s.avg_rating) filter (where s.review_count > 0)`,
): Promise<number> {
  return tx.$executeRaw`
    update category set software_count = f.n, review_count = f.reviews, rating_sum = f.sum, median_rating = f.median
    from (select c.id, count(s.id)::int n, coalesce(sum(s.review_count), 0)::int reviews,
        coalesce(sum(s.rating_sum), 0)::int sum,
        ${median} median
      from category c left join category_listing l on l.category_id = c.id left join software s on s.id = l.software_id
      where ${only} group by c.id) f
    where category.id = f.id and (software_count, category.review_count, category.rating_sum, median_rating)
      is distinct from (f.n, f.reviews, f.sum, f.median)`;
}

/** S of software (alias `s`) in each category with the stored C, and in the primary category on the software itself. */
async function refreshRanks(tx: Transaction, only: Sql = all): Promise<number> {
  const score = sql`case when s.review_count = 0 or c.median_rating is null then 0 else
    (${rankWeight}::float8 * c.median_rating + s.rating_sum) / (${rankWeight}::float8 + s.review_count) end`;
  const listings = await tx.$executeRaw`
    update category_listing l set score = ${score} from software s, category c
    where s.id = l.software_id and c.id = l.category_id and l.score <> ${score} and ${only}`;
  const primary = await tx.$executeRaw`
    update software set rank_score = f.score from (select s.id, ${score} score from software s
      join category c on c.id = s.category_id where ${only}) f
    where software.id = f.id and rank_score <> f.score`;
  return listings + primary;
}

/** How many Live software a company (alias `c`) has. */
function refreshCompanies(tx: Transaction, only: Sql = all): Promise<number> {
  return tx.$executeRaw`
    update company set software_count = f.n
    from (select c.id, count(s.id)::int n from company c left join software s on s.company_id = c.id and s.is_active
      where ${only} group by c.id) f
    where company.id = f.id and software_count <> f.n`;
}

/** Totals of the directory (./totals.ts). */
function refreshTotals(tx: Transaction, only: Sql = all): Promise<number> {
  return tx.$executeRaw`
    insert into figure (name, value, updated_at)
    select name, value, now() from (
      select 'liveSoftware' as name, count(*)::int as value from software where is_active
      union all select 'publishedReviews', coalesce(sum(review_count), 0)::int from software where is_active
      union all select 'companies', count(*)::int from company
      union all select 'activeCategories', count(*)::int from category where is_active) f
    where ${only}
    on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at
      where figure.value <> excluded.value`;
}

/** The company sizes that make up a market segment. */
function sizesOf(segment: Segment): string[] {
  return companySizes.filter((size) => segmentOfSize[size] === segment);
}
