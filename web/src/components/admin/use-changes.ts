import { useEffect, useRef, useState } from "react";
import type { MutationParameters } from "relay-runtime";
import { isSessionLost } from "~/components/use-refused";
import type { Outcome } from "~/relay/mutate";
import { useToast } from "~/ui/Toast";
import { useSessionLost } from "./use-admin-refused";
import { useReload } from "./use-reload";
import type { Selectable } from "./use-selection";

/** What came of a change of one thing: the thing as it is now, or why nothing was done. */
export type Settled<T> =
  | { readonly done: T }
  | { readonly problem: string; readonly isLost?: boolean; readonly isUnanswered?: boolean };

/** One kind of change, of one thing or of many. */
export interface Change<T extends Selectable> {
  /** While it is under way: "Suspending". */
  readonly busy: string;
  /** The title of the toast afterwards, of so many things, as they are now: "User suspended". */
  told(count: number, made: readonly T[]): string;
  /** What became of them besides, where the name of one does not say it. */
  described?(made: readonly T[]): string | undefined;
  /** The title of what is told where it could not be made: "User User Not Suspended". */
  readonly failed: string;
  /** True of what is so already: it is left out, so that the way back changes nothing else. */
  isSo?(row: T): boolean;
  run(row: T): Promise<Settled<T>>;
  /** Makes it of a thing that somebody else changed meanwhile, once one was told so; left out, `run` is tried again. */
  again?(row: T): Promise<Settled<T>>;
  /** Takes it back; where it is left out there is no way back. */
  undo?(row: T): Promise<Settled<T>>;
}

/** A thing that a change was not made of, and why. */
export interface Refusal<T> {
  readonly row: T;
  readonly problem: string;
}

/** What came of a change of some things. Of what is in neither list nothing was begun: it was stopped, or is so already. */
export interface Applied<T> {
  /** As they are now. */
  readonly made: readonly T[];
  readonly refusals: readonly Refusal<T>[];
  /** True where the session ended on the way; the browser goes to the login. */
  readonly isLost: boolean;
}

/** What changes of a list are doing. */
export interface Changes<T extends Selectable> {
  /** Makes a change of these rows, once what is under way is done. */
  apply(change: Change<T>, rows: readonly T[]): Promise<Applied<T>>;
  /** The change under way, and how far it is. */
  readonly running: {
    readonly busy: string;
    readonly count: number;
    readonly total: number;
    readonly stop: () => void;
  } | null;
  /** What the last change of several could not be made of. */
  readonly report: { readonly change: Change<T>; readonly refusals: readonly Refusal<T>[] } | null;
  closeReport(): void;
}

/** How many requests of one change are under way at once. */
const atOnce = 4;

/**
 * Makes changes one thing a request, so that each is refused or made by itself, tells what came of it and offers the way
 * back, also by Ctrl+Z. The list is asked for anew afterwards.
 */
export function useChanges<T extends Selectable>(): Changes<T> {
  const [running, setRunning] = useState<Changes<T>["running"]>(null);
  const [report, setReport] = useState<Changes<T>["report"]>(null);
  /** What is under way, and what waits for it. */
  const last = useRef<Promise<unknown> | null>(null);
  const wayBack = useWayBack();
  const toast = useToast();
  const sessionLost = useSessionLost();
  const reload = useReload();

  const make = async (change: Change<T>, given: readonly T[]): Promise<Applied<T>> => {
    const made: T[] = [];
    const refusals: Refusal<T>[] = [];
    const rows = given.filter((row) => !change.isSo?.(row));
    if (rows.length === 0) {
      toast({ title: "Nothing to change", description: "Everything you selected is in that state already." });
      return { made, refusals, isLost: false };
    }
    let next = 0;
    let isEnded = false;
    let isLost = false;
    let isAnswered = false;
    const stop = () => {
      isEnded = true;
    };
    const tellProgress = () =>
      rows.length > 1 &&
      setRunning({ busy: change.busy, count: made.length + refusals.length, total: rows.length, stop });
    const lane = async () => {
      for (let row = rows[next++]; row && !isEnded; row = rows[next++]) {
        const settled = await change.run(row);
        isAnswered ||= "done" in settled || !settled.isUnanswered;
        if ("done" in settled) made.push(settled.done);
        else if (settled.isLost) isLost = isEnded = true;
        else refusals.push({ row, problem: settled.problem });
        tellProgress();
      }
    };
    tellProgress();
    await Promise.all(Array.from({ length: Math.min(atOnce, rows.length) }, lane));
    setRunning(null);
    if (isLost) {
      sessionLost(made.length > 0 ? `${change.told(made.length, made)}, of ${rows.length}.` : undefined);
      return { made, refusals, isLost };
    }
    // Without an answer the list would not come either, and an error page would stand where it is.
    if (isAnswered) await reload();
    const { undo } = change;
    const left = rows.length - made.length - refusals.length;
    if (made.length > 0) {
      const goBack =
        undo &&
        (() => void apply({ busy: "Undoing", told: () => "Undone", failed: "Not Undone", run: undo }, made));
      wayBack.current = goBack ?? null;
      const [first] = made;
      const stopped = `Stopped: ${left === 1 ? "1 was left unchanged" : `${left} were left unchanged`}.`;
      const became = change.described?.(made) ?? (made.length === 1 ? first?.name : undefined);
      const description = [became, left > 0 && stopped].filter(Boolean).join(" ");
      toast({
        title: change.told(made.length, made),
        ...(description !== "" && { description }),
        ...(goBack && { action: { label: "Undo", run: goBack } }),
      });
    }
    const [first] = refusals;
    if (rows.length === 1 && first) {
      toast({ title: change.failed, description: first.problem, variant: "destructive" });
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

/** The way back from the last change, once, which Ctrl+Z goes as well: the toast that offers it is soon gone. */
function useWayBack() {
  const wayBack = useRef<(() => void) | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "z";
      const isTyping = (event.target as Element).closest?.(
        "input:not([type=checkbox]), textarea, select, dialog",
      );
      if (!isUndo || isTyping || !wayBack.current) return;
      event.preventDefault();
      const go = wayBack.current;
      wayBack.current = null;
      go();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return wayBack;
}

/** What a mutation of one thing answers: its changed thing under some name, or words. */
interface Result {
  readonly __typename: string;
  readonly message?: string;
}

/**
 * What came of a mutation as a `Settled`: `read` takes the thing out of its success, and answers null for every other
 * result, whose message is told.
 */
export function settle<M extends MutationParameters, T>(
  { answer, failure }: Outcome<M>,
  generic: string,
  read: (answer: M["response"]) => { readonly done: T } | Result,
): Settled<T> {
  if (failure) {
    const isUnanswered = failure.code === "NETWORK";
    return isSessionLost(failure)
      ? { problem: generic, isLost: true }
      : { problem: failure.words(generic), isUnanswered };
  }
  const result = read(answer);
  return "done" in result ? result : { problem: result.message ?? generic };
}
