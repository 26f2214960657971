import { dropFollowedChanges, maxDropped, settleChanges } from "../database/changes/log.ts";
import type { Database } from "../database/client/open.ts";
import { connectionTransaction, transaction } from "../database/client/transaction.ts";
import { vacuum } from "../database/vacuum.ts";
import { sweepAccounts } from "../domain/account/sweep.ts";
import type { CommandContext } from "../domain/command-context.ts";
import { sweepCompanies } from "../domain/company/sweep.ts";
import { sweepContactMessages } from "../domain/contact/send.ts";
import { compactDeltas } from "../domain/counters/deltas.ts";
import { recomputeTrends } from "../domain/counters/trends.ts";
import { sweepChoices } from "../domain/facets/sweep.ts";
import { sweepInvitations } from "../domain/invitation/sweep.ts";
import { sweepLeads } from "../domain/lead/sweep.ts";
import type { MailContext } from "../domain/mail/mail-writer.ts";
import { sendMail } from "../domain/mail/send.ts";
import { sweepPictures } from "../domain/picture/sweep.ts";
import { renewRanking } from "../domain/ranking/renew.ts";
import { checkReview } from "../domain/review/integrity/check.ts";
import { detect } from "../domain/review/integrity/detection/detect.ts";
import { fillFingerprints } from "../domain/review/integrity/fill.ts";
import { fillLanguages } from "../domain/review/language/fill.ts";
import { sweepProofs } from "../domain/review/proof/sweep.ts";
import { sweepTraces } from "../domain/review/traces/sweep.ts";
import { checkListing } from "../domain/software/integrity/relisted.ts";
import { sweepNotices } from "../domain/software/moderation/notice.ts";
import { settleSuggestion, sweepSuggestions } from "../domain/suggested-product/settle.ts";
import { sweepApiTokens } from "../domain/token/sweep.ts";
import { sweepVisits } from "../domain/views/views.ts";
import { sweepWebhooks } from "../domain/webhook/sweep.ts";
import { maxMailSeconds, smtpConnections } from "../mail/smtp.ts";
import type { ObjectStore } from "../pictures/objects.ts";
import type { JobData, JobQueue } from "./enqueue.ts";

/** Services of a job. */
export interface JobContext extends MailContext {
  database: Pick<Database, "kind" | "prisma" | "pool">;
  /** Queues what a job makes necessary. */
  queue: JobQueue;
  /** Where the bytes of pictures are stored; null for the database. */
  objects: ObjectStore | null;
  /** Keys derived from the secret of the installation. */
  keys: CommandContext["keys"];
  /** Writes the daily backup; absent if none is configured. The signal ends it early. */
  backUp?: ((signal: AbortSignal) => Promise<void>) | undefined;
  /** Makes the files of the data export if they are due; absent where nobody offers them. The signal ends it early. */
  exportData?: ((signal: AbortSignal) => Promise<void>) | undefined;
  /** Has the sender of webhooks look for deliveries. */
  wakeSender?: (() => void) | undefined;
}

/** How a failed job is retried. */
export interface Retries {
  /** The maximum number of retries. */
  readonly limit: number;
  /** Seconds before the first retry, doubled before each next one, with random jitter up to twice that. 0: always at once. */
  readonly delay: number;
  /** Maximum delay in seconds. */
  readonly delayMax?: number;
}

/** A kind of background job. */
export interface JobKind<Data = unknown> {
  /** When a job of this kind is scheduled: minute, hour, day of the month, month and day of the week, in UTC. */
  readonly schedule?: string;
  /** True if a job of this kind is also queued when a process has started its workers, at most once an hour: what it does may be overdue. */
  readonly atStart?: boolean;
  /** Default: ten retries within about an hour. */
  readonly retries?: Retries;
  /** How many jobs of this kind each process runs at a time (default 1). */
  readonly concurrency?: number;
  /** Seconds after which a job counts as abandoned by a dead process, and is retried. */
  readonly maxSeconds?: number;
  /** Whether jobs of this kind are scheduled and run (default: always). */
  isEnabled?(context: Omit<JobContext, "queue">): boolean;
  /**
   * Runs one job. Errors are stored with the job, which is retried, so it must be idempotent. The signal is aborted when the process
   * ends before the job.
   */
  run(context: JobContext, data: Data, signal: AbortSignal): Promise<void>;
}

