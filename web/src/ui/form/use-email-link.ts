import { useRef, useState } from "react";

/** The result of following a link from an e-mail: what it gave, why it was refused, or that there was no response. */
export type LinkAnswer<Given> =
  | { readonly given: Given }
  | { readonly refused: string }
  | { readonly failed: string };

/** The state of a page that a link in an e-mail leads to. */
export interface EmailLink<Given> {
  /** The outcome; null until then. */
  outcome: { readonly given: Given } | { readonly refused: string } | null;
  /** Why there was no answer: the link is as good as before, and can be tried again. */
  failure: string | null;
  isBusy: boolean;
  run: () => Promise<void>;
}

/** Redeems a link from an e-mail on request; a second press while it runs does nothing. */
export function useEmailLink<Given>(take: () => Promise<LinkAnswer<Given>>): EmailLink<Given> {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<EmailLink<Given>["outcome"]>(null);
  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    const answer = await take();
    if (!("failed" in answer)) return setOutcome(answer);
    isRunning.current = false;
    setBusy(false);
    setFailure(answer.failed);
  };
  return { outcome, failure, isBusy, run };
}
