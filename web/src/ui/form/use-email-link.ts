import { useRef, useState } from "react";

/** What a mailed link came to: what it gave, why it was refused, or that there was no answer. */
export type LinkAnswer<Given> =
  | { readonly given: Given }
  | { readonly refused: string }
  | { readonly failed: string };

/** What a page of a mailed link shows. */
export interface EmailLink<Given> {
  /** What came of it; null until then. */
  outcome: { readonly given: Given } | { readonly refused: string } | null;
  /** Why there was no answer: the link is as good as before, and can be tried again. */
  failure: string | null;
  isBusy: boolean;
  run: () => Promise<void>;
}

/** Takes a mailed link up when somebody says so, once however often that is pressed. */
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
