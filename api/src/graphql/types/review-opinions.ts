import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { reportReview } from "../../domain/review/report.ts";
import { voteReview } from "../../domain/review/vote.ts";
import { builder } from "../builder.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { ReportReasonEnum } from "./enums.ts";
import { reviewOutcome } from "./review-outcome.ts";

const VoteReviewInput = builder.inputType("VoteReviewInput", {
  description: "A vote on another user's review.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the review." }),
    isHelpful: t.boolean({
      required: true,
      description: "True to mark the review as helpful, false to withdraw the vote.",
    }),
  }),
});

const ReportReviewInput = builder.inputType("ReportReviewInput", {
  description: "A report of another user's review.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the review." }),
    reason: t.field({ type: ReportReasonEnum, required: true, description: "Reason for the report." }),
    details: t.string({
      description: "Further explanation, at most 4,000 characters. Required if the reason is OTHER.",
    }),
  }),
});

const ReviewVoted = reviewOutcome("ReviewVoted", "The review after the vote.");
const ReviewReported = reviewOutcome(
  "ReviewReported",
  "The reported review. It stays published until a moderator decides.",
);

mutation("voteReview", {
  description:
    "Marks a published review as helpful, or withdraws the vote. Not possible for one's own review.",
  result: "the review with the new vote count",
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
    "Reports a published review to the moderators: once per user and review, and not one's own. At most 20 per hour.",
  result: "the reported review",
  permission: "review.report",
  input: ReportReviewInput,
  type: ReviewReported,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ...report }, context) => ({
    reviewId: await reportReview(context, requireDatabaseId(databaseId, "Review"), report),
  }),
});
