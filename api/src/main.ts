import { flushCompileCache } from "node:module";
import type { Logger } from "pino";
import type { Database } from "./database/client/open.ts";
import { type Environment, readEnvironment } from "./environment.ts";
import { bindEarly } from "./http/bind-early.ts";
import { createDefectLog } from "./http/defects.ts";
import { serveMetrics } from "./http/metrics.ts";
import { createProbes } from "./http/probes.ts";
import { announce, endOnDefect } from "./start/announce.ts";
import { openBranding } from "./start/branding.ts";
import { startFailure } from "./start/failure.ts";
import { closeServer, listen, listenForMetrics } from "./start/listen.ts";
import { createLog } from "./start/log.ts";
import { prepare } from "./start/prepare.ts";
import { shutDown } from "./start/shutdown.ts";
import { endOnSignals } from "./start/signals.ts";
import type { Site } from "./start/site.ts";

/** A server that answers: one process, or a primary with its workers. */
export interface RunningServer {
  url: string;
  /** How to sign in, if accounts were made; with an administrator's password only where it goes to a terminal. */
  logins: readonly string[];
  /** Ends the server once its requests have ended. */
  stop(): Promise<void>;
}

/** Starts the server in this process and resolves when it answers. */
export async function main(
  environment: Environment,
  { isTerminal, log }: { isTerminal: boolean; log: Logger },
): Promise<RunningServer> {
  const startedAt = new Date();
  const printLine = (line: string) => (isTerminal ? console.log(line) : log.info(line));
  const defects = createDefectLog(log);
  const branding = openBranding(environment, log);
  const { server, serve } = bindEarly(branding.name);
  const url = await listen(server, environment);
  const publicUrl = environment.publicUrl ?? url;
  const probes = createProbes();
  let database: Database | undefined;
  let site: Site | undefined;
  let metrics: Awaited<ReturnType<typeof listenForMetrics>>;
  // Loaded while the database opens, which is another process's work.
  const loading = Promise.all([
    import("./start/first-accounts.ts"),
    import("./start/site.ts"),
    environment.mode === "development" || import("./http/pages.ts").then(({ loadPages }) => loadPages()),
  ]);
  // Awaited once the database is open; until then its failure is nobody's.
  loading.catch(() => {});
  try {
    // Before the accounts are made: a start that fails after them would lose their passwords.
    metrics = await listenForMetrics(environment, branding.name);
    const prepared = await prepare(environment, { log, defects, printLine });
    database = prepared.database;
    const [{ firstAccounts }, { openSite }] = await loading;
    const opened = await openSite(server, {
      environment,
      branding,
      database,
      log,
      defects,
      publicUrl,
      startedAt,
      probes,
    });
    site = opened;
    const logins = await firstAccounts(database, environment, {
      publicUrl,
      demoLoaded: prepared.demoLoaded,
      isTerminal,
    });
    metrics?.serve(serveMetrics);
    serve(opened.listener);
    // Pages do not wait for the queue, and are served even if its schema cannot be created.
    void opened.queue.keepStarting();
    const close = async () => {
      metrics?.server.close();
      await opened.close();
    };
    // In development a browser keeps a connection for reloads, and the next server is waited for.
    const timeout = environment.mode === "development" ? 1_000 : environment.shutdownSeconds * 1000;
    const stop = () => shutDown({ server, leave: probes.leave, close, timeout });
    return { url: publicUrl, logins, stop };
  } catch (error) {
    // Also the connections of probes, which would keep the process.
    await Promise.all([closeServer(server), closeServer(metrics?.server)]);
    await (site ? site.close() : database?.close());
    throw error;
  }
}

/** Seconds in which jobs under way end, batches are stored and connections closed. */
const closingSeconds = 10;

/** Runs the server as a program: prints the address, ends on Ctrl-C and SIGTERM, also while it starts, and reports a failure in one sentence. */
export async function run(): Promise<void> {
  const stopOnSignals = endOnSignals();
  try {
    const environment = readEnvironment();
    const log = createLog(environment);
    endOnDefect(log);
    for (const warning of environment.warnings) log.warn(warning);
    const isTerminal = process.stdout.isTTY === true;
    const start = environment.workers.count === 1 ? main : await clusterMain();
    const closing = closingSeconds * 1000;
    const { url, logins, stop } = await start(environment, { isTerminal, log, closing });
    announce({ url, logins, isTerminal, log });
    // Where NODE_COMPILE_CACHE is set: a process that is killed would leave nothing for the next start.
    flushCompileCache();
    // What hangs while it is closed, such as a connection to a database that is away, must not keep the process.
    stopOnSignals({ stop, longest: environment.shutdownSeconds * 1000 + closing });
  } catch (error) {
    console.error(startFailure(error) ?? error);
    process.exitCode = 1;
  }
}

/** Loaded where there are several workers only. */
const clusterMain = async () => (await import("./start/cluster/primary.ts")).startCluster;

if (import.meta.main) await run();
