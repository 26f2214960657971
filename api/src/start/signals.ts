import { startFailure } from "./failure.ts";

interface Signals {
  /** Ends the server once its requests have ended. */
  stop(): Promise<void>;
  /** Milliseconds after which the process ends whatever is still open. */
  longest: number;
}

/** Ctrl-C and a signal to a group reach a process twice, by itself and through its parent; this many milliseconds apart at most. */
const echo = 1_000;

/** Stops the server on SIGINT and SIGTERM and ends the process; a second SIGTERM, a second later or more, ends it at once. */
export function endOnSignals({ stop, longest }: Signals, now: () => number = Date.now): void {
  let endingSince: number | undefined;
  const end = (signal: NodeJS.Signals) => {
    if (endingSince !== undefined) {
      if (signal === "SIGTERM" && now() - endingSince >= echo) process.exit(1);
      return;
    }
    endingSince = now();
    setTimeout(() => process.exit(1), longest).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(startFailure(error) ?? error);
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", end).on("SIGTERM", end);
}
