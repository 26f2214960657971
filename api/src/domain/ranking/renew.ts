import { transaction } from "../../database/client/transaction.ts";
import { recomputeRanking, renewWeights } from "../counters/recompute.ts";
import type { MailContext } from "../mail/mail-writer.ts";
import { listingsAfter, renewEvidence } from "./evidence.ts";
import { completeRankingDate, isRankingDue, setRankingDate } from "./ranking-date.ts";
import { firstId } from "./text-weights.ts";

type RenewContext = Pick<MailContext, "database" | "now">;

/**
 * Renews C and all ranks; once a day also the ranking date, what each review weighs, and the sums of all listings. In many transactions, so that
 * no listing is locked for long. What is interrupted is begun anew by the next run.
 */
export async function renewRanking({ database, now }: RenewContext, signal?: AbortSignal): Promise<void> {
  const today = now();
  if (await isRankingDue(database.prisma, today)) {
    await transaction(database, (tx) => setRankingDate(tx, today));
    await transaction(database, renewWeights);
    await renewListings(database, signal);
    if (signal?.aborted) return;
    await transaction(database, async (tx) => {
      await recomputeRanking(tx);
      await completeRankingDate(tx);
    });
  } else await transaction(database, recomputeRanking);
}

/** Renews the sums of all listings, with a transaction for each batch. */
async function renewListings(database: RenewContext["database"], signal?: AbortSignal): Promise<void> {
  for (let ids = await listingsAfter(database.prisma, firstId); ; ) {
    const last = ids.at(-1);
    if (last === undefined || signal?.aborted) return;
    const batch = ids;
    await transaction(database, async (tx) => {
      await tx.$executeRaw`select 1 from software where id = any(${batch}::uuid[]) order by id for update`;
      await renewEvidence(tx, batch);
    });
    ids = await listingsAfter(database.prisma, last);
  }
}
