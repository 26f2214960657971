import { z } from "zod";
import { fromEnum } from "../../../graphql/enum-names.ts";
import { shownRating } from "../../../inputs/index.ts";
import { id, named, rating } from "./registry.ts";

export const Suggestion = named(
  "Suggestion",
  z
    .strictObject({
      id,
      type: z.enum(["category", "software"]),
      name: z.string(),
      slug: z.string(),
      description: z.string().nullable(),
      logo: z.string().nullable(),
      rating: rating.nullable().describe("Mean rating, one decimal; null if unrated."),
      reviewCount: z.int().min(0),
    })
    .describe("A suggestion of the search box."),
);
export type Suggestion = z.infer<typeof Suggestion>;

export const suggestionFields = /* GraphQL */ `
  fragment SuggestionFields on Suggestion { id: databaseId type name slug description logo: logoUrl rating reviewCount }
`;

export interface SuggestionData extends Omit<Suggestion, "type" | "rating"> {
  type: string;
  rating: number | null;
}

export function toSuggestion(suggestion: SuggestionData): Suggestion {
  return {
    ...suggestion,
    type: fromEnum("SuggestionType", suggestion.type) as Suggestion["type"],
    rating: suggestion.rating === null ? null : shownRating(suggestion.rating),
  };
}
