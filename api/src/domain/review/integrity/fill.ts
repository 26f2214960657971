import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "../../../database/sql.ts";
import type { Mailing } from "../../mail/writing.ts";
import { bandsOf, featuresOf, type ReviewText } from "./fingerprint.ts";

/** Few enough that requests between two batches wait for milliseconds. */
const batchSize = 200;
/** Where there is more to do, the next run goes on: 30,000 an hour. */
const mostBatches = 25;

/**
 * Keeps what reviews are found by that were imported, or written before there was such a thing; a few thousand at a time.
 * Gives how many.
 */
export async function fillFingerprints({ database }: Pick<Mailing, "database">): Promise<number> {
  const { prisma } = database;
  let after = "00000000-0000-0000-0000-000000000000";
  let count = 0;
  for (let batch = 0; batch < mostBatches; batch++) {
    const reviews = await prisma.$queryRaw<(ReviewText & { id: string })[]>(sql`
      select r.id, r.title, r.content from review r
      where r.id > ${after}::uuid and not exists(select 1 from review_fingerprint f where f.review_id = r.id)
      order by r.id limit ${batchSize}`);
    const last = reviews.at(-1);
    if (!last) break;
    after = last.id;
    const rows = reviews.map((review) => ({ id: review.id, bands: bandsOf(featuresOf(review)) }));
    // One that is gone by now has no row to belong to, and what a check has kept since is newer.
    count += await prisma.$executeRaw(sql`
      insert into review_fingerprint (review_id, bands)
      select r.id, f.bands from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f(id uuid, bands int4[])
      join review r on r.id = f.id on conflict do nothing`);
    await nextTurn();
  }
  return count;
}
