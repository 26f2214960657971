import { startFailure } from "./failure.ts";

/** A running server, and how to end it. */
interface Running {
  /** Ends the server once its requests have ended. */
  stop(): Promise<void>;
  /** Milliseconds after which the process ends even if something is still open. */
  longest: number;
}

/** Ctrl-C and a signal to a process group reach a process twice, directly and through its parent, at most this many milliseconds apart. */
const echo = 1_000;

/**
 * Ends the process on SIGTERM and Ctrl-C; without a handler process 1 of a container would ignore them. During the start they end
 * it at once with code 0: no request was accepted, and the database rolls back unfinished work. The returned function is called
 * when the server accepts requests: from then on it is stopped first, and a second SIGTERM, a second later or more, ends it at once.
 */
export function endOnSignals(now: () => number = Date.now): (running: Running) => void {
  let running: Running | undefined;
  let endingSince: number | undefined;
  const end = (signal: NodeJS.Signals) => {
    if (endingSince !== undefined) {
      if (signal === "SIGTERM" && now() - endingSince >= echo) process.exit(1);
      return;
    }
    endingSince = now();
    if (!running) return process.exit(0);
    setTimeout(() => process.exit(1), running.longest).unref();
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(startFailure(error) ?? error);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", end).on("SIGTERM", end);
  return (started) => {
    running = started;
  };
}
