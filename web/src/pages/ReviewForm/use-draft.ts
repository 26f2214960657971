import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  currentFlow,
  discardDraft,
  isWaitingToSend,
  newIdempotencyKey,
  replaceKey,
  saveDraft,
  useFlow,
} from "~/components/review-flow/draft";
import type { Values } from "~/ui/form/problems";
import { rememberFocus } from "~/ui/form/remember-focus";
import { changedFields, haveSameValues, withAllStars, withDraft, withoutBlanks } from "./review-values";

/** The draft is saved after a pause in typing of this length. */
const restMs = 300;

/** The draft for one product, as its form needs it. */
export interface DraftOfForm {
  /** The form's initial values. */
  readonly values: Values;
  /** The key of the form: a new number resets its fields. */
  readonly round: number;
  /** When the restored draft was last changed, in milliseconds since 1970; null if none was restored. */
  readonly restoredAt: number | null;
  /** True if it was submitted while signed out, and has not been sent since. */
  readonly isWaiting: boolean;
  /** Saves the form's values after a pause in typing. */
  keep(values: Values): void;
  /** Saves the latest values at once. */
  flush(): void;
  /** The idempotency key for sending the draft. */
  key(): string;
  /** Replaces the key, because the server knows it with other input. */
  renewKey(): void;
  /** Stops saving, because the draft was sent. */
  stop(): void;
  /** Discards the draft and resets the form; returns a function that restores it. */
  discard(): () => void;
}

/** Saves the input about a product in this browser. `published` contains the form's values without a draft. */
export function useDraft(softwareId: string, published: Values): DraftOfForm {
  const flow = useFlow();
  // On a server-rendered page the draft is unknown before hydration.
  const [start, setStart] = useState(() => begin(published, flow.drafts[softwareId], 0));
  /** The form's latest values, and those of them that are not saved yet. */
  const last = useRef<Values | null>(null);
  const typed = useRef<Values | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isStopped = useRef(false);
  /** The draft's key, also after another tab has sent and deleted the draft. */
  const key = useRef("");

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const values = typed.current;
    typed.current = null;
    if (values === null || isStopped.current) return;
    if (haveSameValues(values, published)) return discardDraft(softwareId);
    // An emptied field of a published review is a change; in a new review it is not.
    const isNew = Object.keys(published).length === 0;
    saveDraft(softwareId, isNew ? withoutBlanks(values) : withAllStars(values), key.current);
    key.current = currentFlow().drafts[softwareId]?.key ?? key.current;
  }, [softwareId, published]);

  /** Restores the focus after the form was reset automatically. */
  const refocus = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the other form is drawn
  useLayoutEffect(() => {
    refocus.current?.();
    refocus.current = undefined;
  }, [start.round]);
  // A layout effect, so that it runs before further input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form, which has a product of its own
  useLayoutEffect(() => {
    const draft = currentFlow().drafts[softwareId];
    key.current = draft?.key ?? newIdempotencyKey();
    if (!draft || start.restoredAt !== null) return;
    // Fields that were changed before hydration are the latest; in all others the draft is.
    const initial = begin(published, draft, start.round + 1);
    const early = changedFields(typed.current ?? {}, published);
    // After a reload the browser itself may have restored the draft's values.
    const isTyped = Object.keys(changedFields(early, initial.values)).length > 0;
    const values = { ...initial.values, ...early };
    last.current = null;
    typed.current = isTyped ? values : null;
    flush();
    refocus.current = rememberFocus();
    setStart({ ...initial, values, isWaiting: initial.isWaiting && !isTyped });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form, which has a product of its own
  useEffect(() => {
    isStopped.current = false;
    const onHide = () => document.visibilityState === "hidden" && flush();
    window.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", onHide);
    return () => {
      window.removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", onHide);
      flush();
    };
  }, []);

  return {
    ...start,
    keep(values) {
      // The form's initial values are not input.
      if (haveSameValues(values, last.current ?? start.values)) return;
      last.current = values;
      typed.current = values;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, restMs);
    },
    flush,
    key: () => currentFlow().drafts[softwareId]?.key ?? key.current,
    renewKey() {
      key.current = newIdempotencyKey();
      replaceKey(softwareId, key.current);
    },
    stop() {
      clearTimeout(timer.current);
      isStopped.current = true;
    },
    discard() {
      flush();
      last.current = null;
      const draft = currentFlow().drafts[softwareId];
      discardDraft(softwareId);
      setStart((before) => begin(published, undefined, before.round + 1));
      return () => {
        if (!draft) return;
        saveDraft(softwareId, draft.values, draft.key);
        last.current = null;
        setStart((before) => begin(published, draft, before.round + 1));
      };
    },
  };
}

function begin(published: Values, draft: Parameters<typeof isWaitingToSend>[0] | undefined, round: number) {
  return {
    round,
    values: draft ? withDraft(published, draft.values) : published,
    restoredAt: draft?.at ?? null,
    isWaiting: draft !== undefined && isWaitingToSend(draft),
  };
}