/** All kinds, by the names under which their jobs are stored. */
export const jobKinds = {
  "refresh-trends": {
    schedule: "7 * * * *",
    atStart: true,
    async run({ database, now }) {
      await transaction(database, (tx) => recomputeTrends(tx, now()));
    },
  },
  "refresh-ranking": {
    schedule: "37 * * * *",
    run: (context, _data, signal) => renewRanking(context, signal),
  },
  sweep: {
    // Hourly, because some of the rows may be kept for a day at most.
    schedule: "23 * * * *",
    async run({ database, queue, now }, _data, signal) {
      await transaction(database, async (tx) => {
        await sweepAccounts(tx, now());
        await sweepLeads(tx, now());
        await sweepContactMessages(tx, now());
        await sweepCompanies(tx, now());
        await sweepApiTokens(tx, now());
        await sweepVisits(tx, now());
        await sweepNotices(tx, now());
        await compactDeltas(tx);
      });
      // Separately, so that nothing that takes long or fails keeps files longer.
      await transaction(database, (tx) => sweepProofs(tx, queue, now()));
      await transaction(database, (tx) => sweepSuggestions(tx, queue, now()));
      // Separately, so that listings wait for nothing else.
      await transaction(database, sweepChoices);
      // Separately, because it locks reviews, which come first in the lock order.
      await transaction(database, (tx) => sweepTraces(tx, now()));
      // In several transactions, so that none takes long: a batch has up to 500 links.
      while (!signal.aborted && (await transaction(database, (tx) => sweepInvitations(tx, now()))) > 0);
    },
  },
  "sweep-webhooks": {
    // More often: a webhook's log grows by many deliveries a second while an import is told.
    schedule: "*/10 * * * *",
    run: ({ database, queue, now }, _data, signal) => sweepWebhooks(database, { queue, now: now(), signal }),
  },
  "compact-changes": {
    schedule: "13 * * * *",
    async run({ database }, _data, signal) {
      // In several transactions: others have their turn in between. Without a timeout: to sort a log of millions of entries takes longer than other transactions may.
      while (!signal.aborted && (await connectionTransaction(database, dropFollowedChanges)) === maxDropped);
      if (!signal.aborted) await transaction(database, settleChanges);
    },
  },
  "sweep-pictures": {
    schedule: "53 * * * *",
    run: ({ database, objects, now }) => sweepPictures(database, objects, now()),
  },
  vacuum: {
    // At night in the time zones of most visitors. PostgreSQL servers have autovacuum.
    schedule: "11 3 * * *",
    isEnabled: ({ database }) => database.kind === "embedded",
    run: ({ database }, _data, signal) => vacuum(database, signal),
  },
  "check-review": {
    run: (context, { reviewId }) => checkReview(context, reviewId),
  },
  detect: {
    // At night in the time zones of most visitors, after the backup.
    schedule: "17 4 * * *",
    run: (context, _data, signal) => detect(context, signal),
  },
  "check-listing": {
    run: (context, { softwareId }) => checkListing(context, softwareId),
  },
  "settle-suggestion": {
    run: (context, { suggestionId }) => settleSuggestion(context, suggestionId),
  },
  "send-webhooks": {
    async run({ wakeSender }) {
      wakeSender?.();
    },
  },
  "fill-fingerprints": {
    schedule: "*/10 * * * *",
    async run(context) {
      await fillFingerprints(context);
    },
  },
  "fill-languages": {
    schedule: "*/10 * * * *",
    async run({ database }, _data, signal) {
      await fillLanguages(database, signal);
    },
  },
  backup: {
    // At night in the time zones of most visitors; the schedule is in UTC everywhere.
    schedule: "41 2 * * *",
    // A full disk is not freed within seconds.
    retries: { limit: 3, delay: 600 },
    // Backing up a very large directory with its pictures takes hours.
    maxSeconds: 12 * 60 * 60,
    isEnabled: ({ backUp }) => backUp !== undefined,
    async run({ backUp }, _data, signal) {
      await backUp?.(signal);
    },
  },
  "data-export": {
    // Looks whether they are due: also soon after the first start, and after a day on which nothing ran.
    schedule: "*/5 * * * *",
    retries: { limit: 0, delay: 0 },
    isEnabled: ({ exportData }) => exportData !== undefined,
    async run({ exportData }, _data, signal) {
      await exportData?.(signal);
    },
  },
  mail: {
    // Mails survive a mail server that is down overnight: the first retries come within a minute, then hourly, for 16 hours.
    retries: { limit: 24, delay: 5, delayMax: 3_600 },
    // Concurrent, so that a slow server does not delay other mails.
    concurrency: smtpConnections,
    // One that a killed process was sending is sent again soon.
    maxSeconds: 2 * maxMailSeconds,
    run: sendMail,
  },
} satisfies { [Kind in keyof JobData]: JobKind<JobData[Kind]> } & Record<string, JobKind>;
