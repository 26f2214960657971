import { existsSync, readFileSync } from "node:fs";
import type { Logger } from "pino";
import { isSecure } from "./auth/cookies.ts";
import { InvalidSecretError, openKeys } from "./auth/keys.ts";
import { DatabaseError } from "./database/client/errors.ts";
import { type Database, openDatabase } from "./database/client/open.ts";
import { transaction } from "./database/client/transaction.ts";
import { migrate } from "./database/migrate.ts";
import { readMigrations } from "./database/migrations.ts";
import { recomputeTrends } from "./domain/counters/trends.ts";
import { isOutage } from "./domain/errors.ts";
import { createOriginOf } from "./engine/csrf.ts";
import { type Environment, EnvironmentError, isThisMachine, readEnvironment } from "./environment.ts";
import { bindEarly } from "./http/bind-early.ts";
import { createDefectLog } from "./http/defects.ts";
import { serveMetrics } from "./http/metrics.ts";
import { countBackup } from "./metrics/backups.ts";
import { watchJobs } from "./metrics/jobs.ts";
import { watchDisk } from "./metrics/process.ts";
import { announce, endOnDefect } from "./start/announce.ts";
import { listen, listenForMetrics, StartError } from "./start/listen.ts";
import { createLog } from "./start/log.ts";
import { LoginFileError } from "./start/login-file.ts";
import { openObjects } from "./start/object-store.ts";
import { createReadiness } from "./start/readiness.ts";
import { shutDown } from "./start/shutdown.ts";
import { endOnSignals } from "./start/signals.ts";

/**
 * Starts the server and resolves when it answers; `stop` ends it once its requests have ended. `logins` has an administrator's password
 * only where it goes to a terminal.
 */
export async function main(
  environment: Environment,
  { isTerminal, log }: { isTerminal: boolean; log: Logger },
): Promise<{ url: string; logins: readonly string[]; stop(): Promise<void> }> {
  const startedAt = new Date();
  for (const warning of environment.warnings) log.warn(warning);
  const tell = (line: string) => (isTerminal ? console.log(line) : log.info(line));
  const defects = createDefectLog(log);
  const { server, serve } = bindEarly();
  const url = await listen(server, environment);
  const publicUrl = environment.publicUrl ?? url;
  let metrics: Awaited<ReturnType<typeof listenForMetrics>>;
  let database: Database | undefined;
  // Loaded while the database opens, which is another process's work.
  const loading = Promise.all([
    import("./auth/sessions.ts"),
    import("./engine/execute.ts"),
    import("./start/first-accounts.ts"),
    import("./http/pages.ts"),
    import("./start/queue.ts"),
    import("./server.ts"),
    import("./start/process-facts.ts"),
  ]);
  try {
    metrics = await listenForMetrics(environment);
    database = await openDatabase({
      url: environment.databaseUrl,
      dataDir: environment.dataDir,
      role: "server",
      log: (line) => log.warn(line),
      lost: defects.outage,
    });
    const migrations = await migrate(database);
    // As they are now: an upgrade may replace the files under this process.
    const ready = createReadiness(database, { log, migrations: await readMigrations() });
    if (migrations.length > 0) tell(`Database: ${migrations.length} migrations applied`);
    const demoLoaded = await loadDemoOnce(database, environment, tell);
    await transaction(database, (tx) => recomputeTrends(tx, new Date()));
    const opened = database;
    const [
      { createSessions },
      { persistedDocuments },
      { firstAccounts },
      { openPages },
      { createQueue },
      { createApp },
      { describeProcess },
    ] = await loading;
    const [objects, keys] = await Promise.all([openObjects(environment), openKeys(environment)]);
    let siteName = async () => "";
    const queue = createQueue({
      report: defects.reporter("a defect in a job or in the queue"),
      failed: defects.reporter("the queue did not start"),
      database,
      environment,
      publicUrl,
      log,
      objects,
      keys,
      siteName: () => siteName(),
      backedUp: countBackup,
      started: watchJobs,
    });
    const facts = describeProcess(environment, { publicUrl, database: opened.kind, startedAt });
    const { app, close, leave } = await createApp(server, {
      development: environment.mode === "development",
      database,
      sessions: createSessions(opened.prisma, { secure: isSecure(publicUrl) }),
      keys,
      known: persistedDocuments(readPersistedDocuments, { isLive: environment.mode === "development" }),
      publicUrl,
      originOf: createOriginOf(environment.publicUrl),
      trustProxy: environment.trustProxy,
      hstsSubdomains: environment.hstsSubdomains,
      metrics: { ...environment.metrics, isLocal: isThisMachine(publicUrl) },
      contactEmail: environment.contactEmail,
      rateLimits: environment.rateLimits,
      log,
      defects,
      queue: queue.start,
      google: await openGoogle(environment, publicUrl, log),
      objects,
      system: () => ({ facts, jobs: queue.reports }),
      async openPages(options) {
        const pages = await openPages(options);
        siteName = async () => (await pages.site()).name;
        return pages;
      },
      ready,
    });
    const logins = await firstAccounts(database, environment, {
      publicUrl,
      demoLoaded,
      isTerminal,
    });
    watchDisk("data", environment.dataDir);
    metrics?.serve(serveMetrics);
    serve(app);
    // Pages do not wait for the queue, and are served even if its schema cannot be created.
    void queue.keepStarting();
    const closeAll = async () => {
      metrics?.server.close();
      await Promise.all([close(), queue.stop()]);
      await opened.close();
    };
    // In development a browser keeps a connection for reloads, and the next server is waited for.
    const timeout = environment.mode === "development" ? 1_000 : environment.shutdownSeconds * 1000;
    return { url: publicUrl, logins, stop: () => shutDown({ server, leave, close: closeAll, timeout }) };
  } catch (error) {
    server.close();
    metrics?.server.close();
    await database?.close();
    throw error;
  }
}

