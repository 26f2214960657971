import { sql } from "../../../database/sql.ts";
import type { Reading } from "../../reading.ts";
import { bandsOf, featuresOf, type ReviewText, similarity } from "./fingerprint.ts";

/** From here on one text is the other with some words changed. */
const alike = 0.8;
/** So many texts at most are compared word for word: where more share a band, all of them are copies of one. */
const mostCandidates = 50;
/** So many are named for the moderators. */
const mostNamed = 20;

/** Reviews whose text is nearly this one's, of any software and by anyone, the most alike first. */
export interface NearDuplicates {
  reviewIds: string[];
  /** Of the most alike, 0.8 to 1. */
  similarity: number;
}

/** Which reviews say nearly the same; null for none. `bands` is what the review is to be found by. */
export async function findNearDuplicates(
  prisma: Reading["prisma"],
  review: ReviewText & { id: string },
): Promise<{ bands: number[]; found: NearDuplicates | null }> {
  const features = featuresOf(review);
  const bands = bandsOf(features);
  if (bands.length === 0) return { bands, found: null };
  const candidates = await prisma.$queryRaw<(ReviewText & { id: string })[]>(sql`
    select r.id, r.title, r.content from review r join (
      select f.review_id from review_fingerprint f
      where f.bands && ${bands}::int4[] and f.review_id <> ${review.id}::uuid
      order by (select count(*) from unnest(f.bands) b where b = any(${bands}::int4[])) desc, f.review_id
      limit ${mostCandidates}) c on c.review_id = r.id`);
  const copies = candidates
    .map((other) => ({ id: other.id, similarity: similarity(features, featuresOf(other)) }))
    .filter((other) => other.similarity >= alike)
    .toSorted((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1))
    .slice(0, mostNamed);
  const [closest] = copies;
  const found = closest && {
    reviewIds: copies.map(({ id }) => id),
    similarity: Math.round(closest.similarity * 100) / 100,
  };
  return { bands, found: found ?? null };
}
