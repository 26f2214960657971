import type { Logger } from "pino";
import { Restarts } from "../../database/embedded/restarts.ts";
import { StartError } from "../listen.ts";
import { aliveInterval, type FromWorker, type ToWorker } from "./messages.ts";

/** The part of a child process that a supervisor uses. */
export interface WorkerProcess {
  /** Sends a message; a process that has ended does not get it. */
  send(message: ToWorker): void;
  /** Kills this process, and nothing if it has ended or never began. */
  kill(): void;
}

/** What happens to a worker. */
export interface WorkerEvents {
  received(message: FromWorker): void;
  /** The process ended, or could not start; `how` gives the reason in a few words. */
  ended(how: string): void;
}

/** One process in its slot; its replacement is another worker. */
export interface Worker {
  readonly slot: number;
  readonly process: WorkerProcess;
}

export interface SupervisorOptions {
  count: number;
  /** Starts a process for a slot, 1 and up, which calls `events` from the next turn of the event loop on. Throws if that is impossible. */
  fork(slot: number, events: WorkerEvents): WorkerProcess;
  log: Pick<Logger, "error" | "warn">;
  /** Called with the messages that are not about starting. */
  received(worker: Worker, message: FromWorker): void;
  /** Called when a worker has ended; `isUnexpected` unless it was told to. */
  ended(worker: Worker, isUnexpected: boolean): void;
}

/** Heartbeats that a worker may miss: half a minute, as rendering and garbage collection block for a few seconds at most. */
const maxMissed = 6;
/** The same during its start: on a busy machine loading the program blocks for long. */
const maxMissedAtStart = 36;
/** Milliseconds before a worker that did not start is started again; doubled each time, up to a minute. */
const retryDelay = 1_000;
const maxRetryDelay = 60_000;

/** Stands in for the process of a worker that could not be created. */
const noProcess: WorkerProcess = { send() {}, kill() {} };

type State = "starting" | "ready" | "listening";
interface Supervised extends Worker {
  state: State;
  missed: number;
  refusal: string | undefined;
  process: WorkerProcess;
}

/** Keeps a number of workers running: replaces those that end, and those that do not respond. */
export class Supervisor {
  readonly #options: SupervisorOptions;
  readonly #workers = new Map<number, Supervised>();
  readonly #restarts = new Map<number, Restarts>();
  readonly #failures = new Map<number, number>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #ready = Promise.withResolvers<void>();
  readonly #listening = Promise.withResolvers<void>();
  #phase: "starting" | "ready" | "listening" | "stopping" = "starting";
  #isLeaving = false;
  #checks: NodeJS.Timeout | undefined;
  #allEnded = () => {};

