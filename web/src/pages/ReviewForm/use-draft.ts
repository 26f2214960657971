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

/** Typing rests this long before it is kept. */
const restMs = 300;

/** The draft about one product, as its form needs it. */
export interface DraftOfForm {
  /** What the form begins with. */
  readonly values: Values;
  /** Another number is another form: its fields begin anew. */
  readonly round: number;
  /** When what was restored had last changed, in milliseconds since 1970; null where nothing was. */
  readonly restoredAt: number | null;
  /** Was it sent while signed out, and has not been since? */
  readonly isWaiting: boolean;
  /** Keeps what the form holds, once typing rests. */
  keep(values: Values): void;
  /** Keeps at once what was typed last. */
  flush(): void;
  /** Names the sending of the draft. */
  key(): string;
  /** Takes another key, because the one it has stands for other words at the server. */
  renewKey(): void;
  /** No longer keeps anything: it was sent. */
  stop(): void;
  /** Throws the draft away and begins with what was there without it; answers what takes that back. */
  discard(): () => void;
}

/** Keeps what is typed about a product in this browser. `published` is what its form holds without a draft. */
export function useDraft(softwareId: string, published: Values): DraftOfForm {
  const flow = useFlow();
  // On a page that came from the server nothing is known before hydration.
  const [start, setStart] = useState(() => begin(published, flow.drafts[softwareId], 0));
  /** What the form held last, and what of it is not kept yet. */
  const last = useRef<Values | null>(null);
  const typed = useRef<Values | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isStopped = useRef(false);
  /** Its key, also after another tab has sent the draft and forgotten it. */
  const key = useRef("");

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const values = typed.current;
    typed.current = null;
    if (values === null || isStopped.current) return;
    if (haveSameValues(values, published)) return discardDraft(softwareId);
    // A published review's field that was emptied is a change; in a new review it is nothing.
    const isNew = Object.keys(published).length === 0;
    saveDraft(softwareId, isNew ? withoutBlanks(values) : withAllStars(values), key.current);
    key.current = currentFlow().drafts[softwareId]?.key ?? key.current;
  }, [softwareId, published]);

  /** Gives the focus back to a form that begins anew by itself. */
  const refocus = useRef<() => void>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the other form is drawn
  useLayoutEffect(() => {
    refocus.current?.();
    refocus.current = undefined;
  }, [start.round]);
  // Before anything more can be typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form, which has a product of its own
  useLayoutEffect(() => {
    const draft = currentFlow().drafts[softwareId];
    key.current = draft?.key ?? newIdempotencyKey();
    if (!draft || start.restoredAt !== null) return;
    // Fields that were typed into before hydration are the latest; in all others the draft is.
    const initial = begin(published, draft, start.round + 1);
    const early = changedFields(typed.current ?? {}, published);
    // After a reload the browser itself may have put back what the draft says.
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
      // What the form begins with was not typed.
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
