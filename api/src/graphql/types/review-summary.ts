import type * as summary from "../../domain/review/summary.ts";
import { quorum } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { loadRow } from "../rows.ts";
import { ReviewNode } from "./review.ts";

const RatingMonth = builder.objectRef<summary.RatingMonth>("RatingMonth").implement({
  description: "The published reviews of one month.",
  fields: (t) => ({
    month: t.exposeString("month", { description: 'Month in UTC, such as "2026-11".' }),
    avgRating: t.exposeFloat("avgRating", { description: "Exact mean rating of the month's reviews." }),
    reviewCount: t.exposeInt("reviewCount", { description: "Number of published reviews of the month." }),
  }),
});

const ReviewerCount = builder.objectRef<summary.ReviewerCount>("ReviewerCount").implement({
  description: "A company size or an industry, with the number of reviewers who state it.",
  fields: (t) => ({
    name: t.exposeString("name", { description: 'Name, such as "11-50" or "Retail".' }),
    count: t.exposeInt("count", { description: `Number of published reviews, ${quorum} or more.` }),
  }),
});

const HelpfulReview = builder.objectRef<summary.HelpfulReview>("HelpfulReview").implement({
  description: "The positive or critical review that readers found most helpful.",
  fields: (t) => ({
    voteCount: t.exposeInt("voteCount", {
      description: `Number of users who found it helpful, without members of the vendor. With fewer than ${quorum} it is the newest review, because no other has as many.`,
    }),
    excerpt: t.exposeString("excerpt", {
      description:
        "Beginning of the review's text on one line, at most 400 characters, with an ellipsis if there is more.",
    }),
    review: t.field({
      type: ReviewNode,
      nullable: true,
      description: "The review; null if it was deleted in the meantime.",
      resolve: ({ reviewId }, _args, context, info) => loadRow(context, info, "Review", reviewId),
    }),
  }),
});

const chosen = `By helpful votes, without those of the vendor's members, where a review has ${quorum} or more of them; a vote on a verified review counts as five. Then newest.`;

const ReviewSummary = builder.objectRef<summary.ReviewSummary>("ReviewSummary").implement({
  description: "What the published reviews of a listing say together.",
  fields: (t) => ({
    months: t.field({
      type: [RatingMonth],
      description: "Rating by month, oldest first: the latest 36 months with reviews.",
      resolve: ({ months }) => months,
    }),
    companySizes: t.field({
      type: [ReviewerCount],
      description: `Company sizes of the reviewers, most frequent first, at most 6. Fewer than ${quorum} reviewers are left out.`,
      resolve: ({ companySizes }) => companySizes,
    }),
    industries: t.field({
      type: [ReviewerCount],
      description: `Industries of the reviewers, most frequent first, at most 6. Fewer than ${quorum} reviewers are left out.`,
      resolve: ({ industries }) => industries,
    }),
    mostHelpfulPositive: t.field({
      type: HelpfulReview,
      nullable: true,
      description: `The most helpful review with 4 or 5 stars; null if there is none. ${chosen}`,
      resolve: ({ positive }) => positive,
    }),
    mostHelpfulCritical: t.field({
      type: HelpfulReview,
      nullable: true,
      description: `The most helpful review with 1 to 3 stars; null if there is none. ${chosen}`,
      resolve: ({ critical }) => critical,
    }),
  }),
});

builder.prismaObjectFields("Software", (t) => ({
  reviewSummary: t.field({
    type: ReviewSummary,
    description: "Rating over time, who the reviewers are, and the most helpful reviews.",
    select: { id: true },
    // All reviews of the listing are read for it.
    complexity: { field: 50 },
    resolve: ({ id }, _args, { loaders }) => loaders.reviewSummary.load(id),
  }),
}));
