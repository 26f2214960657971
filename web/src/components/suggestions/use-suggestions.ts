import { useRelayEnvironment } from "react-relay/hooks";
import { sharesPrefix, useDebouncedQuery } from "~/ui/use-debounced-query";
import { fetchSuggestions, hasCachedSuggestions, normalizedQuery, type Suggestion } from "./suggestions";

const none: readonly Suggestion[] = [];

/**
 * The suggestions for a text as it is typed. A failure is no suggestions. While the answer for a longer or shorter text is on
 * its way the last one stays.
 */
export function useSuggestions(typed: string | null) {
  const environment = useRelayEnvironment();
  const text = normalizedQuery(typed ?? "");
  const found = useDebouncedQuery(
    text,
    (query) => fetchSuggestions(environment, query),
    (query) => hasCachedSuggestions(environment, query),
  );
  return {
    suggestions: sharesPrefix(text, found.text) ? (found.answer ?? none) : none,
    isSettled: text !== "" && text === found.text,
  };
}
