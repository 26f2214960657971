import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "../../../database/query/sql.ts";
import type { ReadContext } from "../../read-context.ts";
import type { FlagEvidence } from "./evidence.ts";
import { type Fingerprint, featuresOf, type ReviewText, similarity } from "./fingerprint.ts";

/** Minimum similarity of near-duplicates: one text is the other with some words changed. */
const alike = 0.8;
/** Maximum number of texts compared word for word; if more share as many bands, all are copies of one text. */
const maxCandidates = 20;

/** Whether one text is nearly the other. */
export const isNearDuplicate = (one: ReviewText, other: ReviewText): boolean =>
  similarity(featuresOf(one), featuresOf(other)) >= alike;

/** Near-duplicates among the reviews with a stored fingerprint, of any software and author, most similar first; null for none. */
export async function findNearDuplicates(
  prisma: Pick<ReadContext["prisma"], "$queryRaw">,
  id: string,
  { features, bands }: Fingerprint,
): Promise<FlagEvidence["near-duplicate"] | null> {
  if (bands.length === 0) return null;
  const candidates = await prisma.$queryRaw<(ReviewText & { id: string })[]>(sql`
    select r.id, r.title, r.content from review r join (
      select f.review_id from review_fingerprint f
      where f.bands && ${bands}::int4[] and f.review_id <> ${id}::uuid
      order by (select count(*) from unnest(f.bands) b where b = any(${bands}::int4[])) desc, f.review_id desc
      limit ${maxCandidates}) c on c.review_id = r.id`);
  const compared = [];
  for (const other of candidates) {
    compared.push({ id: other.id, similarity: similarity(features, featuresOf(other)) });
    // Yields after each text, so that requests need not wait for all of them.
    await nextTurn();
  }
  const copies = compared
    .filter((other) => other.similarity >= alike)
    .toSorted((a, b) => b.similarity - a.similarity || (a.id < b.id ? -1 : 1));
  const [closest] = copies;
  if (!closest) return null;
  return {
    reviewIds: copies.map((copy) => copy.id),
    similarity: Math.round(closest.similarity * 100) / 100,
  };
}
