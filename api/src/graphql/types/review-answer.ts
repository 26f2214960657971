import { InvalidInput } from "../../domain/errors.ts";
import { answerReview, deleteAnswer } from "../../domain/review/answer.ts";
import { builder } from "../builder.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { reviewOutcome } from "./review-outcome.ts";

const ReviewAnswer = builder.prismaObject("ReviewAnswer", {
  description: "A vendor's public answer to a review.",
  select: { id: true },
  fields: (t) => ({
    content: t.exposeString("content", {
      description: "Plain text in paragraphs, at most 5,000 characters.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Time at which it was published." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "Last change to the answer." }),
    isEdited: t.boolean({
      description: "True if it was edited after it was published.",
      select: { createdAt: true, updatedAt: true },
      resolve: ({ createdAt, updatedAt }) => updatedAt > createdAt,
    }),
    company: t.relation("company", {
      description: "The company that answered, which owned the listing at that time.",
    }),
  }),
});

builder.prismaObjectFields("Review", (t) => ({
  answer: t.relation("answer", {
    type: ReviewAnswer,
    nullable: true,
    description: "The vendor's answer; null if there is none.",
  }),
}));

const AnswerReviewInput = builder.inputType("AnswerReviewInput", {
  description: "A vendor's answer to a review.",
  fields: (t) => ({
    reviewId: t.id({ required: true, description: "Database ID (UUID) of the review." }),
    content: t.string({ required: true, description: "Plain text, at most 5,000 characters." }),
  }),
});

const DeleteAnswerInput = builder.inputType("DeleteAnswerInput", {
  description: "The review whose answer is deleted.",
  fields: (t) => ({
    reviewId: t.id({ required: true, description: "Database ID (UUID) of the review." }),
  }),
});

const ReviewAnswered = reviewOutcome("ReviewAnswered", "The review with the published answer.");
const AnswerDeleted = reviewOutcome("AnswerDeleted", "The review without the answer.");

mutation("answerReview", {
  description:
    "Publishes or edits the answer to a published review of one of the viewer's companies. The reviewer is notified once by e-mail. At most 60 per hour.",
  result: "the answered review",
  permission: "review.answer",
  input: AnswerReviewInput,
  type: ReviewAnswered,
  failures: [InvalidInput],
  resolve: async ({ reviewId, ...answer }, context) => ({
    reviewId: await answerReview(context, requireDatabaseId(reviewId, "Review"), answer),
  }),
});

mutation("deleteAnswer", {
  description: "Deletes the answer to a review. Members of the company and administrators only.",
  result: "the review without the answer",
  permission: "review.answer",
  input: DeleteAnswerInput,
  type: AnswerDeleted,
  failures: [],
  resolve: async ({ reviewId }, context) => ({
    reviewId: await deleteAnswer(context, requireDatabaseId(reviewId, "Review")),
  }),
});
