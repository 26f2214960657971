import { transaction } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import { recomputeRanking, renewWeights } from "../counters/recompute.ts";
import { updateRankScores } from "../counters/update-statements.ts";
import type { MailContext } from "../mail/mail-writer.ts";
import { listingsAfter, renewEvidence } from "./evidence.ts";
import { deleteUnusedOrganisations } from "./organisations.ts";
import { completeRankingDate, isRankingDue, setRankingDate } from "./ranking-date.ts";
import { firstId } from "./text-weights.ts";

type RenewContext = Pick<MailContext, "database" | "now">;

/**
 * Renews C and all ranks; once a day, and in each run of the first day, also the ranking date, what each review weighs, and the sums of all listings. In many
 * transactions, so that nothing is locked for long. What is interrupted is begun anew by the next run.
 */
export async function renewRanking({ database, now }: RenewContext, signal?: AbortSignal): Promise<void> {
  const today = now();
  const isDue = await isRankingDue(database.prisma, today);
  if (isDue) {
    await setRankingDate(database.prisma, today);
    // Each statement by itself: after an upgrade they change most reviews.
    await renewWeights(database.prisma);
    await transaction(database, deleteUnusedOrganisations);
    await renewListings(database, signal);
    if (signal?.aborted) return;
  }
  // Few rows are left to change: those of categories with another C.
  await transaction(database, recomputeRanking);
  if (isDue) await completeRankingDate(database.prisma, today);
}

/** Renews the sums and ranks of all listings, with a transaction for each batch. */
async function renewListings(database: RenewContext["database"], signal?: AbortSignal): Promise<void> {
  for (let ids = await listingsAfter(database.prisma, firstId); ; ) {
    const last = ids.at(-1);
    if (last === undefined || signal?.aborted) return;
    const listed = sql`any(${ids}::uuid[])`;
    const batch = ids;
    await transaction(database, async (tx) => {
      await tx.$executeRaw`select 1 from software where id = ${listed} order by id for update`;
      await renewEvidence(tx, batch);
      await updateRankScores(tx, sql`s.id = ${listed}`);
    });
    ids = await listingsAfter(database.prisma, last);
  }
}
