import type { Statements } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import { lockedReviews } from "../review/locked.ts";
import { countWords, textQuality } from "./weight.ts";

/** Reviews per batch: few enough that their texts take little memory. */
const batchSize = 500;

/** An ID before all others. */
export const firstId = "00000000-0000-0000-0000-000000000000";

/** The text of a review, with what it names. */
interface RatedText {
  title: string;
  content: string;
  pros: readonly string[];
  cons: readonly string[];
}

/** q of a review's text as it is stored, in thousandths. */
export function textWeightOf({ pros, cons, ...text }: RatedText, isCopy = false): number {
  const quality = textQuality({
    words: countWords(text),
    hasPros: pros.length > 0,
    hasCons: cons.length > 0,
    isCopy,
  });
  return Math.round(quality * 1_000);
}

/** The least q, of a copy, and of a text that was not read yet. */
export const leastTextWeight = textWeightOf({ title: "", content: "", pros: [], cons: [] }, true);

/**
 * Whether a review (alias `r`) was found to be nearly the same as an earlier published one of another person, and no moderator has
 * dismissed that.
 */
const isKnownCopy = sql`exists (
  select from review_flag f cross join lateral jsonb_array_elements_text(f.evidence -> 'reviewIds') e(id)
    join review o on o.id = e.id::uuid
  where f.review_id = r.id and f.kind = 'near-duplicate' and f.status <> 'dismissed' and o.status = 'published'
    and (o.user_id = r.user_id) is not true and (o.created_at, o.id) < (r.created_at, r.id))`;

/** Stores q of reviews without it: of many after an upgrade, later only of those whose text an import has changed. Returns how many. */
export async function fillTextWeights(tx: Statements): Promise<number> {
  let filled = 0;
  for (let after = firstId; ; ) {
    const texts = await tx.$queryRaw<(RatedText & { id: string; isCopy: boolean })[]>`
      select r.id, r.title, r.content, r.pros, r.cons, ${isKnownCopy} as "isCopy" from review r
      where r.text_weight is null and r.id > ${after}::uuid order by r.id limit ${batchSize}::int`;
    const last = texts.at(-1);
    if (!last) return filled;
    after = last.id;
    const rows = texts.map(({ id, isCopy, ...text }) => ({ id, weight: textWeightOf(text, isCopy) }));
    const isOne = sql`r.id = any(${texts.map(({ id }) => id)}::uuid[])`;
    filled += await tx.$executeRaw`
      with locked as materialized (${lockedReviews(isOne)})
      update review set text_weight = f.weight
      from locked join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f(id uuid, weight int4) on f.id = locked.id
      where review.id = f.id and review.text_weight is null`;
  }
}
