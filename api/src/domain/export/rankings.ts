import { LRUCache } from "lru-cache";
import type { Query } from "../../database/client/reader.ts";
import { sql } from "../../database/query/sql.ts";
import { visibleCategory } from "../policy.ts";
import { passLimits, periodDays, reviewClasses } from "../ranking/passes.ts";
import { inReviewBatches, labelledReviews } from "../ranking/published-reviews.ts";
import { labelOf, publishedWeights, writtenDay, writtenWeight } from "../ranking/published-weights.ts";
import { creditedWeight, defaultCaution, minProvenReviews } from "../ranking/score.ts";
import { weightUnit } from "../ranking/weight.ts";
import type { RecordPage } from "./records.ts";

/** Listings that are read at a time, and reviews. */
const page = { listings: 500, reviews: 2_000 };
/** Characters of lines of reviews that are kept for the next category of their listing, which follows soon: it is above or below. */
const keptCharacters = 16 * 1024 * 1024;

/** Lines of JSON, each with a line break at its end. */
interface Lines {
  readonly text: string;
  readonly count: number;
}
/** Lines of reviews by the ID of their listing. */
type KeptLines = LRUCache<string, Lines>;

interface RankedCategory {
  id: string;
  slug: string;
  name: string;
  median: number | null;
  provenCount: number;
  date: string;
}

interface RankedListing {
  id: string;
  slug: string;
  name: string;
  sortName: string;
  score: number;
  rankValue: number;
  reviewCount: number;
}

/**
 * What each category's ranking is made of, as lines: the category, then its listings in their order, each followed by its published reviews
 * in the order of time. Each category is followed by those below it. Nothing until all ranks were computed to the ranking date.
 */
export async function* readRankings(query: Query): AsyncGenerator<RecordPage> {
  const kept: KeptLines = new LRUCache({
    maxSize: keptCharacters,
    sizeCalculation: ({ text }) => text.length + 1,
  });
  const categories = await query<RankedCategory>(sql`
    with recursive tree as (
      select id, array[id] as path from category where parent_id is null
      union all select c.id, t.path || c.id from tree t join category c on c.parent_id = t.id)
    select c.id::text as id, c.slug, c.name, c.median_rating as median, c.proven_count as "provenCount",
      to_char(d.day, 'YYYY-MM-DD') as date
    from tree t join category c on c.id = t.id join ranking_date d on coalesce(d.completed_on, d.day) = d.day
    where ${visibleCategory(null)} order by t.path`);
  for (const category of categories)
    for await (const lines of linesOf(query, category, kept)) yield { section: category.id, ...lines };
}

/** The lines of a category: first its own, then those of a batch of listings at a time. */
async function* linesOf(query: Query, category: RankedCategory, kept: KeptLines): AsyncGenerator<Lines> {
  const { slug, name, median, provenCount, date } = category;
  const { organisation, period, class: ofClass } = passLimits;
  const finite = (limit: number) => (Number.isFinite(limit) ? limit : null);
  const limits = {
    organization: organisation,
    period,
    class: Object.fromEntries(reviewClasses.map((one) => [one, finite(ofClass[one])])),
  };
  yield written([
    {
      ...{ type: "category", slug, name, date, typicalRating: median, credit: creditedWeight },
      ...{ caution: defaultCaution, weightUnit, periodDays, limitsUnproven: provenCount >= minProvenReviews },
      limits,
    },
  ]);
  let rank = 0;
  for await (const listings of listingsOf(query, category.id)) {
    const reviews = await reviewLines(query, listings, kept);
    const parts = listings.flatMap(({ id, sortName, score, reviewCount, ...listing }): Lines[] => {
      rank += 1;
      const own = {
        ...{ type: "listing", rank, softwareId: id, slug: listing.slug, name: listing.name, sortName },
        ...{ score: reviewCount === 0 || median === null ? null : score, reviewCount },
      };
      return [written([own]), reviews.get(id) ?? written([])];
    });
    const count = parts.reduce((sum, part) => sum + part.count, 0);
    yield { text: parts.map(({ text }) => text).join(""), count };
  }
}

/** The lines of the reviews of listings, oldest first, by listing. What is not kept of another category is read. */
async function reviewLines(
  query: Query,
  listings: readonly RankedListing[],
  kept: KeptLines,
): Promise<Map<string, Lines>> {
  const found = new Map<string, Lines>();
  const missing: string[] = [];
  for (const { id } of listings) {
    const lines = kept.get(id);
    if (lines) found.set(id, lines);
    else missing.push(id);
  }
  const read = missing.length === 0 ? null : await labelledReviews(query, missing);
  for (const softwareId of missing) {
    const lines = written(
      publishedWeights(read?.get(softwareId) ?? []).map(({ review, weight, group }) => ({
        ...{ type: "review", id: review.id, softwareId, stars: review.rating },
        ...{ date: writtenDay(review.day), weight: writtenWeight(weight), label: labelOf(review) },
        ...{ class: review.class, isInvited: review.isInvited, group },
      })),
    );
    found.set(softwareId, lines);
    kept.set(softwareId, lines);
  }
  return found;
}

const written = (records: readonly object[]): Lines => ({
  text: records.map((record) => `${JSON.stringify(record)}\n`).join(""),
  count: records.length,
});

/** The listings of a category in their order, few enough at a time that their reviews take little memory. */
async function* listingsOf(query: Query, categoryId: string): AsyncGenerator<RankedListing[]> {
  let after = sql`true`;
  for (;;) {
    const found = await query<RankedListing>(sql`
      select l.software_id::text as id, s.slug, s.name, l.sort_name as "sortName", l.score, l.rank_value as "rankValue",
        s.review_count as "reviewCount"
      from category_listing l join software s on s.id = l.software_id
      where l.category_id = ${categoryId}::uuid and ${after}
      order by l.rank_value desc, l.sort_name, l.software_id limit ${page.listings}::int4`);
    const last = found.at(-1);
    if (!last) return;
    yield* inReviewBatches(found, page.reviews);
    // In the order of the index, which is not that of a comparison of rows.
    after = sql`l.rank_value <= ${last.rankValue}::float8 and (l.rank_value < ${last.rankValue}::float8
      or (l.sort_name, l.software_id) > (${last.sortName}, ${last.id}::uuid))`;
  }
}
