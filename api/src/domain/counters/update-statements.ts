import type { Statements } from "../../database/client/transaction.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import {
  companySizes,
  defaultCurrency,
  listSizes,
  minReviewsForBreakdown,
  type Segment,
  segmentOfSize,
} from "../../inputs/index.ts";
import { creditedWeight, defaultCaution, minProvenReviews } from "../ranking/score.ts";

type Transaction = Pick<Statements, "$executeRaw">;

/** The condition of an update that is not limited to some rows. */
const all = sql`true`;

/**
 * Review counters of software (alias `s`): counts, exact mean, histogram, sub-ratings, reviews by market segment.
 */
export function updateReviewCounters(tx: Transaction, only: Sql = all): Promise<number> {
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

/** The most frequent roles and industries of the reviewers of software (alias `s`); none with too few reviews. */
export function updateReviewerBreakdowns(tx: Transaction, only: Sql = all): Promise<number> {
  const mostFrequent = (kind: string) => sql`coalesce((array_agg(t.word order by t.n desc, t.word collate "C")
    filter (where t.kind = ${kind}))[1:${listSizes.reviewerWords}::int], '{}')`;
  return tx.$executeRaw`
    update software set reviewer_roles = f.roles, reviewer_industries = f.industries
    from (
      select s.id, ${mostFrequent("role")} roles, ${mostFrequent("industry")} industries
      from software s left join (
        select r.software_id, w.kind, min(btrim(w.word) collate "C") word, count(*) n
        from software s join review r on r.software_id = s.id
          cross join lateral (values ('role', r.role), ('industry', r.industry)) w(kind, word)
        where ${only} and r.status = 'published' and btrim(w.word) <> ''
        group by r.software_id, w.kind, lower(btrim(w.word))
      ) t on t.software_id = s.id and s.review_count >= ${minReviewsForBreakdown}
      where ${only} group by s.id) f
    where software.id = f.id and (reviewer_roles, reviewer_industries) is distinct from (f.roles, f.industries)`;
}

/** Number of plans and the lowest price of software (alias `s`): prices in other currencies than US dollars cannot be compared, but 0 can. */
export function updatePlanCounters(tx: Transaction, only: Sql = all): Promise<number> {
  return tx.$executeRaw`
    update software set plan_count = f.n, lowest_price = f.lowest
    from (select s.id, count(p.id)::int n, 
        min(p.price) filter (where p.currency = ${defaultCurrency} or p.price = 0) lowest
      from software s left join pricing_plan p on p.software_id = s.id
      where ${only} group by s.id) f
    where software.id = f.id and (plan_count, lowest_price) is distinct from (f.n, f.lowest)`;
}

/**
 * Places Live software (alias `s`) in active categories: its own and all their ancestors. `onlyRows` is the same condition for
 * existing rows (alias `l`).
 */
export async function updateCategoryListings(
  tx: Transaction,
  only: Sql = all,
  onlyRows: Sql = all,
): Promise<number> {
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

/** What the ranks of a category (alias `c`) are computed with besides its listings (alias `s`). */
export interface RankingBase {
  median: Sql;
  proven: Sql;
}

/** C, the median of the means of the rated software, and the number of proven reviews. */
const renewed: RankingBase = {
  median: sql`percentile_cont(0.5) within group (order by s.avg_rating) filter (where s.review_count > 0)`,
  proven: sql`coalesce(sum(s.proven_count), 0)::int`,
};

/** As they are stored: a command changes the ranks of its own listings only. */
export const storedBase: RankingBase = { median: sql`c.median_rating`, proven: sql`c.proven_count` };

/** Counts and sums of categories (alias `c`), and what their ranks are computed with. */
export function updateCategoryCounters(
  tx: Transaction,
  only: Sql = all,
  { median, proven } = renewed,
): Promise<number> {
  return tx.$executeRaw`
    update category set software_count = f.n, review_count = f.reviews, rating_sum = f.sum, median_rating = f.median,
      proven_count = f.proven
    from (select c.id, count(s.id)::int n, coalesce(sum(s.review_count), 0)::int reviews,
        coalesce(sum(s.rating_sum), 0)::int sum, ${median} median, ${proven} proven
      from category c left join category_listing l on l.category_id = c.id left join software s on s.id = l.software_id
      where ${only} group by c.id) f
    where category.id = f.id
      and (software_count, category.review_count, category.rating_sum, median_rating, category.proven_count)
      is distinct from (f.n, f.reviews, f.sum, f.median, f.proven)`;
}

/**
 * S of software (alias `s`) in each category and what it is ordered by, from the sums of its reviews and the category's stored C; on the
 * software itself that of the primary category. As scoreOf and rankValue in domain/ranking.
 */
export async function updateRankScores(tx: Transaction, only: Sql = all): Promise<number> {
  const limited = sql`c.proven_count >= ${minProvenReviews}::int`;
  const weight = sql`(${creditedWeight}::float8 + case when ${limited} then s.rank_weight else s.rank_weight_unlimited end)`;
  const stars = sql`case when ${limited} then s.rank_stars else s.rank_stars_unlimited end`;
  const score = sql`least(5, (${creditedWeight}::float8 * c.median_rating + ${stars}) / ${weight})`;
  const isUnrated = sql`s.review_count = 0 or c.median_rating is null`;
  const ranks = sql`case when ${isUnrated} then 0 else ${score} end score,
    case when ${isUnrated} then 0 else ${score} - ${defaultCaution}::float8 / sqrt(${weight}) end value`;
  const listings = await tx.$executeRaw`
    update category_listing l set score = f.score, rank_value = f.value
    from (select l.category_id, l.software_id, ${ranks} from category_listing l
      join software s on s.id = l.software_id join category c on c.id = l.category_id where ${only}) f
    where l.category_id = f.category_id and l.software_id = f.software_id
      and (l.score, l.rank_value) is distinct from (f.score, f.value)`;
  const primary = await tx.$executeRaw`
    update software set rank_score = f.value from (select s.id, ${ranks} from software s
      join category c on c.id = s.category_id where ${only}) f
    where software.id = f.id and rank_score <> f.value`;
  return listings + primary;
}

/** How many Live software a company (alias `c`) has. */
export function updateCompanyCounters(tx: Transaction, only: Sql = all): Promise<number> {
  return tx.$executeRaw`
    update company set software_count = f.n
    from (select c.id, count(s.id)::int n from company c left join software s on s.company_id = c.id and s.is_active
      where ${only} group by c.id) f
    where company.id = f.id and software_count <> f.n`;
}

/** Totals of the directory (./totals.ts). */
export function updateTotals(tx: Transaction, only: Sql = all): Promise<number> {
  return tx.$executeRaw`
    insert into total_count (name, value, updated_at)
    select name, value, now() from (
      select 'liveSoftware' as name, count(*)::int as value from software where is_active
      union all select 'publishedReviews', coalesce(sum(review_count), 0)::int from software where is_active
      union all select 'companies', count(*)::int from company
      union all select 'activeCategories', count(*)::int from category where is_active) f
    where ${only}
    on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at
      where total_count.value <> excluded.value`;
}

/** The company sizes that make up a market segment. */
function sizesOf(segment: Segment): string[] {
  return companySizes.filter((size) => segmentOfSize[size] === segment);
}
