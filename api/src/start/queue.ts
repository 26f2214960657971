import { join } from "node:path";
import type { Logger } from "pino";
import type { IdentifiedKeys } from "../auth/keys.ts";
import type { ServerBranding } from "../branding/read.ts";
import type { Database } from "../database/client/open.ts";
import type { JobReport } from "../domain/administration/system.ts";
import { makeExportIfDue } from "../domain/export/make.ts";
import type { Environment } from "../environment.ts";
import type { Jobs } from "../jobs/workers.ts";
import { type BackupResult, watchBackups } from "../metrics/backups.ts";
import { watchDisk } from "../metrics/process.ts";
import type { ObjectStore } from "../pictures/objects.ts";
import type { Webhooks } from "./webhooks.ts";

const defaultRetryDelay = 2_000;
const maxRetryDelay = 60_000;
interface QueueOptions {
  database: Pick<Database, "kind" | "prisma" | "pool" | "reader">;
  environment: Pick<Environment, "mail" | "dataDir" | "backup">;
  publicUrl: string;
  log: Pick<Logger, "info">;
  /** False if another process runs the jobs (default true). */
  isWorking?: boolean;
  /** Called with errors of jobs and of the running queue. */
  report(error: unknown): void;
  /** Called with the error of each automatic start that failed. */
  failed(error: unknown): void;
  /** Milliseconds before the second attempt to start; doubled each time, up to a minute. */
  retryDelay?: number;
  /** Where the bytes of pictures are stored; null for the database. */
  objects: ObjectStore | null;
  keys: IdentifiedKeys;
  /** Name and look of the site in mails. */
  brand: ServerBranding;
  /** Called after each scheduled backup. */
  backedUp(result: BackupResult): void;
  /** Called when the workers are running. */
  started(jobs: Jobs): void;
}

/** The queue with its workers, the mailer they work with, and the webhooks beside them. */
export function createQueue(options: QueueOptions) {
  const { database, environment, publicUrl, log, brand, objects, keys } = options;
  let jobs: Promise<Jobs> | undefined;
  let running: Jobs | undefined;
  let webhooks: Webhooks | undefined;
  let timer: NodeJS.Timeout | undefined;
  if (environment.backup) {
    const { folder } = environment.backup;
    watchBackups(async () => (await import("../backup/daily.ts")).newestBackup(folder));
    watchDisk("backup", folder);
  }

  async function start(): Promise<Jobs> {
    // Their libraries are not loaded before the first pages are served.
    const [{ startJobs }, { createMailer, defaultSender }] = await Promise.all([
      import("../jobs/workers.ts"),
      import("../mail/mailer.ts"),
    ]);
    const { name, contact, mailFooter: footer, given } = brand;
    const site = { name, url: publicUrl, contact, footer, accent: given.accent ?? undefined };
    const mailer = createMailer({
      smtpUrl: environment.mail.smtpUrl,
      from: environment.mail.from ?? defaultSender(site),
      outbox: join(environment.dataDir, "outbox"),
      written: (file) => log.info({ file }, "an email was written to the outbox"),
    });
    const { report } = options;
    const isWorking = options.isWorking ?? true;
    const started = await startJobs({
      database,
      report,
      isWorking,
      wakeSender: () => webhooks?.wakeSender(),
      now: () => new Date(),
      mailer,
      site,
      objects,
      keys,
      backUp: environment.backup && ((signal) => backUp(environment.backup, signal)),
      exportData,
    });
    options.started(started);
    running = started;
    if (isWorking) {
      // The libraries are loaded only where the jobs run.
      const { startWebhooks } = await import("./webhooks.ts");
      webhooks = startWebhooks({ database, keys, queue: started, report });
    }
    const stop = () => Promise.all([webhooks?.stop(), started.stop()]).finally(() => mailer.close());
    return { ...started, stop: async () => void (await stop()) };
  }

  const startOnce = (): Promise<Jobs> => {
    jobs ??= start().catch((error: unknown) => {
      jobs = undefined;
      throw error;
    });
    return jobs;
  };

  async function keepStarting(delay: number): Promise<void> {
    try {
      await startOnce();
    } catch (error) {
      options.failed(error);
      timer = setTimeout(() => void keepStarting(Math.min(delay * 2, maxRetryDelay)), delay).unref();
    }
  }

  async function exportData(signal: AbortSignal): Promise<void> {
    const { kind, pool } = database;
    const began = performance.now();
    const files = await makeExportIfDue({ kind, pool, objects, signal, now: () => new Date() });
    if (!files) return;
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    const records = Object.fromEntries(files.map((file) => [file.name, file.records]));
    log.info({ seconds, records }, "the files of the data export were made");
  }

  async function backUp(settings: Environment["backup"], signal: AbortSignal): Promise<void> {
    if (!settings) return;
    try {
      const { backUpDaily } = await import("../backup/daily.ts");
      const { file, rows, bytes, missingPictures } = await backUpDaily(database, {
        ...settings,
        dataDir: environment.dataDir,
        objects,
        secretFingerprint: keys.fingerprints[0],
        now: new Date(),
        log: (line) => log.info({ backup: line.trim() }, "a backup is being written"),
        signal,
      });
      log.info({ file, rows, bytes, missingPictures }, "a backup was written");
      options.backedUp("completed");
    } catch (error) {
      // The process is ending; another one does it again.
      if (!signal.aborted) options.backedUp("failed");
      throw error;
    }
  }

  return {
    /** Starts the queue, once; again after a start that failed. Rejects if the queue cannot be opened. */
    start: startOnce,
    /** Starts the queue and retries until that succeeds. Resolves after the first attempt. */
    keepStarting: () => keepStarting(options.retryDelay ?? defaultRetryDelay),
    /** Has webhooks read the change log: there is more of it. */
    changesReadable: () => webhooks?.wakeDispatcher(),
    /** State of the jobs of each kind; null while the queue is not running. Does not wait for its start. */
    reports: async (): Promise<JobReport[] | null> => (await running?.reports()) ?? null,
    /** Stops the queue, if it runs: takes no more jobs and waits a few seconds for running ones. */
    async stop(): Promise<void> {
      clearTimeout(timer);
      const started = await jobs?.catch(() => undefined);
      await started?.stop();
    },
  };
}
