import { startFailure } from "./failure.ts";

/** A server that answers, and how it is ended. */
interface Running {
  /** Ends the server once its requests have ended. */
  stop(): Promise<void>;
  /** Milliseconds after which the process ends whatever is still open. */
  longest: number;
}

/** Ctrl-C and a signal to a group reach a process twice, by itself and through its parent; this many milliseconds apart at most. */
const echo = 1_000;

/**
 * Ends the process on SIGTERM and Ctrl-C; without a handler process 1 of a container would ignore them. While the server starts they end
 * it at once with code 0: nothing was promised to anybody, and the database undoes what is half done. The returned function is called
 * when the server answers: from then on it is stopped first, and a second SIGTERM, a second later or more, ends it at once.
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
