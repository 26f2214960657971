import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { reportReview } from "../../domain/review/report.ts";
import { voteReview } from "../../domain/review/vote.ts";
import { builder } from "../builder.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { ReportReasonEnum } from "./enums.ts";
import { reviewOutcome } from "./review-outcome.ts";

const VoteReviewInput = builder.inputType("VoteReviewInput", {
  description: "Whether somebody else's review helped.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Which review." }),
    isHelpful: t.boolean({ required: true, description: "False takes it back." }),
  }),
});

const ReportReviewInput = builder.inputType("ReportReviewInput", {
  description: "What is wrong with somebody else's review.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Which review." }),
    reason: t.field({ type: ReportReasonEnum, required: true, description: "What is wrong." }),
    details: t.string({ description: "At most 4,000 characters; required where the reason is OTHER." }),
  }),
});

const ReviewVoted = reviewOutcome("ReviewVoted", "The vote is counted, or taken back.");
const ReviewReported = reviewOutcome(
  "ReviewReported",
  "The moderators are told; the review stays where it is.",
);

mutation("voteReview", {
  description: "Says that a published review helped the viewer, or takes that back. Not on one's own.",
  permission: "review.vote",
  input: VoteReviewInput,
  type: ReviewVoted,
  failures: [],
  resolve: async ({ databaseId, isHelpful }, context) => ({
    reviewId: await voteReview(context, requireDatabaseId(databaseId, "Review"), isHelpful),
  }),
});

mutation("reportReview", {
  description:
    "Tells the moderators of a published review: once a person and review, not one's own; 20 an hour.",
  permission: "review.report",
  input: ReportReviewInput,
  type: ReviewReported,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ...report }, context) => ({
    reviewId: await reportReview(context, requireDatabaseId(databaseId, "Review"), report),
  }),
});
