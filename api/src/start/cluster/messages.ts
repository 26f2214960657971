import type { Registry } from "prom-client";
import type { ServerBranding } from "../../branding/read.ts";
import type { Environment } from "../../environment.ts";

/** All metrics of one process, as prom-client aggregates them. */
export type Snapshot = Awaited<ReturnType<Registry["getMetricsAsJSON"]>>;

/** What a worker needs to begin. The settings are read once, by the primary: files of secrets may have changed since. */
export interface Assignment {
  slot: number;
  /** Of the program that the primary runs; the files on disk may belong to another version by now. */
  version: string;
  environment: Environment;
  branding: ServerBranding;
  publicUrl: string;
  startedAt: Date;
}

/** Messages of the primary to a worker. */
export type ToWorker =
  | ({ kind: "begin" } & Assignment)
  /** Start accepting requests: everything else is ready. */
  | { kind: "listen" }
  /** Report not ready from now on. */
  | { kind: "leave" }
  /** End; `timeout` is in milliseconds, for the requests under way. */
  | { kind: "stop"; timeout: number }
  | { kind: "collect"; id: number }
  | { kind: "metrics"; id: number; text: string };

/** Messages of a worker to the primary. */
export type FromWorker =
  | { kind: "alive" }
  /** The worker is ready to accept requests and waits for "listen". */
  | { kind: "ready" }
  | { kind: "listening" }
  /** It cannot start; the message gives the reason. */
  | { kind: "refused"; message: string }
  /** A load balancer asked whether it is ready; `isLeaving` if the answer was that it is leaving. */
  | { kind: "probed"; isLeaving: boolean }
  | { kind: "collected"; id: number; metrics: Snapshot }
  | { kind: "metrics"; id: number };

/** Milliseconds between two heartbeats of a worker. */
export const aliveInterval = 5_000;
