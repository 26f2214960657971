import type { Transaction } from "../../database/client/transaction.ts";
import { dayMs, leadStatuses } from "../../inputs/index.ts";

/** Days after which leads are deleted, as the page on privacy says. */
export const retentionDays = { spam: 30, others: 365 } as const;

/** Deletes old leads: spam after a month, others after a year. */
export async function sweepLeads(tx: Transaction, now: Date): Promise<void> {
  const before = (days: number) => ({ lte: new Date(now.getTime() - days * dayMs) });
  await tx.lead.deleteMany({ where: { status: "spam", createdAt: before(retentionDays.spam) } });
  await tx.lead.deleteMany({
    where: { status: { in: [...leadStatuses] }, createdAt: before(retentionDays.others) },
  });
}
