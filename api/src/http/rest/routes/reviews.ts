import { z } from "zod";
import { forbidden, ownSoftware } from "../../../domain/errors.ts";
import { trustedDocument } from "../../../engine/parse.ts";
import { listSizes, reviewChange, reviewInput } from "../../../inputs/index.ts";
import { type Connection, connectionFields, list, pageArguments, pageVariables } from "../list.ts";
import { type Outcome, orNotFound, outcome, settled, settledWithoutBody } from "../outcome.ts";
import { wholeNumber } from "../parameters.ts";
import { type Route, route } from "../route.ts";
import {
  languageFilter,
  Review,
  type ReviewData,
  ReviewLanguage,
  reviewFields,
  toReview,
} from "../shapes/review.ts";

const newest = trustedDocument(`query Reviews($language: String, ${pageVariables}) {
  reviews(language: $language, ${pageArguments}) { ${connectionFields} edges { node { ...ReviewFields } } }
} ${reviewFields}`);

export const reviewRoutes: readonly Route[] = [
  list({
    method: "GET",
    path: "/api/reviews",
    summary: "Published reviews of all Live listings, newest first",
    query: languageFilter,
    document: newest,
    variables: ({ query: { language } }) => ({ language }),
    item: Review,
    connection: ({ reviews }: { reviews: Connection<ReviewData> }) => reviews,
    answer: toReview,
  }),
  route({
    method: "GET",
    path: "/api/reviews/recent",
    summary: "The newest reviews",
    query: z.object({
      limit: wholeNumber("limit", {
        min: 1,
        max: listSizes.recentReviewsMaximum,
        description: "Maximum number of reviews.",
      }).default(listSizes.recentReviews),
    }),
    document: trustedDocument(`query RecentReviews($limit: Int!) {
      reviews(first: $limit) { edges { node { ...ReviewFields } } }
    } ${reviewFields}`),
    variables: ({ query }) => query,
    response: z.array(Review),
    answer: ({ reviews }: { reviews: Pick<Connection<ReviewData>, "edges"> }) =>
      reviews.edges.map(({ node }) => toReview(node)),
  }),
  route({
    method: "GET",
    path: "/api/reviews/languages",
    summary: "Languages of the published reviews of all Live listings, most frequent first",
    document: trustedDocument("query ReviewLanguages { reviewLanguages { tag name count } }"),
    response: z.array(ReviewLanguage),
    answer: ({ reviewLanguages }: { reviewLanguages: ReviewLanguage[] }) => reviewLanguages,
  }),
  route({
    method: "POST",
    path: "/api/reviews",
    summary: "Publishes a review; one per user and listing, and none of the user's own company",
    who: "user",
    body: reviewInput,
    example: {
      softwareId: "01900000-0000-7000-8004-000000000001",
      rating: 5,
      title: "It remembers so that I need not",
      content: "Two years in, no call has been lost.",
      pros: ["Fast search"],
      cons: ["No dark mode"],
      companySize: "11-50",
      usedFor: "1-2-years",
      easeOfUse: 5,
    },
    subject: {
      body: reviewInput.pick({ softwareId: true }),
      document: trustedDocument(
        "query Reviewable($softwareId: ID!) { software(databaseId: $softwareId) { isOwn } }",
      ),
      variables: ({ body }) => ({ softwareId: body.softwareId }),
      answer({ software }: { software: { isOwn: boolean } | null }) {
        if (orNotFound(software, "Software").isOwn) throw ownSoftware();
      },
    },
    document: trustedDocument(`mutation CreateReview($input: CreateReviewInput!) {
      result: createReview(input: $input) {
        ${outcome("ReviewSaved { review { ...ReviewFields } }", "ValidationError", "ConflictError")} }
    } ${reviewFields}`),
    variables: ({ body }) => ({ input: body }),
    status: 201,
    response: Review,
    answer: ({ result }: { result: Outcome<{ review: ReviewData }> }) => toReview(settled(result).review),
  }),
  route({
    method: "PATCH",
    path: "/api/reviews/{id}",
    summary: "Edits the caller's own review, and marks it as edited",
    who: "user",
    body: reviewChange,
    example: { rating: 4, cons: ["No dark mode", "Slow on Mondays"] },
    subject: {
      document: trustedDocument(`query OwnReview($id: ID!) {
        viewer { review(databaseId: $id) { id } } review(databaseId: $id) { id } }`),
      variables: ({ params }) => params,
      answer({ viewer, review }: { viewer: { review: object | null }; review: object | null }) {
        if (orNotFound(viewer.review ?? review, "Review") !== viewer.review) throw forbidden();
      },
    },
    document: trustedDocument(`mutation UpdateReview($input: UpdateReviewInput!) {
      result: updateReview(input: $input) {
        ${outcome("ReviewSaved { review { ...ReviewFields } }", "ValidationError", "ConflictError")} }
    } ${reviewFields}`),
    variables: ({ params, body }) => ({ input: { ...body, databaseId: params.id } }),
    response: Review,
    answer: ({ result }: { result: Outcome<{ review: ReviewData }> }) => toReview(settled(result).review),
  }),
  route({
    method: "DELETE",
    path: "/api/reviews/{id}/proof",
    summary: "Deletes the caller's own proof of use while it waits for a moderator",
    who: "user",
    document: trustedDocument(`mutation DeleteReviewProof($input: DeleteReviewProofInput!) {
      result: deleteReviewProof(input: $input) { ${outcome("ReviewSaved { __typename }", "ConflictError")} } }`),
    variables: ({ params }) => ({ input: { databaseId: params.id } }),
    status: 204,
    response: null,
    answer: ({ result }: { result: Outcome<object> }) => settledWithoutBody(result),
  }),
  route({
    method: "DELETE",
    path: "/api/reviews/{id}",
    summary: "Deletes the caller's own review",
    who: "user",
    document: trustedDocument(`mutation DeleteReview($input: DeleteReviewInput!) {
      result: deleteReview(input: $input) { ${outcome("ReviewDeleted { databaseId }", "ConflictError")} } }`),
    variables: ({ params }) => ({ input: { databaseId: params.id } }),
    status: 204,
    response: null,
    answer: ({ result }: { result: Outcome<object> }) => settledWithoutBody(result),
  }),
];
