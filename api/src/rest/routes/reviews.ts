import { z } from "zod";
import { knownDocument } from "../../execute.ts";
import { listSizes } from "../../inputs/index.ts";
import { wholeNumber } from "../parameters.ts";
import { type Connection, connectionFields, list, type Route, route } from "../route.ts";
import { Review, type ReviewData, reviewFields, toReview } from "../shapes/review.ts";

const newest = knownDocument(`query Reviews($limit: Int!, $after: String) {
  reviews(first: $limit, after: $after) { ${connectionFields} edges { node { ...ReviewFields } } }
} ${reviewFields}`);

export const reviewRoutes: readonly Route[] = [
  list({
    method: "GET",
    path: "/api/reviews",
    summary: "Published reviews of all Live software, newest first",
    document: newest,
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
        description: "The most reviews.",
      }).default(listSizes.recentReviews),
    }),
    document: knownDocument(`query RecentReviews($limit: Int!) {
      reviews(first: $limit) { edges { node { ...ReviewFields } } }
    } ${reviewFields}`),
    variables: ({ query }) => query,
    response: z.array(Review),
    answer: ({ reviews }: { reviews: Pick<Connection<ReviewData>, "edges"> }) =>
      reviews.edges.map(({ node }) => toReview(node)),
  }),
];
