import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "../../../database/query/sql.ts";
import type { MailContext } from "../../mail/mail-writer.ts";
import { fingerprintOf, type ReviewText } from "./fingerprint.ts";

/** Reviews per batch: few enough that their texts take little memory. */
const batchSize = 200;
/** Maximum per run; the next run continues. Amounts to 30,000 per hour. */
const maxBatches = 25;

interface Unfilled extends ReviewText {
  id: string;
  /** As text, because a Date would lose microseconds. */
  updatedAt: string;
}

/**
 * Stores fingerprints of reviews without one (imported reviews, and those written before fingerprints existed), a few thousand per
 * run. Returns how many.
 */
export async function fillFingerprints({
  database: { prisma },
}: Pick<MailContext, "database">): Promise<number> {
  // Equal counts of reviews and fingerprints mean that nothing is to be done; nearly every run reads only these two counts.
  // Progress is not stored, because an import deletes fingerprints anywhere.
  const [{ missing } = { missing: 0 }] = await prisma.$queryRaw<{ missing: number }[]>(sql`
    select ((select count(*) from review) - (select count(*) from review_fingerprint))::int4 as missing`);
  let after = "00000000-0000-0000-0000-000000000000";
  let count = 0;
  for (let looked = 0; looked < Math.min(missing, maxBatches * batchSize); looked += batchSize) {
    const reviews = await prisma.$queryRaw<Unfilled[]>(sql`
      select r.id, r.title, r.content, r.updated_at::text as "updatedAt" from review r
      where r.id > ${after}::uuid and not exists(select 1 from review_fingerprint f where f.review_id = r.id)
      order by r.id limit ${batchSize}`);
    const last = reviews.at(-1);
    if (!last) break;
    after = last.id;
    const rows = [];
    for (const review of reviews) {
      rows.push({ id: review.id, updatedAt: review.updatedAt, bands: fingerprintOf(review).bands });
      await nextTurn();
    }
    // Reviews deleted since are skipped, fingerprints stored since are newer, and reviews changed since are left to the next run.
    // The lock waits for concurrent changes.
    count += await prisma.$executeRaw(sql`
      insert into review_fingerprint (review_id, bands)
      select r.id, f.bands
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f(id uuid, "updatedAt" timestamptz, bands int4[])
      join review r on r.id = f.id and r.updated_at = f."updatedAt"
      order by r.id for share of r on conflict do nothing`);
  }
  return count;
}
