import type { Database } from "../database/open.ts";
import { transaction } from "../database/transaction.ts";
import { refreshTrends } from "../domain/figures/trends.ts";

/** What a job works with. */
export interface JobTools {
  database: Pick<Database, "prisma">;
  now(): Date;
}

/** One kind of work that is done besides the requests. */
export interface JobKind {
  /** When a job of this kind comes by itself: minute, hour, day of the month, month and day of the week, in UTC. */
  schedule: string;
  /** Does one job. What it throws is written down with the job, which is tried again; so doing it twice must do no harm. */
  run(tools: JobTools): Promise<void>;
}

/** All kinds, by the names under which they wait in the database. */
export const jobKinds = {
  "refresh-trends": {
    schedule: "7 * * * *",
    async run({ database, now }) {
      await transaction(database, (tx) => refreshTrends(tx, now()));
    },
  },
} satisfies Record<string, JobKind>;
