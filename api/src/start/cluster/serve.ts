import { bindEarly } from "../../http/bind-early.ts";
import { createDefectLog } from "../../http/defects.ts";
import { createProbes, type Probes } from "../../http/probes.ts";
import { registry } from "../../metrics/registry.ts";
import { endOnDefect } from "../announce.ts";
import { startFailure } from "../failure.ts";
import { listen } from "../listen.ts";
import { createLog } from "../log.ts";
import { openServerDatabase } from "../prepare.ts";
import { shutDown } from "../shutdown.ts";
import { openSite } from "../site.ts";
import type { Assignment, FromWorker, ToWorker } from "./messages.ts";

/** Sends a message to the primary and calls `sent` when it has left. */
type Send = (message: FromWorker, sent?: () => void) => void;

/** Opens what a worker serves and tells the primary that it is ready, or why it cannot start, after which the process ends. */
export async function openWorker(assignment: Assignment, send: Send) {
  const { slot, environment, branding, publicUrl, startedAt } = assignment;
  const log = createLog({ ...environment, worker: slot });
  endOnDefect(log);
  const refuse = (error: unknown) => {
    const message = startFailure(error);
    if (message === undefined) log.fatal({ err: error }, "an error while a worker started");
    send({ kind: "refused", message: message ?? "A worker did not start: see the log." }, () =>
      process.exit(1),
    );
    return new Promise<never>(() => {});
  };
  const defects = createDefectLog(log);
  const reportMetrics = defects.reporter("a defect in the metrics");
  const { count, connections } = environment.workers;
  const { server, serve } = bindEarly(branding.name);
  const probes = probesOfAll((isLeaving) => send({ kind: "probed", isLeaving }));
  const metrics = metricsOfAll(send);
  const share = Math.floor(connections / count);
  const site = await openServerDatabase(environment, share, { log, defects })
    .then((database) =>
      openSite(server, {
        environment,
        branding,
        database,
        log,
        defects,
        publicUrl,
        startedAt,
        probes,
        isWorking: slot === 1,
        metrics: metrics.text,
      }),
    )
    .catch(refuse);
  serve(site.listener);
  send({ kind: "ready" });
  return {
    /** Closes everything once the requests in progress have ended, after `timeout` milliseconds at most. */
    stop: (timeout: number) => shutDown({ server, leave: async () => {}, close: site.close, timeout }),
    async handle(message: ToWorker): Promise<void> {
      if (message.kind === "leave") void probes.leave();
      else if (message.kind === "metrics") metrics.received(message);
      else if (message.kind === "collect")
        await registry
          .getMetricsAsJSON()
          .then(
            (collected) => send({ kind: "collected", id: message.id, metrics: collected }),
            reportMetrics,
          );
      else if (message.kind === "listen") {
        await listen(server, environment).catch(refuse);
        send({ kind: "listening" });
        void site.queue.keepStarting();
      }
    },
  };
}

/** The primary counts the probes: each worker receives only a part of them. */
function probesOfAll(tell: (isLeaving: boolean) => void): Probes {
  const probes = createProbes();
  return {
    get isLeaving() {
      return probes.isLeaving;
    },
    leaving: probes.leaving,
    leave: probes.leave,
    seen: () => tell(probes.isLeaving),
  };
}

/** The metrics of all workers, which the primary collects. */
function metricsOfAll(send: Send) {
  let id = 0;
  const asked = new Map<number, (text: string) => void>();
  return {
    text: () =>
      new Promise<string>((resolve) => {
        asked.set(++id, resolve);
        send({ kind: "metrics", id });
      }),
    received(message: { id: number; text: string }) {
      asked.get(message.id)?.(message.text);
      asked.delete(message.id);
    },
  };
}
