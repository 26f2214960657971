import type { Statements } from "../../database/client/transaction.ts";
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

/** Stores q of reviews without it, of which there are many after an upgrade, and none later. Returns how many. */
export async function fillTextWeights(tx: Statements): Promise<number> {
  let filled = 0;
  for (let after = firstId; ; ) {
    const texts = await tx.$queryRaw<(RatedText & { id: string })[]>`
      select id, title, content, pros, cons from review
      where text_weight is null and id > ${after}::uuid order by id limit ${batchSize}::int`;
    const last = texts.at(-1);
    if (!last) return filled;
    after = last.id;
    const rows = texts.map(({ id, ...text }) => ({ id, weight: textWeightOf(text) }));
    filled += await tx.$executeRaw`
      update review set text_weight = f.weight
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f(id uuid, weight int4)
      where review.id = f.id and review.text_weight is null`;
  }
}
