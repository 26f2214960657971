import { z } from "zod";
import { trustedDocument } from "../../../engine/parse.ts";
import { type Connection, connectionFields, list, pageArguments, pageVariables } from "../list.ts";
import { orNotFound } from "../outcome.ts";
import { type Route, route } from "../route.ts";
import {
  Alternative,
  type AlternativeData,
  alternativeFields,
  asMoves,
  Moves,
  type MovesData,
  toAlternative,
} from "../shapes/alternative.ts";
import {
  FeatureAnswer,
  type FeatureAnswerData,
  featureAnswerFields,
  toFeatureAnswer,
} from "../shapes/feature.ts";
import {
  languageFilter,
  Review,
  type ReviewData,
  ReviewLanguage,
  reviewFields,
  toReview,
} from "../shapes/review.ts";
import {
  ReviewSummary,
  type ReviewSummaryData,
  reviewSummaryFields,
  toReviewSummary,
} from "../shapes/review-summary.ts";
import { type PlanData, PricingPlan, planFields, toPlan } from "../shapes/software.ts";

/** What belongs to one listing: its reviews, plans, alternatives and compared features. */
export const softwarePartRoutes: readonly Route[] = [
  list({
    method: "GET",
    path: "/api/software/{id}/reviews",
    summary: "Published reviews of the listing, newest first",
    query: languageFilter,
    document: trustedDocument(`query SoftwareReviews($id: ID!, $language: String, ${pageVariables}) {
      software(databaseId: $id) {
        reviews(language: $language, ${pageArguments}) { ${connectionFields} edges { node { ...ReviewFields } } }
      }
    } ${reviewFields}`),
    variables: ({ params, query: { language } }) => ({ ...params, language }),
    item: Review,
    connection: ({ software }: { software: { reviews: Connection<ReviewData> } | null }) =>
      orNotFound(software, "Software").reviews,
    answer: toReview,
  }),
  route({
    method: "GET",
    path: "/api/software/{id}/review-languages",
    summary: "Languages of the listing's published reviews, most frequent first",
    document: trustedDocument(`query SoftwareReviewLanguages($id: ID!) {
      software(databaseId: $id) { reviewLanguages { tag name count } }
    }`),
    variables: ({ params }) => params,
    response: z.array(ReviewLanguage),
    answer: ({ software }: { software: { reviewLanguages: ReviewLanguage[] } | null }) =>
      orNotFound(software, "Software").reviewLanguages,
  }),
  route({
    method: "GET",
    path: "/api/software/{id}/review-summary",
    summary: "What the listing's reviews say together: pros and cons, rating by month, who they are by",
    document: trustedDocument(`query SoftwareReviewSummary($id: ID!) {
      software(databaseId: $id) { ...ReviewSummaryFields }
    } ${reviewSummaryFields}`),
    variables: ({ params }) => params,
    response: ReviewSummary,
    answer: ({ software }: { software: ReviewSummaryData | null }) =>
      toReviewSummary(orNotFound(software, "Software")),
  }),
  route({
    method: "GET",
    path: "/api/software/{id}/pricing",
    summary: "Pricing plans of the listing, cheapest first, those on request last",
    document: trustedDocument(`query SoftwarePlans($id: ID!) {
      software(databaseId: $id) { plans { ...PlanFields } }
    } ${planFields}`),
    variables: ({ params }) => params,
    response: z.array(PricingPlan),
    answer: ({ software }: { software: { plans: PlanData[] } | null }) =>
      orNotFound(software, "Software").plans.map(toPlan),
  }),
  list({
    method: "GET",
    path: "/api/software/{id}/alternatives",
    summary: "Alternatives to the listing and why, best first; at most 48",
    document: trustedDocument(`query SoftwareAlternatives($id: ID!, ${pageVariables}) {
      software(databaseId: $id) {
        alternatives(${pageArguments}) { ${connectionFields} edges { node { ...AlternativeFields } } }
      }
    } ${alternativeFields}`),
    variables: ({ params }) => params,
    item: Alternative,
    connection: ({ software }: { software: { alternatives: Connection<AlternativeData> } | null }) =>
      orNotFound(software, "Software").alternatives,
    answer: toAlternative,
  }),
  route({
    method: "GET",
    path: "/api/software/{id}/moves",
    summary: "Where the listing's users came from and moved to, as 3 or more reviewers say",
    document: trustedDocument(`query SoftwareMoves($id: ID!) {
      software(databaseId: $id) { moves {
        cameFrom { count software { id: databaseId name } } movedTo { count software { id: databaseId name } } } }
    }`),
    variables: ({ params }) => params,
    response: Moves,
    answer: ({ software }: { software: { moves: MovesData } | null }) =>
      asMoves(orNotFound(software, "Software").moves),
  }),
  route({
    method: "GET",
    path: "/api/software/{id}/features",
    summary: "What is known about each feature by which the listings of its categories are compared",
    document: trustedDocument(`query SoftwareFeatures($id: ID!) {
      software(databaseId: $id) { featureAnswers { ...FeatureAnswerFields } }
    } ${featureAnswerFields}`),
    variables: ({ params }) => params,
    response: z.array(FeatureAnswer),
    answer: ({ software }: { software: { featureAnswers: FeatureAnswerData[] } | null }) =>
      orNotFound(software, "Software").featureAnswers.map(toFeatureAnswer),
  }),
];
