import { InvalidInput } from "../../domain/errors.ts";
import { answerReview, deleteAnswer } from "../../domain/review/answer.ts";
import { builder } from "../builder.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { reviewOutcome } from "./review-outcome.ts";

const ReviewAnswer = builder.prismaObject("ReviewAnswer", {
  description: "What the vendor says to a review, in public.",
  select: { id: true },
  fields: (t) => ({
    content: t.exposeString("content", {
      description: "Plain text in paragraphs, at most 5,000 characters.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was given." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it was last changed." }),
    isEdited: t.boolean({
      description: "Was it changed after it was given?",
      select: { createdAt: true, updatedAt: true },
      resolve: ({ createdAt, updatedAt }) => updatedAt > createdAt,
    }),
    company: t.relation("company", {
      description: "Who gave it: the company whose the software was then.",
    }),
  }),
});

builder.prismaObjectFields("Review", (t) => ({
  answer: t.relation("answer", {
    type: ReviewAnswer,
    nullable: true,
    description: "The vendor's answer; null where there is none.",
  }),
}));

const AnswerReviewInput = builder.inputType("AnswerReviewInput", {
  description: "What a vendor says to a review of its software.",
  fields: (t) => ({
    reviewDatabaseId: t.id({ required: true, description: "Which review." }),
    content: t.string({ required: true, description: "At most 5,000 characters." }),
  }),
});

const DeleteAnswerInput = builder.inputType("DeleteAnswerInput", {
  description: "The answer to one review.",
  fields: (t) => ({ reviewDatabaseId: t.id({ required: true, description: "Which review." }) }),
});

const ReviewAnswered = reviewOutcome("ReviewAnswered", "The answer stands under the review, for everybody.");
const AnswerDeleted = reviewOutcome("AnswerDeleted", "The review stands without an answer.");

mutation("answerReview", {
  description:
    "Answers a published review of one's own company's software, or changes the answer; 60 an hour. The reviewer gets one mail.",
  permission: "review.answer",
  input: AnswerReviewInput,
  type: ReviewAnswered,
  failures: [InvalidInput],
  resolve: async ({ reviewDatabaseId, ...answer }, context) => ({
    reviewId: await answerReview(context, requireDatabaseId(reviewDatabaseId, "Review"), answer),
  }),
});

mutation("deleteAnswer", {
  description:
    "Takes the answer to a review of one's own company's software back; moderators take anybody's.",
  permission: "review.answer",
  input: DeleteAnswerInput,
  type: AnswerDeleted,
  failures: [],
  resolve: async ({ reviewDatabaseId }, context) => ({
    reviewId: await deleteAnswer(context, requireDatabaseId(reviewDatabaseId, "Review")),
  }),
});
