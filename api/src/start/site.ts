import { existsSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { Logger } from "pino";
import { isSecure } from "../auth/cookies.ts";
import { openKeys } from "../auth/keys.ts";
import { createSessions } from "../auth/sessions.ts";
import { type ServerBranding, withClaims } from "../branding/read.ts";
import type { Database } from "../database/client/open.ts";
import { readMigrations } from "../database/migrations.ts";
import { createOriginOf } from "../engine/csrf.ts";
import { persistedDocuments } from "../engine/persisted-documents.ts";
import { type Environment, isThisMachine } from "../environment.ts";
import type { DefectLog } from "../http/defects.ts";
import { answerMetrics } from "../http/metrics-access.ts";
import { openPages } from "../http/pages.ts";
import type { Probes } from "../http/probes.ts";
import { hasDemo } from "../import/demo/names.ts";
import { countBackup } from "../metrics/backups.ts";
import { watchJobs } from "../metrics/jobs.ts";
import { watchDisk } from "../metrics/process.ts";
import { registry } from "../metrics/registry.ts";
import { createApp } from "../server.ts";
import { StartError } from "./listen.ts";
import { openObjects } from "./object-store.ts";
import { describeProcess } from "./process-facts.ts";
import { createQueue } from "./queue.ts";
import { createReadiness } from "./readiness.ts";

export interface SiteOptions {
  environment: Environment;
  /** The branding as it was read at the start. */
  branding: ServerBranding;
  database: Database;
  log: Logger;
  defects: DefectLog;
  publicUrl: string;
  startedAt: Date;
  probes: Probes;
  /** False if another worker runs the jobs (default true). */
  isWorking?: boolean;
  /** The metrics of all workers as text; those of this process if not set. */
  metrics?: () => Promise<string>;
}

/** The result of `openSite`. */
export type Site = Awaited<ReturnType<typeof openSite>>;

/** Everything that one process serves, from an open database, and its job queue, which the caller starts. */
export async function openSite(server: Server, options: SiteOptions) {
  const { environment, database, log, defects, publicUrl, startedAt } = options;
  const metrics = options.metrics ?? (() => registry.metrics());
  const [objects, keys, migrations] = await Promise.all([
    openObjects(environment),
    openKeys(environment),
    // Read now, because an upgrade may replace the files under this process.
    readMigrations(),
  ]);
  // Only here, because the demo may be loaded after the process has started.
  const brand = withClaims(options.branding, await hasDemo(database.prisma));
  const queue = createQueue({
    report: defects.reporter("a defect in a job or in the queue"),
    failed: defects.reporter("the queue did not start"),
    database,
    environment,
    isWorking: options.isWorking ?? true,
    publicUrl,
    log,
    objects,
    keys,
    brand,
    backedUp: countBackup,
    // The jobs are in the database, so counting them in one worker is enough.
    started: (jobs) => void (options.isWorking !== false && watchJobs(jobs)),
  });
  const facts = describeProcess(environment, { publicUrl, database: database.kind, startedAt });
  const site = await createApp(server, {
    development: environment.mode === "development",
    database,
    sessions: createSessions(database, {
      secure: isSecure(publicUrl),
      requiresTwoStep: environment.adminTwoStep,
    }),
    keys,
    known: persistedDocuments(readPersistedDocuments, { isLive: environment.mode === "development" }),
    publicUrl,
    originOf: createOriginOf(environment.publicUrl),
    trustProxy: environment.trustProxy,
    hstsSubdomains: environment.hstsSubdomains,
    metrics: { ...environment.metrics, isLocal: isThisMachine(publicUrl) },
    contactEmail: environment.contactEmail ?? brand.contact,
    brand,
    rateLimits: environment.rateLimits,
    log,
    defects,
    queue: queue.start,
    google: await openGoogle(environment, publicUrl, log),
    objects,
    system: () => ({ facts, jobs: queue.reports, metrics }),
    openPages,
    ready: createReadiness(database, { log, migrations }),
    probes: options.probes,
    serveMetrics: answerMetrics(metrics),
    workers: environment.workers.count,
    answers: answerShare(environment),
  });
  site.changes.onReadable(queue.changesReadable);
  watchDisk("data", environment.dataDir);
  return {
    listener: site.listener,
    queue,
    /** Writes pending batches, stops the queue and closes the database, after the last response. */
    async close() {
      await Promise.all([site.close(), queue.stop()]);
      await database.close();
    },
  };
}

/** This process's part of the answer cache; undefined if it is off. */
function answerShare({ answerCacheBytes, workers }: Environment) {
  return answerCacheBytes > 0 ? { maxBytes: Math.floor(answerCacheBytes / workers.count) } : undefined;
}

/** Sign-in with Google, if configured; the library is loaded only then. */
async function openGoogle({ google }: Environment, publicUrl: string, log: Logger) {
  if (!google) return undefined;
  const { createGoogle } = await import("../auth/google.ts");
  return createGoogle({
    ...google,
    redirectUri: `${publicUrl}/api/login/callback`,
    report: (problem) => log.warn(problem, "a sign-in by Google failed"),
  });
}

/** Texts of the pages' documents by id, as relay-compiler wrote them. */
function readPersistedDocuments(): Record<string, string> {
  const file = new URL("../../../web/src/relay/__generated__/persisted.json", import.meta.url);
  if (!existsSync(file)) throw new StartError("The pages' documents are missing: run npm run generate.");
  return JSON.parse(readFileSync(file, "utf8"));
}
