import { alike, asNamedIds, closed, type Loose, mutation, type Twin, withId, worded } from "./twin.ts";

const fragment = `fragment P on SuggestedProduct { databaseId name websiteUrl category { databaseId } description status reason message
  software { databaseId } review { rating title content pros cons role companySize industry usedFor easeOfUse support value
    language namedProducts { kind software { databaseId } } }
  reviewProblem createdAt decidedAt }`;
const asKept = ({ namedProducts, ...kept }: Loose) => ({ ...kept, ...asNamedIds(namedProducts) });
const asSuggestion = ({ category, software, status, reason, review, reviewProblem, ...rest }: Loose) => ({
  ...withId(rest),
  categoryId: category?.databaseId ?? null,
  softwareId: software?.databaseId ?? null,
  review: review && asKept(review),
  status: worded(status),
  reason: reason && worded(reason),
  reviewProblem: reviewProblem && worded(reviewProblem),
});

export const suggestionReads: readonly Twin[] = [
  {
    route: "GET /api/suggested-products",
    document: `{ viewer { suggestedProducts { ...P } } } ${fragment}`,
    nullKind: closed,
    graphql: ({ viewer }) => viewer?.suggestedProducts.map(asSuggestion) ?? null,
  },
];

const review = { rating: 5, title: "New", content: "It holds.", pros: ["Fast"], usedFor: "1-2-years" };

export const suggestionWrites: readonly Twin[] = [
  {
    route: "POST /api/suggested-products",
    ...alike(({ key, category }) => ({
      name: `New ${key}`,
      websiteUrl: `https://${key}.example`,
      categoryId: category.id,
    })),
    document: `${mutation(
      "suggestProduct",
      "SuggestProductInput",
      "ProductSuggested { suggestion { ...P } alreadyListed { databaseId name } }",
      ["V", "C"],
    )} ${fragment}`,
    graphql: ({ result: { suggestion, alreadyListed } }) => ({
      suggestion: suggestion && asSuggestion(suggestion),
      alreadyListed: alreadyListed.map(withId),
    }),
  },
  {
    route: "PUT /api/suggested-products/{id}/review",
    path: ({ suggestion }) => suggestion,
    body: () => review,
    variables: ({ suggestion }) => ({ input: { ...review, databaseId: suggestion } }),
    document: `${mutation(
      "keepSuggestedReview",
      "KeepSuggestedReviewInput",
      "SuggestionSaved { suggestion { ...P } }",
      ["V", "C"],
    )} ${fragment}`,
    graphql: ({ result }) => asSuggestion(result.suggestion),
  },
  {
    route: "DELETE /api/suggested-products/{id}",
    path: ({ suggestion }) => suggestion,
    variables: ({ suggestion }) => ({ input: { databaseId: suggestion } }),
    document: mutation(
      "deleteSuggestedProduct",
      "DeleteSuggestedProductInput",
      "SuggestionDeleted { databaseId }",
      ["C"],
    ),
    graphql: () => null,
  },
];
