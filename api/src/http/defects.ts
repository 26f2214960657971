import type { Logger } from "pino";
import { isOutage } from "../domain/errors.ts";
import type { ReportDefect } from "../graphql/errors.ts";
import { currentRequestId } from "./request-id.ts";

/** Milliseconds in which an outage of the database is logged once. */
const outageInterval = 1_000;

/** The log of unexpected errors, for everything that runs in this process. */
export interface DefectLog {
  /**
   * A function that logs an error with its stack and these words, and returns the id of the request; while the database is away, it
   * logs one line a second for all of them.
   */
  reporter(words: string): ReportDefect;
  /** Logs that the database is away, or a connection to it was lost; one line a second at most. */
  outage(error: unknown): void;
}

/** Opens the log of unexpected errors. */
export function createDefectLog(log: Pick<Logger, "error">, now: () => number = Date.now): DefectLog {
  let last = Number.NEGATIVE_INFINITY;
  let unlogged = 0;
  const outage = (error: unknown) => {
    if (now() - last < outageInterval) {
      unlogged++;
      return;
    }
    const { message } = error as { message?: unknown };
    const reason = String(message ?? error)
      .split("\n")
      .at(-1);
    log.error({ reason, ...(unlogged > 0 && { unlogged }) }, "the database is away");
    last = now();
    unlogged = 0;
  };
  return {
    outage,
    reporter: (words) => (error) => {
      if (isOutage(error)) outage(error);
      else log.error({ err: error }, words);
      return currentRequestId();
    },
  };
}
