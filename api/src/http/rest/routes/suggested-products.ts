import { z } from "zod";
import { trustedDocument } from "../../../engine/parse.ts";
import { suggestProductInput, waitingReviewInput } from "../../../inputs/index.ts";
import { type Outcome, orNotFound, outcome, settled, settledWithoutBody } from "../outcome.ts";
import { type Route, route } from "../route.ts";
import {
  ProductSuggested,
  SuggestedProduct,
  type SuggestionData,
  suggestionFields,
  toSuggestion,
} from "../shapes/suggested-product.ts";

const subject = {
  document: trustedDocument(
    "query OwnSuggestion($id: ID!) { viewer { suggestedProduct(databaseId: $id) { id } } }",
  ),
  variables: ({ params }: { params: { id: string } }) => params,
  answer: ({ viewer }: { viewer: { suggestedProduct: object | null } }) =>
    orNotFound(viewer.suggestedProduct, "Suggestion"),
};

interface Made {
  suggestion: SuggestionData | null;
  alreadyListed: { id: string; name: string }[];
}

export const suggestedProductRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/api/suggested-products",
    summary: "The products that the caller suggested, newest first, at most 50",
    who: "user",
    document: trustedDocument(
      `query SuggestedProducts { viewer { suggestedProducts { ...SuggestionFields } } } ${suggestionFields}`,
    ),
    response: z.array(SuggestedProduct),
    answer: ({ viewer }: { viewer: { suggestedProducts: SuggestionData[] } }) =>
      viewer.suggestedProducts.map(toSuggestion),
  }),
  route({
    method: "POST",
    path: "/api/suggested-products",
    summary: "Suggests a product for the directory, unless listings have its name or website",
    who: "user",
    body: suggestProductInput,
    example: {
      name: "Lantern",
      websiteUrl: "https://lantern.example",
      categoryId: "01900000-0000-7000-8002-000000000001",
      description: "A help desk for small teams that we have used for two years.",
    },
    document: trustedDocument(`mutation SuggestProduct($input: SuggestProductInput!) {
      result: suggestProduct(input: $input) { ${outcome(
        "ProductSuggested { suggestion { ...SuggestionFields } alreadyListed { id: databaseId name } }",
        "ValidationError",
        "ConflictError",
      )} }
    } ${suggestionFields}`),
    variables: ({ body }) => ({ input: body }),
    response: ProductSuggested,
    answer({ result }: { result: Outcome<Made> }) {
      const { suggestion, alreadyListed } = settled(result);
      return { suggestion: suggestion && toSuggestion(suggestion), alreadyListed };
    },
  }),
  route({
    method: "PUT",
    path: "/api/suggested-products/{id}/review",
    summary: "Keeps the caller's review with their suggested product until that is listed",
    who: "user",
    subject,
    body: waitingReviewInput,
    example: { rating: 5, title: "Calm help desk", content: "Two years in, no ticket has been lost." },
    document: trustedDocument(`mutation KeepSuggestedReview($input: KeepSuggestedReviewInput!) {
      result: keepSuggestedReview(input: $input) {
        ${outcome("SuggestionSaved { suggestion { ...SuggestionFields } }", "ValidationError", "ConflictError")} }
    } ${suggestionFields}`),
    variables: ({ params, body }) => ({ input: { ...body, databaseId: params.id } }),
    response: SuggestedProduct,
    answer: ({ result }: { result: Outcome<{ suggestion: SuggestionData }> }) =>
      toSuggestion(settled(result).suggestion),
  }),
  route({
    method: "DELETE",
    path: "/api/suggested-products/{id}",
    summary: "Deletes the caller's suggestion with the review that waits",
    who: "user",
    document: trustedDocument(`mutation DeleteSuggestedProduct($input: DeleteSuggestedProductInput!) {
      result: deleteSuggestedProduct(input: $input) { ${outcome("SuggestionDeleted { databaseId }", "ConflictError")} } }`),
    variables: ({ params }) => ({ input: { databaseId: params.id } }),
    status: 204,
    response: null,
    answer: ({ result }: { result: Outcome<object> }) => settledWithoutBody(result),
  }),
];
