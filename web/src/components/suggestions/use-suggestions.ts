import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { askedText, hasSuggestionsFor, type Suggestion, suggestionsFor } from "./suggestions";

/** A pause in typing of this length asks; a key held down does not. */
const pauseMs = 150;

interface Answer {
  readonly text: string;
  readonly suggestions: readonly Suggestion[];
}

const none: Answer = { text: "", suggestions: [] };

/**
 * The suggestions for a text as it is typed. An answer that comes late never replaces one for a newer text, and a
 * failure is no suggestions. While the answer for a longer or shorter text is on its way the last one stays.
 */
export function useSuggestions(typed: string | null) {
  const environment = useRelayEnvironment();
  const [answer, setAnswer] = useState(none);
  const text = askedText(typed ?? "");
  useEffect(() => {
    if (text === "") return;
    let isCurrent = true;
    const settle = (suggestions: readonly Suggestion[]) => {
      if (isCurrent) setAnswer({ text, suggestions });
    };
    const ask = () =>
      suggestionsFor(environment, text).then(settle, () => {
        settle([]);
      });
    const timer = setTimeout(ask, hasSuggestionsFor(environment, text) ? 0 : pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [environment, text]);
  const isRelated = text !== "" && (text.startsWith(answer.text) || answer.text.startsWith(text));
  return {
    suggestions: isRelated ? answer.suggestions : none.suggestions,
    isSettled: text !== "" && text === answer.text,
  };
}
