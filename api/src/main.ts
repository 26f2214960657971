import { existsSync, readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Logger, pino } from "pino";
import { isSecure } from "./auth/cookies.ts";
import { InvalidSecretError, openKeys } from "./auth/keys.ts";
import { DatabaseError } from "./database/client/errors.ts";
import { type Database, openDatabase } from "./database/client/open.ts";
import { transaction } from "./database/client/transaction.ts";
import { migrate, pendingMigrations } from "./database/migrate.ts";
import { recomputeTrends } from "./domain/counters/trends.ts";
import { createOriginOf } from "./engine/csrf.ts";
import { type Environment, EnvironmentError, readEnvironment } from "./environment.ts";
import { bindEarly } from "./http/bind-early.ts";
import { LoginFileError } from "./start/login-file.ts";
import { openObjects } from "./start/object-store.ts";

/** Why the server cannot start, in one sentence for the person who started it. */
class StartError extends Error {}

/**
 * Starts the server and resolves when it answers; `stop` ends it within a few seconds. `logins` has an administrator's password
 * only where it goes to a terminal.
 */
export async function main(
  environment: Environment,
  { isTerminal }: { isTerminal: boolean },
): Promise<{ url: string; logins: readonly string[]; stop(): Promise<void> }> {
  const startedAt = new Date();
  const log = pino({ level: environment.logLevel, base: null });
  const { server, serve } = bindEarly();
  const url = await listen(server, environment);
  const publicUrl = environment.publicUrl ?? url;
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
    });
    const migrations = await migrate(database);
    if (migrations.length > 0) console.log(`Database: ${migrations.length} migrations applied`);
    const demoLoaded = await loadDemoOnce(database, environment);
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
      database,
      environment,
      publicUrl,
      log,
      objects,
      keys,
      siteName: () => siteName(),
      backedUp: (result) => countBackup(result),
      started: (jobs) => watchJobs(jobs.counts),
    });
    const facts = describeProcess(environment, { publicUrl, database: opened.kind, startedAt });
    const { app, close, watchJobs, countBackup } = await createApp(server, {
      development: environment.mode === "development",
      database,
      sessions: createSessions(opened.prisma, { secure: isSecure(publicUrl) }),
      keys,
      known: persistedDocuments(readPersistedDocuments, { isLive: environment.mode === "development" }),
      publicUrl,
      originOf: createOriginOf(environment.publicUrl),
      trustProxy: environment.trustProxy,
      rateLimits: environment.rateLimits,
      log,
      queue: queue.start,
      google: await openGoogle(environment, publicUrl, log),
      objects,
      system: () => ({ facts, jobs: queue.reports }),
      async openPages(options) {
        const pages = await openPages(options);
        siteName = async () => (await pages.site()).name;
        return pages;
      },
      async ready() {
        if ((await pendingMigrations(opened)).length > 0) throw new StartError("Migrations are missing.");
      },
    });
    const logins = await firstAccounts(database, environment, {
      publicUrl,
      demoLoaded,
      isTerminal,
    });
    serve(app);
    // Pages do not wait for the queue, and are served even if its schema cannot be created.
    queue.start().catch((error: unknown) => log.error({ err: error }, "the queue did not start"));
    const closeAll = async () => {
      await Promise.all([close(), queue.stop()]);
    };
    return { url: publicUrl, logins, stop: () => stop(server, closeAll, opened) };
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
async function loadDemoOnce(database: Database, { demo }: Environment): Promise<boolean> {
  if (demo === "off" || (await database.prisma.category.count({ take: 1 })) > 0) return false;
  console.log("The database is empty.");
  const [{ loadBundled }, { NotEmptyError }] = await Promise.all([
    import("./import/demo/bundled.ts"),
    import("./import/demo/full.ts"),
  ]);
  try {
    await loadBundled(database, demo === "full" ? "full" : "small", console.log);
    return true;
  } catch (error) {
    // Another process that started at the same time was first.
    if (!(error instanceof NotEmptyError)) throw error;
    return false;
  }
}

function listen(server: Server, { host, port }: Environment): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === "EADDRINUSE"
          ? `Port ${port} is in use. Stop the other program, or choose another port with PORT=${port + 1} npm start.`
          : error.code === "EACCES"
            ? `Port ${port} requires elevated permissions. Choose a port above 1023 with PORT=3000 npm start.`
            : `Cannot listen on ${host}:${port} (${error.code ?? error.message}). Check HOST and PORT.`;
      reject(new StartError(reason));
    });
    server.listen(port, host, () => {
      const { port: actual } = server.address() as AddressInfo;
      const shown = host === "0.0.0.0" || host === "127.0.0.1" || host === "::" ? "localhost" : host;
      resolve(`http://${shown}:${actual}`);
    });
  });
}

async function stop(server: Server, closeApp: () => Promise<void>, database: Database): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  // Answers under way get a moment; connections that stay open after it are ended.
  setTimeout(() => server.closeAllConnections(), 2_000).unref();
  await closed;
  await closeApp();
  await database.close();
}

/** Runs the server as a program: prints the address, stops on Ctrl-C and SIGTERM, and reports a failure in one sentence. */
export async function run(): Promise<void> {
  try {
    const environment = readEnvironment();
    const { url, logins, stop } = await main(environment, { isTerminal: process.stdout.isTTY === true });
    console.log(
      `\n  Assay is ready at ${url}\n  GraphQL explorer: ${url}/graphql   REST: ${url}/api/openapi.json\n`,
    );
    if (logins.length > 0)
      console.log(
        `  Sign in at ${url}/signin (shown only once; npm run admin -- EMAIL creates another administrator):\n${logins.map((line) => `    ${line}\n`).join("")}`,
      );
    let ending = false;
    const end = () => {
      // Ctrl-C may reach a process twice, by itself and through its parent.
      if (!ending) void stop().then(() => process.exit(0));
      ending = true;
    };
    process.on("SIGINT", end).on("SIGTERM", end);
  } catch (error) {
    const expected =
      error instanceof EnvironmentError ||
      error instanceof StartError ||
      error instanceof DatabaseError ||
      error instanceof LoginFileError ||
      error instanceof InvalidSecretError;
    console.error(expected ? error.message : error);
    process.exitCode = 1;
  }
}

if (import.meta.main) await run();
