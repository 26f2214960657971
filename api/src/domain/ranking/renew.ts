import { type Transaction, transaction } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import { recomputeCategories, recomputeRanks, renewWeights } from "../counters/recompute.ts";
import type { MailContext } from "../mail/mail-writer.ts";
import { lockSoftware } from "../software/lock.ts";
import { listingsAfter, renewEvidence } from "./evidence.ts";
import { deleteUnusedOrganisations } from "./organisations.ts";
import { completeRankingDate, isRankingDue, setRankingDate } from "./ranking-date.ts";
import { firstId } from "./text-weights.ts";

type RenewContext = Pick<MailContext, "database" | "now">;

/**
 * Renews C and all ranks; once a day, and in each run of the first day, also the ranking date, what each review weighs, and the sums of all listings. In many
 * transactions, so that nothing is locked for long: meanwhile ranks may be of older evidence. What is interrupted is begun anew by the next run.
 */
export async function renewRanking({ database, now }: RenewContext, signal?: AbortSignal): Promise<void> {
  const today = now();
  const isDue = await isRankingDue(database.prisma, today);
  if (isDue) {
    await setRankingDate(database.prisma, today);
    // Each statement by itself: after an upgrade they change most reviews.
    await renewWeights(database.prisma);
    await transaction(database, deleteUnusedOrganisations);
    await inBatches(database, signal, renewEvidence);
    if (signal?.aborted) return;
  }
  await transaction(database, recomputeCategories);
  await inBatches(database, signal, recomputeRanks);
  if (signal?.aborted) return;
  if (isDue) await completeRankingDate(database.prisma, today);
}

/** Calls `work` with all software, batch by batch, each locked in a transaction of its own. Ends early when the signal is aborted. */
async function inBatches(
  database: RenewContext["database"],
  signal: AbortSignal | undefined,
  work: (tx: Transaction, softwareIds: readonly string[]) => Promise<unknown>,
): Promise<void> {
  for (let ids = await listingsAfter(database.prisma, firstId); ; ) {
    const last = ids.at(-1);
    if (last === undefined || signal?.aborted) return;
    const batch = ids;
    await transaction(database, async (tx) => {
      await work(tx, await lockSoftware(tx, sql`s.id = any(${batch}::uuid[])`));
    });
    ids = await listingsAfter(database.prisma, last);
  }
}
