import { useEffect, useRef, useState } from "react";
import type { MutationParameters } from "relay-runtime";
import { isSessionLost } from "~/components/use-mutation-error";
import type { Outcome } from "~/relay/mutate";
import { formatCount } from "~/ui/count";
import { useToast } from "~/ui/Toast";
import { useSessionLost } from "./use-admin-error";
import { useReload } from "./use-reload";
import type { Selectable } from "./use-selection";

/** The result of changing a row: the current row, or the reason why nothing was changed. */
export type ChangeResult<T> =
  | { readonly done: T }
  | { readonly problem: string; readonly isLost?: boolean; readonly isNetworkError?: boolean };

/** A kind of change that applies to one row or to many. */
export interface Change<T extends Selectable> {
  /** Shown while it runs: "Suspending". */
  readonly busy: string;
  /** The title of the toast afterwards, by the number of rows: "User suspended". */
  successTitle(count: number, made: readonly T[]): string;
  /** The text of that toast, where the name of the row does not say enough. */
  successText?(made: readonly T[]): string | undefined;
  /** The title of the toast where it failed: "User User Not Suspended". */
  readonly failureTitle: string;
  /** True of a row that needs no change: it is left out, so that undo touches nothing else. */
  isNoop?(row: T): boolean;
  run(row: T): Promise<ChangeResult<T>>;
  /** Retries after another user changed the row. Defaults to `run`. */
  retry?(row: T): Promise<ChangeResult<T>>;
  /** Undoes the change. Omitted if that is impossible. */
  undo?(row: T): Promise<ChangeResult<T>>;
}

/** A row that could not be changed, and why. */
export interface Refusal<T> {
  readonly row: T;
  readonly problem: string;
}

/** The outcome for several rows. Rows in neither list were skipped: stopped, or no change needed. */
export interface Applied<T> {
  /** As they are now. */
  readonly made: readonly T[];
  readonly refusals: readonly Refusal<T>[];
  /** True if the session ended; the browser goes to the sign-in page. */
  readonly isLost: boolean;
}

/** Runs changes on the rows of a list. */
export interface Changes<T extends Selectable> {
  /** Applies a change to these rows, after any change that is still running. */
  apply(change: Change<T>, rows: readonly T[]): Promise<Applied<T>>;
  /** The running change and its progress. */
  readonly running: {
    readonly busy: string;
    readonly count: number;
    readonly total: number;
    readonly stop: () => void;
  } | null;
  /** The rows that the last bulk change failed for. */
  readonly report: { readonly change: Change<T>; readonly refusals: readonly Refusal<T>[] } | null;
  closeReport(): void;
}

/** Requests in flight at once for one change. */
const concurrency = 4;

/**
 * Applies changes with one request per row, so that each succeeds or fails by itself. Reports the outcome in a toast with undo,
 * also by Ctrl+Z, and reloads the list.
 */
