import { z } from "zod";
import { trustedDocument } from "../../../engine/parse.ts";
import { limits, listSizes } from "../../../inputs/index.ts";
import { text, wholeNumber } from "../parameters.ts";
import { type Route, route } from "../route.ts";
import { Suggestion, type SuggestionData, suggestionFields, toSuggestion } from "../shapes/suggestion.ts";

export const searchRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/api/search/suggestions",
    summary:
      "Listings and categories that match what was typed, best match first; empty for fewer than 2 characters",
    query: z.object({
      q: text("q", limits.searchText, "The text typed so far. Spelling errors are tolerated."),
      limit: wholeNumber("limit", {
        min: 1,
        max: listSizes.suggestionsMaximum,
        description: "Maximum number of suggestions.",
      }).default(listSizes.suggestions),
    }),
    // How long the specification (9) lets a search box keep suggestions.
    caching: { seconds: 300 },
    document: trustedDocument(`query Suggestions($text: String!, $limit: Int!) {
      suggestions(text: $text, first: $limit) { ...SuggestionFields }
    } ${suggestionFields}`),
    variables: ({ query: { q, limit } }) => ({ text: q ?? "", limit }),
    response: z.array(Suggestion),
    answer: ({ suggestions }: { suggestions: SuggestionData[] }) => suggestions.map(toSuggestion),
  }),
];
