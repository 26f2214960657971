import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "../../../database/query/sql.ts";
import type { MailContext } from "../../mail/mail-writer.ts";
import { fingerprintOf, type ReviewText } from "./fingerprint.ts";

/** Few enough that their texts take little memory. */
const batchSize = 200;
/** Where there is more to do, the next run goes on: 30,000 an hour. */
const maxBatches = 25;

interface Unfilled extends ReviewText {
  id: string;
  /** As text, which keeps what a Date would round. */
  updatedAt: string;
}

/**
 * Keeps what reviews are found by that were imported, or written before there was such a thing; a few thousand at a time.
 * Gives how many.
 */
export async function fillFingerprints({
  database: { prisma },
}: Pick<MailContext, "database">): Promise<number> {
  // A fingerprint belongs to one review each, so where there are as many of them nothing is to be done. That is all that
  // nearly every run reads: two counts from indexes, never a text. No mark says how far runs have come: an import takes
  // fingerprints away anywhere.
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
    // One that is gone by now has no row to belong to, what a check has kept since is newer, and what was changed since is
    // left to the next run. The lock waits for a change that is under way.
    count += await prisma.$executeRaw(sql`
      insert into review_fingerprint (review_id, bands)
      select r.id, f.bands
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f(id uuid, "updatedAt" timestamptz, bands int4[])
      join review r on r.id = f.id and r.updated_at = f."updatedAt"
      order by r.id for share of r on conflict do nothing`);
  }
  return count;
}
