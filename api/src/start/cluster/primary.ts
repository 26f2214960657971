import cluster from "node:cluster";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import { openKeys } from "../../auth/keys.ts";
import type { Database } from "../../database/client/open.ts";
import { productVersion } from "../../database/compatibility.ts";
import type { Environment } from "../../environment.ts";
import { bindEarly } from "../../http/bind-early.ts";
import { createDefectLog } from "../../http/defects.ts";
import { answerMetrics } from "../../http/metrics-access.ts";
import { createProbes } from "../../http/probes.ts";
import { inTime } from "../../limits/in-time.ts";
import type { RunningServer } from "../../main.ts";
import { watchReadiness } from "../../metrics/http.ts";
import { registry } from "../../metrics/registry.ts";
import { countWorkerFailure, watchWorkers } from "../../metrics/workers.ts";
import { openBranding } from "../branding.ts";
import { firstAccounts } from "../first-accounts.ts";
import { closeServer, listen, listenForMetrics, StartError } from "../listen.ts";
import { prepare } from "../prepare.ts";
import type { Assignment, FromWorker, ToWorker } from "./messages.ts";
import { ClusterMetrics } from "./metrics.ts";
import { Supervisor, type WorkerEvents, type WorkerProcess } from "./supervisor.ts";

/**
 * Starts the server as a primary with its workers, and resolves when all workers respond. The primary prepares the database, keeps the
 * workers running and sums their metrics; the workers handle requests, and the first one also runs the jobs.
 */
export async function startCluster(
  environment: Environment,
  { isTerminal, log, closing }: { isTerminal: boolean; log: Logger; closing: number },
): Promise<RunningServer> {
  const startedAt = new Date();
  const printLine = (line: string) => (isTerminal ? console.log(line) : log.info(line));
  // Answers probes during the start, and finds a taken port before any work is done.
  const branding = openBranding(environment, log);
  const { server: early } = bindEarly(branding.name);
  const url = await listen(early, environment);
  const { port } = early.address() as AddressInfo;
  const publicUrl = environment.publicUrl ?? url;
  const defects = createDefectLog(log);
  const probes = createProbes();
  const supervisor: Supervisor = new Supervisor({
    count: environment.workers.count,
    fork: (slot, events) =>
      fork(
        {
          slot,
          version: productVersion,
          environment: { ...environment, port },
          branding,
          publicUrl,
          startedAt,
        },
        events,
      ),
    log,
    received(worker, message) {
      // A probe that the worker answered before it knew that it is leaving does not count.
      if (message.kind === "probed") (message.isLeaving || !probes.isLeaving) && probes.seen();
      else if (message.kind === "collected") metrics.collected(worker, message);
      else if (message.kind === "metrics")
        void text().then((all) => worker.process.send({ kind: "metrics", id: message.id, text: all }));
    },
    ended(worker, isUnexpected) {
      metrics.ended(worker);
      if (isUnexpected) countWorkerFailure();
    },
  });
  watchWorkers(() => supervisor.listening);
  // Each worker reports its own readiness; the primary is ready as soon as one of them accepts requests.
  watchReadiness(async () => supervisor.listening > 0);
  const metrics = new ClusterMetrics(() => supervisor.workers, registry);
  const reportMetrics = defects.reporter("a defect in the metrics");
  const text = () => metrics.text().catch((error: unknown) => `# ${reportMetrics(error) ?? "A defect."}\n`);
  // However this process ends, no worker survives, not even a stopped one.
  process.on("exit", () => supervisor.kill());
  let metricsServer: Awaited<ReturnType<typeof listenForMetrics>>;
  let database: Database | undefined;
  try {
    metricsServer = await listenForMetrics(environment, branding.name);
    metricsServer?.serve(answerMetrics(text));
    const prepared = await prepare(environment, { log, defects, printLine });
    database = prepared.database;
    // If no secret is set, all workers use the one that this call creates.
    await openKeys(environment);
    await supervisor.start();
    // After everything that may fail: if the start failed afterwards, the new passwords would be lost.
    const { demoLoaded } = prepared;
    const logins = await firstAccounts(database, environment, { publicUrl, demoLoaded, isTerminal });
    await database.close();
    await closeServer(early);
    await supervisor.listen();
    printLine(
      `${environment.workers.count} workers share ${environment.workers.connections} database connections`,
    );
    const stop = async () => {
      const end = Date.now() + environment.shutdownSeconds * 1000;
      supervisor.leave();
      await inTime(probes.leave(), (end - Date.now()) / 2, () => {});
      const killed = await supervisor.stop({
        timeout: Math.max(0, end - Date.now()),
        closing: closing - timeToTell,
      });
      await closeServer(metricsServer?.server);
      if (killed > 0) throw new StartError(`${killed} workers did not end in time and were killed.`);
    };
    return { url: publicUrl, logins, stop };
  } catch (error) {
    supervisor.kill();
    await Promise.all([closeServer(early), closeServer(metricsServer?.server)]);
    await database?.close();
    throw error;
  }
}

/** Workers are killed this many milliseconds before this process would end by itself, so that it can log that. */
const timeToTell = 1_000;

/** Starts the process of a worker. */
function fork(assignment: Assignment, events: WorkerEvents): WorkerProcess {
  cluster.setupPrimary({
    exec: fileURLToPath(new URL("./worker.ts", import.meta.url)),
    args: [],
    // The advanced serialization, because settings contain binary values.
    serialization: "advanced",
  });
  const worker = cluster.fork();
  const { process: child } = worker;
  let hasEnded = false;
  const end = (how: string) => {
    if (hasEnded) return;
    hasEnded = true;
    events.ended(how);
  };
  const send = (message: ToWorker) => {
    if (worker.isConnected()) worker.send(message, () => {});
  };
  worker.on("message", (message: FromWorker) => events.received(message));
  child.once("exit", (code, signal) => end(signal ?? `exit code ${code}`));
  // A process that could not be created emits no exit event.
  worker.on("error", (error) => child.pid === undefined && end(error.message));
  send({ kind: "begin", ...assignment });
  // By the child's own handle: a process id may be missing, or belong to another process by now.
  return { send, kill: () => void child.kill("SIGKILL") };
}
