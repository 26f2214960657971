import type { Database } from "../database/open.ts";
import { transaction } from "../database/transaction.ts";
import { refreshTrendsAlone } from "../domain/figures/trends.ts";
import { addViews, type DayOfViews } from "../domain/views/views.ts";

export interface KeeperOptions {
  database: Pick<Database, "prisma">;
  report(error: unknown): void;
  now: () => Date;
  onStored(views: number): void;
}

const anHour = 3_600_000;

/**
 * Stores batches, and at most once an hour what follows from them: which listings gain attention. It begins an hour after
 * the start, which has done so itself. A failure there is no failure of the batch.
 */
export function createKeeper({ database, report, now, onStored }: KeeperOptions) {
  let refreshedAt = now().getTime();
  return async (views: readonly DayOfViews[]): Promise<void> => {
    const stored = await addViews(database.prisma, views);
    onStored(stored);
    const moment = now();
    if (moment.getTime() - refreshedAt < anHour) return;
    refreshedAt = moment.getTime();
    await transaction(database, (tx) => refreshTrendsAlone(tx, moment)).catch(report);
  };
}
