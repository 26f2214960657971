import type { Reader } from "../../database/client/reader.ts";
import { sql } from "../../database/query/sql.ts";
import { noId } from "../key.ts";
import { visibleCategory } from "../policy.ts";
import { passLimits, periodDays, reviewClasses } from "../ranking/passes.ts";
import { labelledReviews } from "../ranking/published-reviews.ts";
import { labelOf, publishedWeights, writtenDay, writtenWeight } from "../ranking/published-weights.ts";
import { creditedWeight, defaultCaution, minProvenReviews } from "../ranking/score.ts";
import { weightUnit } from "../ranking/weight.ts";
import type { RecordPage } from "./records.ts";

/** Listings that are read at a time, and reviews from which on fewer are. */
const page = { categories: 50, listings: 500, reviews: 2_000 };
/** Lines of a piece of text. */
const linesPerText = 500;

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
 * in the order of time. Categories in the order of IDs. Nothing until all ranks were computed to the ranking date.
 */
export async function* readRankings(query: Reader["query"]): AsyncGenerator<RecordPage> {
  for (let last = noId; ; ) {
    const categories = await query<RankedCategory>(sql`
      select c.id::text as id, c.slug, c.name, c.median_rating as median, c.proven_count as "provenCount",
        to_char(d.day, 'YYYY-MM-DD') as date
      from category c join ranking_date d on coalesce(d.completed_on, d.day) = d.day
      where ${visibleCategory(null)} and c.id > ${last}::uuid order by c.id limit ${page.categories}::int4`);
    for (const category of categories) yield* inPages(category.id, linesOf(query, category));
    last = categories.at(-1)?.id ?? last;
    if (categories.length < page.categories) return;
  }
}

/** Lines in pieces of text, so that little of a large category is in memory. */
async function* inPages(section: string, lines: AsyncIterable<object>): AsyncGenerator<RecordPage> {
  let texts: string[] = [];
  const taken = () => {
    const piece = { section, text: texts.join(""), count: texts.length };
    texts = [];
    return piece;
  };
  for await (const line of lines) {
    texts.push(`${JSON.stringify(line)}\n`);
    if (texts.length === linesPerText) yield taken();
  }
  if (texts.length > 0) yield taken();
}

async function* linesOf(query: Reader["query"], category: RankedCategory): AsyncGenerator<object> {
  const { slug, name, median, provenCount, date } = category;
  const { organisation, period, class: ofClass } = passLimits;
  const finite = (limit: number) => (Number.isFinite(limit) ? limit : null);
  yield {
    ...{ type: "category", slug, name, date, typicalRating: median, credit: creditedWeight },
    ...{ caution: defaultCaution, weightUnit, periodDays, limitsUnproven: provenCount >= minProvenReviews },
    limits: {
      organization: organisation,
      period,
      class: Object.fromEntries(reviewClasses.map((one) => [one, finite(ofClass[one])])),
    },
  };
  let rank = 0;
  for await (const listings of listingsOf(query, category.id)) {
    const reviews = await labelledReviews(
      query,
      listings.map(({ id }) => id),
    );
    for (const listing of listings) {
      rank += 1;
      const { id: softwareId, sortName, score, reviewCount } = listing;
      yield {
        ...{ type: "listing", rank, softwareId, slug: listing.slug, name: listing.name, sortName },
        ...{ score: reviewCount === 0 || median === null ? null : score, reviewCount },
      };
      for (const { review, weight, group } of publishedWeights(reviews.get(softwareId) ?? []))
        yield {
          ...{ type: "review", id: review.id, softwareId, stars: review.rating },
          ...{ date: writtenDay(review.day), weight: writtenWeight(weight), label: labelOf(review) },
          ...{ class: review.class, isInvited: review.isInvited, group },
        };
    }
  }
}

/** The listings of a category in their order, few enough at a time that their reviews take little memory. */
async function* listingsOf(query: Reader["query"], categoryId: string): AsyncGenerator<RankedListing[]> {
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
    let batch: RankedListing[] = [];
    let reviews = 0;
    for (const listing of found) {
      if (batch.length > 0 && reviews + listing.reviewCount > page.reviews) {
        yield batch;
        [batch, reviews] = [[], 0];
      }
      batch.push(listing);
      reviews += listing.reviewCount;
    }
    yield batch;
    after = sql`(-l.rank_value, l.sort_name, l.software_id) > (${-last.rankValue}::float8, ${last.sortName}, ${last.id}::uuid)`;
  }
}