/** Sign-in with Google, if configured; the library is loaded only then. */
async function openGoogle({ google }: Environment, publicUrl: string, log: Logger) {
  if (!google) return undefined;
  const { createGoogle } = await import("./auth/google.ts");
  return createGoogle({
    ...google,
    redirectUri: `${publicUrl}/api/login/callback`,
    report: (problem) => log.warn(problem, "a sign-in by Google failed"),
  });
}

/** Texts of the pages' documents by id, as relay-compiler wrote them. */
function readPersistedDocuments(): Record<string, string> {
  const file = new URL("../../web/src/relay/__generated__/persisted.json", import.meta.url);
  if (!existsSync(file)) throw new StartError("The pages' documents are missing: run npm run generate.");
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Loads the demo into an empty database; says whether it did. */
async function loadDemoOnce(
  database: Database,
  { demo }: Environment,
  tell: (line: string) => void,
): Promise<boolean> {
  if (demo === "off" || (await database.prisma.category.count({ take: 1 })) > 0) return false;
  tell("The database is empty.");
  const [{ loadBundled }, { NotEmptyError }] = await Promise.all([
    import("./import/demo/bundled.ts"),
    import("./import/demo/full.ts"),
  ]);
  try {
    await loadBundled(database, demo, tell);
    return true;
  } catch (error) {
    // Another process that started at the same time was first.
    if (!(error instanceof NotEmptyError)) throw error;
    return false;
  }
}

/** Runs the server as a program: prints the address, ends on Ctrl-C and SIGTERM, also while it starts, and reports a failure in one sentence. */
export async function run(): Promise<void> {
  const stopOnSignals = endOnSignals();
  try {
    const environment = readEnvironment();
    const log = createLog(environment);
    endOnDefect(log);
    const isTerminal = process.stdout.isTTY === true;
    const { url, logins, stop } = await main(environment, { isTerminal, log });
    announce({ url, logins, isTerminal, log });
    stopOnSignals(stop, environment.shutdownSeconds);
  } catch (error) {
    const expected =
      error instanceof EnvironmentError ||
      error instanceof StartError ||
      error instanceof DatabaseError ||
      error instanceof LoginFileError ||
      error instanceof InvalidSecretError;
    console.error(
      isOutage(error)
        ? "The database went away while the server started: look at its log, and start the server again."
        : expected
          ? error.message
          : error,
    );
    process.exitCode = 1;
  }
}

if (import.meta.main) await run();