export function useChanges<T extends Selectable>(): Changes<T> {
  const [running, setRunning] = useState<Changes<T>["running"]>(null);
  const [report, setReport] = useState<Changes<T>["report"]>(null);
  /** The running change and those queued behind it. */
  const last = useRef<Promise<unknown> | null>(null);
  const lastUndo = useUndoShortcut();
  const toast = useToast();
  const sessionLost = useSessionLost();
  const reload = useReload();

  const make = async (change: Change<T>, given: readonly T[]): Promise<Applied<T>> => {
    const made: T[] = [];
    const refusals: Refusal<T>[] = [];
    const rows = given.filter((row) => !change.isNoop?.(row));
    if (rows.length === 0) {
      toast({ title: "Nothing to change", description: "Everything you selected is in that state already." });
      return { made, refusals, isLost: false };
    }
    let next = 0;
    let isStopped = false;
    let isLost = false;
    let isAnswered = false;
    const stop = () => {
      isStopped = true;
    };
    const tellProgress = () =>
      rows.length > 1 &&
      setRunning({ busy: change.busy, count: made.length + refusals.length, total: rows.length, stop });
    const worker = async () => {
      for (let row = rows[next++]; row && !isStopped; row = rows[next++]) {
        const result = await change.run(row);
        isAnswered ||= "done" in result || !result.isNetworkError;
        if ("done" in result) made.push(result.done);
        else if (result.isLost) isLost = isStopped = true;
        else refusals.push({ row, problem: result.problem });
        tellProgress();
      }
    };
    tellProgress();
    await Promise.all(Array.from({ length: Math.min(concurrency, rows.length) }, worker));
    setRunning(null);
    if (isLost) {
      sessionLost(
        made.length > 0 ? `${change.successTitle(made.length, made)}, of ${rows.length}.` : undefined,
      );
      return { made, refusals, isLost };
    }
    // Without a response reloading would fail too, and replace the page by an error.
    if (isAnswered) await reload();
    const { undo } = change;
    const left = rows.length - made.length - refusals.length;
    if (made.length > 0) {
      const undoAll =
        undo &&
        (() =>
          void apply(
            {
              busy: "Undoing",
              successTitle: () => "Undone",
              failureTitle: "Not Undone",
              run: undo,
            },
            made,
          ));
      lastUndo.current = undoAll ?? null;
      const [first] = made;
      const stopped = `Stopped: ${left === 1 ? "1 was left unchanged" : `${left} were left unchanged`}.`;
      const became = change.successText?.(made) ?? (made.length === 1 ? first?.name : undefined);
      const description = [became, left > 0 && stopped].filter(Boolean).join(" ");
      toast({
        title: change.successTitle(made.length, made),
        ...(description !== "" && { description }),
        ...(undoAll && { action: { label: "Undo", run: undoAll } }),
      });
    }
    const [first] = refusals;
    if (rows.length === 1 && first) {
      toast({ title: change.failureTitle, description: first.problem, variant: "destructive" });
    } else if (first) {
      setReport({ change, refusals });
    }
    return { made, refusals, isLost };
  };
  const apply: Changes<T>["apply"] = (change, rows) => {
    const turn = last.current ? last.current.then(() => make(change, rows)) : make(change, rows);
    const ended: Promise<unknown> = turn
      .catch(() => undefined)
      .then(() => {
        if (last.current === ended) last.current = null;
      });
    last.current = ended;
    return turn;
  };
  return { apply, running, report, closeReport: () => setReport(null) };
}

/** Undo of the last change, once, by Ctrl+Z as well: the toast that offers it soon disappears. */
function useUndoShortcut() {
  const lastUndo = useRef<(() => void) | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z";
      const isTyping = (event.target as Element).closest?.(
        "input:not([type=checkbox]), textarea, select, dialog",
      );
      if (!isUndo || isTyping || !lastUndo.current) return;
      event.preventDefault();
      const go = lastUndo.current;
      lastUndo.current = null;
      go();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return lastUndo;
}

/** A title by the number of rows: "User suspended", "3 users suspended". */
export const countedTitle = (count: number, one: string, many: string, done: string): string =>
  count === 1 ? `${one} ${done}` : `${formatCount(count)} ${many} ${done}`;

/** A member of a mutation's result union: the changed thing, or a message, which may be a field's. */
interface Result {
  readonly __typename: string;
  readonly message?: string;
  readonly fields?: readonly { readonly message: string }[];
}

/**
 * Converts a mutation response to a `ChangeResult`: `read` extracts the object of a success and returns null for any other
 * result, whose message is used.
 */
export function toResult<M extends MutationParameters, T>(
  { answer, failure }: Outcome<M>,
  generic: string,
  read: (answer: M["response"]) => { readonly done: T } | Result,
): ChangeResult<T> {
  if (failure) {
    const isNetworkError = failure.code === "NETWORK";
    return isSessionLost(failure)
      ? { problem: generic, isLost: true }
      : { problem: failure.text(generic), isNetworkError };
  }
  const result = read(answer);
  return "done" in result ? result : { problem: result.message ?? result.fields?.[0]?.message ?? generic };
}
