import { existsSync, readFileSync } from "node:fs";
import type { Logger } from "pino";
import { isSecure } from "./auth/cookies.ts";
import { InvalidSecretError, openKeys } from "./auth/keys.ts";
import { BrandingError, readBranding, withClaims } from "./branding/read.ts";
import { DatabaseError } from "./database/client/errors.ts";
import { type Database, openDatabase } from "./database/client/open.ts";
import { transaction } from "./database/client/transaction.ts";
import { migrate, pendingMigrations } from "./database/migrate.ts";
import { recomputeTrends } from "./domain/counters/trends.ts";
import { isOutage } from "./domain/errors.ts";
import { createOriginOf } from "./engine/csrf.ts";
import { type Environment, EnvironmentError, isThisMachine, readEnvironment } from "./environment.ts";
import { bindEarly } from "./http/bind-early.ts";
import { createDefectLog } from "./http/defects.ts";
import { hasDemo } from "./import/demo/names.ts";
import { defaultBranding } from "./inputs/index.ts";
import { announce, endOnDefect } from "./start/announce.ts";
import { listen, listenForMetrics, StartError } from "./start/listen.ts";
import { createLog } from "./start/log.ts";
import { LoginFileError } from "./start/login-file.ts";
import { openObjects } from "./start/object-store.ts";
import { shutDown } from "./start/shutdown.ts";

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
  const site = readBranding(environment.site);
  const { server, serve } = bindEarly(site.name);
  const url = await listen(server, environment);
  const publicUrl = environment.publicUrl ?? url;
  if (!site.contact && !isThisMachine(publicUrl))
    log.warn(
      `SITE_CONTACT is not set: pages ask visitors to write to ${defaultBranding.contact}, which reaches nobody.`,
    );
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
    database = await openDatabase({
      url: environment.databaseUrl,
      dataDir: environment.dataDir,
      role: "server",
      log: (line) => log.warn(line),
      lost: defects.outage,
    });
    const migrations = await migrate(database);
    if (migrations.length > 0) tell(`Database: ${migrations.length} migrations applied`);
    const demoLoaded = await loadDemoOnce(database, environment, tell);
    await transaction(database, (tx) => recomputeTrends(tx, new Date()));
    const opened = database;
    const brand = withClaims(site, await hasDemo(opened.prisma));
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
    const queue = createQueue({
      report: defects.reporter("a defect in a job or in the queue"),
      failed: defects.reporter("the queue did not start"),
      database,
      environment,
      publicUrl,
      log,
      objects,
      keys,
      brand,
      backedUp: (result) => countBackup(result),
      started: (jobs) => watchJobs(jobs.counts),
    });
    const facts = describeProcess(environment, { publicUrl, database: opened.kind, startedAt });
    const { app, close, leave, watchJobs, serveMetrics, countBackup } = await createApp(server, {
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
      contactEmail: environment.contactEmail ?? site.contact,
      brand,
      rateLimits: environment.rateLimits,
      log,
      defects,
      queue: queue.start,
      google: await openGoogle(environment, publicUrl, log),
      objects,
      system: () => ({ facts, jobs: queue.reports }),
      openPages,
      async ready() {
        if ((await pendingMigrations(opened)).length > 0) throw new StartError("Migrations are missing.");
      },
    });
    const logins = await firstAccounts(database, environment, {
      publicUrl,
      demoLoaded,
      isTerminal,
    });
    const metrics = await listenForMetrics(environment, serveMetrics);
    serve(app);
    // Pages do not wait for the queue, and are served even if its schema cannot be created.
    void queue.keepStarting();
    const closeAll = async () => {
      metrics?.close();
      await Promise.all([close(), queue.stop()]);
      await opened.close();
    };
    // In development a browser keeps a connection for reloads, and the next server is waited for.
    const timeout = environment.mode === "development" ? 1_000 : environment.shutdownSeconds * 1000;
    return { url: publicUrl, logins, stop: () => shutDown({ server, leave, close: closeAll, timeout }) };
  } catch (error) {
    server.close();
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

/** Seconds in which jobs under way end, batches are stored and connections closed. */
const closingSeconds = 10;

/** Runs the server as a program: prints the address, stops on Ctrl-C and SIGTERM, and reports a failure in one sentence. */
export async function run(): Promise<void> {
  try {
    const environment = readEnvironment();
    const log = createLog(environment);
    endOnDefect(log);
    const isTerminal = process.stdout.isTTY === true;
    const { url, logins, stop } = await main(environment, { isTerminal, log });
    // What hangs while it is closed, such as a connection to a database that is away, must not keep the process.
    const longest = (environment.shutdownSeconds + closingSeconds) * 1000;
    announce({ url, logins, isTerminal, log });
    let ending = false;
    const end = () => {
      // Ctrl-C may reach a process twice, by itself and through its parent.
      if (ending) return;
      ending = true;
      setTimeout(() => process.exit(1), longest).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    };
    process.on("SIGINT", end).on("SIGTERM", end);
  } catch (error) {
    const expected =
      error instanceof EnvironmentError ||
      error instanceof StartError ||
      error instanceof DatabaseError ||
      error instanceof BrandingError ||
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
