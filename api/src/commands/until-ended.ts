import { BackupError } from "../backup/errors.ts";

const signals = ["SIGINT", "SIGTERM"] as const;

/** Does work whose signal is aborted, with an error that says so, when the process is told to end; told again it ends at once. */
export function untilEnded<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const ended = new AbortController();
  const end = () => ended.abort(new BackupError("Ended by a signal: nothing of the backup is left."));
  // Not taken back: a signal that comes when the work is done must not make a failure of it.
  for (const signal of signals) process.once(signal, end);
  return work(ended.signal);
}
