import { minuteMs } from "@assay/api/inputs";
import { graphql } from "react-relay/hooks";
import { fetchQuery, type IEnvironment } from "relay-runtime";
import type { suggestionsQuery, suggestionsQuery$data } from "~/relay/__generated__/suggestionsQuery.graphql";

/** Software or a category that a search box offers. */
export type Suggestion = suggestionsQuery$data["suggestions"][number];

interface CachedSuggestions {
  readonly until: number;
  readonly suggestions: Promise<readonly Suggestion[]>;
}

const cacheMs = 5 * minuteMs;
/** Cached texts; the oldest is dropped. */
const maxCachedTexts = 100;
const caches = new WeakMap<IEnvironment, Map<string, CachedSuggestions>>();

const query = graphql`
  query suggestionsQuery($text: String!) {
    suggestions(text: $text, first: 8) {
      databaseId
      type
      name
      slug
      logoUrl
      rating
      reviewCount
    }
  }
`;

/** The text that is asked for when this stands in the field; "" where it is too short for suggestions. */
export function normalizedQuery(typed: string): string {
  const text = typed.trim().replace(/\s+/g, " ").toLowerCase();
  return [...text].length < 2 ? "" : text;
}

/** The suggestions for a text. A response is cached for five minutes, a failure is not. */
export function fetchSuggestions(environment: IEnvironment, text: string): Promise<readonly Suggestion[]> {
  const known = cacheOf(environment);
  const earlier = known.get(text);
  if (earlier && earlier.until > Date.now()) return earlier.suggestions;
  const suggestions = ask(environment, text);
  known.delete(text);
  known.set(text, { until: Date.now() + cacheMs, suggestions });
  const [oldest] = known.keys();
  if (known.size > maxCachedTexts && oldest !== undefined) known.delete(oldest);
  suggestions.catch(() => known.delete(text));
  return suggestions;
}

/** True where they are at hand, so that there is nothing to wait for. */
export function hasCachedSuggestions(environment: IEnvironment, text: string): boolean {
  return (cacheOf(environment).get(text)?.until ?? 0) > Date.now();
}

function cacheOf(environment: IEnvironment): Map<string, CachedSuggestions> {
  const known = caches.get(environment) ?? new Map<string, CachedSuggestions>();
  caches.set(environment, known);
  return known;
}

async function ask(environment: IEnvironment, text: string): Promise<readonly Suggestion[]> {
  const answer = await fetchQuery<suggestionsQuery>(environment, query, { text }).toPromise();
  return answer?.suggestions ?? [];
}
