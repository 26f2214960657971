import { useEffect, useEffectEvent, useState } from "react";

/** A pause in typing of this length asks, unless told otherwise; a key held down does not. */
const usualPauseMs = 150;

/** What was found, and for which text; null where nothing was asked yet or the asking failed. */
export interface DebouncedResult<T> {
  readonly text: string;
  readonly answer: T | null;
}

/**
 * What is found for a text as it is typed; "" asks nothing. An answer that comes late never replaces one for a newer text.
 * What is at hand is not waited for.
 */
export function useDebouncedQuery<T>(
  text: string,
  ask: (text: string) => Promise<T>,
  isCached: (text: string) => boolean = () => false,
  pauseMs = usualPauseMs,
): DebouncedResult<T> {
  const [found, setFound] = useState<DebouncedResult<T>>({ text: "", answer: null });
  const begin = useEffectEvent((settle: (answer: T | null) => void) =>
    ask(text).then(settle, () => settle(null)),
  );
  const pause = useEffectEvent(() => (isCached(text) ? 0 : pauseMs));
  useEffect(() => {
    if (text === "") return;
    let isCurrent = true;
    const settle = (answer: T | null) => {
      if (isCurrent) setFound({ text, answer });
    };
    const timer = setTimeout(() => begin(settle), pause());
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return found;
}

/** Is one text the beginning of the other? Then what was found for one may stand until the other's is there. */
export function isRelated(text: string, other: string): boolean {
  return text !== "" && other !== "" && (text.startsWith(other) || other.startsWith(text));
}