  constructor(options: SupervisorOptions) {
    this.#options = options;
    for (const { promise } of [this.#ready, this.#listening]) promise.catch(() => {});
  }

  /** The current workers, in any state. */
  get workers(): readonly Worker[] {
    return [...this.#workers.values()];
  }

  /** Number of workers that accept requests. */
  get listening(): number {
    return [...this.#workers.values()].filter(({ state }) => state === "listening").length;
  }

  /** Starts all workers; resolves when each is ready to accept requests. Throws StartError if one of them cannot start. */
  async start(): Promise<void> {
    this.#checks = setInterval(() => this.#check(), aliveInterval);
    for (let slot = 1; slot <= this.#options.count; slot++) this.#fork(slot);
    await this.#ready.promise;
    this.#phase = "ready";
  }

  /** Lets the workers accept requests, now and their replacements later; resolves when all do. Throws StartError. */
  async listen(): Promise<void> {
    this.#phase = "listening";
    for (const worker of this.#workers.values())
      if (worker.state === "ready") worker.process.send({ kind: "listen" });
    await this.#listening.promise;
  }

  /** Makes all workers report not ready, also their replacements. */
  leave(): void {
    this.#isLeaving = true;
    this.#broadcast({ kind: "leave" });
  }

  /**
   * Ends all workers: their requests have `timeout` milliseconds, closing has `closing` more, then the remaining ones are killed.
   * Resolves with the number of those killed.
   */
  async stop({ timeout, closing }: { timeout: number; closing: number }): Promise<number> {
    this.#cease();
    if (this.#workers.size === 0) return 0;
    let killed = 0;
    const allEnded = new Promise<void>((resolve) => {
      this.#allEnded = resolve;
    });
    const timer = setTimeout(() => {
      killed = this.#workers.size;
      this.kill();
    }, timeout + closing);
    this.#broadcast({ kind: "stop", timeout });
    await allEnded;
    clearTimeout(timer);
    return killed;
  }

  /** Kills all workers at once. */
  kill(): void {
    this.#cease();
    for (const { process } of this.#workers.values()) process.kill();
  }

  #broadcast(message: ToWorker): void {
    for (const { process } of this.#workers.values()) process.send(message);
  }

  #cease(): void {
    this.#phase = "stopping";
    clearInterval(this.#checks);
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #fork(slot: number): void {
    const worker: Supervised = {
      slot,
      state: "starting",
      missed: 0,
      refusal: undefined,
      process: noProcess,
    };
    this.#workers.set(slot, worker);
    const ended = (how: string) => this.#ended(worker, how);
    try {
      worker.process = this.#options.fork(slot, {
        received: (message) => this.#received(worker, message),
        ended,
      });
    } catch (error) {
      // Without memory, for example. The other workers continue.
      queueMicrotask(() => ended(error instanceof Error ? error.message : String(error)));
    }
  }

  #received(worker: Supervised, message: FromWorker): void {
    // Messages that a process sent before its end may arrive after its exit event.
    if (this.#workers.get(worker.slot) !== worker) return;
    worker.missed = 0;
    if (message.kind === "refused") worker.refusal = message.message;
    else if (message.kind === "ready") {
      worker.state = "ready";
      if (this.#isLeaving) worker.process.send({ kind: "leave" });
      if (this.#phase === "listening") worker.process.send({ kind: "listen" });
      if (this.#all("ready")) this.#ready.resolve();
    } else if (message.kind === "listening") {
      worker.state = "listening";
      this.#failures.delete(worker.slot);
      if (this.#all("listening")) this.#listening.resolve();
    } else if (message.kind !== "alive") this.#options.received(worker, message);
  }

  #all(state: State): boolean {
    const { count } = this.#options;
    return (
      this.#workers.size === count &&
      [...this.#workers.values()].every((worker) => worker.state === state || worker.state === "listening")
    );
  }

  #ended(worker: Supervised, how: string): void {
    if (this.#workers.get(worker.slot) !== worker) return;
    this.#workers.delete(worker.slot);
    const isUnexpected = this.#phase !== "stopping";
    this.#options.ended(worker, isUnexpected);
    if (this.#workers.size === 0) this.#allEnded();
    if (!isUnexpected) return;
    const failure = new StartError(worker.refusal ?? `A worker ended while it started (${how}).`);
    if (this.#phase === "starting") this.#ready.reject(failure);
    else this.#replace(worker, how);
    // Has no effect once all workers have listened.
    if (worker.refusal !== undefined) this.#listening.reject(failure);
  }

  #replace({ slot, state, refusal }: Supervised, how: string): void {
    const delay = state === "listening" ? this.#nextRestart(slot) : this.#nextRetry(slot);
    const entry = { worker: slot, reason: refusal ?? how, seconds: Math.ceil(delay / 1000) };
    this.#options.log.error(
      entry,
      state === "listening" ? "a worker ended and is replaced" : "a worker did not start and is tried again",
    );
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#fork(slot);
    }, delay);
    this.#timers.add(timer);
  }

  #nextRestart(slot: number): number {
    const restarts = this.#restarts.get(slot) ?? new Restarts();
    this.#restarts.set(slot, restarts);
    return restarts.next(Date.now());
  }

  #nextRetry(slot: number): number {
    const failures = this.#failures.get(slot) ?? 0;
    this.#failures.set(slot, failures + 1);
    return Math.min(retryDelay * 2 ** failures, maxRetryDelay);
  }

  /** Counts checks instead of seconds: after a pause of the whole machine only one check was missed, not a minute's worth. */
  #check(): void {
    for (const worker of this.#workers.values()) {
      if (++worker.missed < (worker.state === "starting" ? maxMissedAtStart : maxMissed)) continue;
      worker.missed = 0;
      this.#options.log.error({ worker: worker.slot }, "a worker does not respond and is killed");
      worker.process.kill();
    }
  }
}
