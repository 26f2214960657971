import { useEffect, useEffectEvent, useState } from "react";

/** The default debounce. A key held down does not fire. */
const defaultDelayMs = 150;

/** The result and the text that it is for; null before the first request and after a failed one. */
export interface DebouncedResult<T> {
  readonly text: string;
  readonly answer: T | null;
}

/**
 * Queries for a text as it is typed; "" sends nothing. A late response never replaces that of a newer text. A cached one
 * comes without the debounce.
 */
export function useDebouncedQuery<T>(
  text: string,
  ask: (text: string) => Promise<T>,
  isCached: (text: string) => boolean = () => false,
  delayMs = defaultDelayMs,
): DebouncedResult<T> {
  const [found, setFound] = useState<DebouncedResult<T>>({ text: "", answer: null });
  const begin = useEffectEvent((settle: (answer: T | null) => void) =>
    ask(text).then(settle, () => settle(null)),
  );
  const delay = useEffectEvent(() => (isCached(text) ? 0 : delayMs));
  useEffect(() => {
    if (text === "") return;
    let isCurrent = true;
    const settle = (answer: T | null) => {
      if (isCurrent) setFound({ text, answer });
    };
    const timer = setTimeout(() => begin(settle), delay());
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return found;
}

/** True where one text is a prefix of the other: its results may stay until the other's arrive. */
export function sharesPrefix(text: string, other: string): boolean {
  return text !== "" && other !== "" && (text.startsWith(other) || other.startsWith(text));
}
