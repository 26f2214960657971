import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { createReview } from "../../domain/review/create.ts";
import { deleteReview } from "../../domain/review/delete.ts";
import { reviewByAuthor } from "../../domain/review/own.ts";
import { updateReview } from "../../domain/review/update.ts";
import { builder } from "../builder.ts";
import { isDatabaseId, requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { findRow, loadRow, selectionOf } from "../rows.ts";
import { ReviewNode } from "./review.ts";
import { reviewOutcome } from "./review-outcome.ts";
import { fieldOfWork, languageTag, sizeOfCompany, timeOfUse } from "./shared-descriptions.ts";

const optional = "Optional.";
const unchanged = "Unchanged if omitted; null clears it.";

const usedBefore =
  "Database ID of a Live listing that the author used before, not of their own company; shown with the review.";
const considered =
  "Database IDs of up to 3 other Live listings that the author looked at, not of their own company; shown with the review.";
const FeatureOpinionInput = builder.inputType("FeatureOpinionInput", {
  description: "Whether the listing has a feature, as the reviewer says.",
  fields: (t) => ({
    featureId: t.id({ required: true, description: "Database ID (UUID) of the feature." }),
    has: t.boolean({ required: true, description: "True if it has the feature." }),
  }),
});

const aboutFeatures =
  "Which features of the vocabularies of the listing's categories it has; answers about others are ignored. At most 400.";

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]["fields"]>[0];

/** Input fields of a review's content, whether it is published or waits for its product. */
export const reviewContent = (t: InputFields) => ({
  rating: t.int({ required: true, description: "Star rating, 1 to 5." }),
  title: t.string({ required: true, description: "Plain text, at most 150 characters." }),
  content: t.string({ required: true, description: "Plain text, at most 10,000 characters." }),
  pros: t.stringList({ description: "Pros, at most 10 of 300 characters each. Blank ones are ignored." }),
  cons: t.stringList({ description: "Cons, at most 10 of 300 characters each. Blank ones are ignored." }),
  role: t.string({ description: `${fieldOfWork} ${optional}` }),
  companySize: t.string({
    description: `${sizeOfCompany} ${optional}`,
  }),
  industry: t.string({
    description: `Industry of the author's company, at most 120 characters. ${optional}`,
  }),
  usedFor: t.string({
    description: `${timeOfUse} ${optional}`,
  }),
  easeOfUse: t.int({ description: `Rating of ease of use, 1 to 5. ${optional}` }),
  support: t.int({ description: `Rating of support, 1 to 5. ${optional}` }),
  value: t.int({ description: `Rating of value for money, 1 to 5. ${optional}` }),
  usedBeforeId: t.id({ description: `${usedBefore} ${optional}` }),
  consideredIds: t.idList({ description: `${considered} ${optional}` }),
  language: t.string({
    description: `Language of the text, ${languageTag}. Detected if omitted.`,
  }),
  featureOpinions: t.field({ type: [FeatureOpinionInput], description: `${aboutFeatures} ${optional}` }),
});

const CreateReviewInput = builder.inputType("CreateReviewInput", {
  description: "A new review. Each user can review a listing once.",
  fields: (t) => ({
    softwareId: t.id({ required: true, description: "Database ID (UUID) of the listing." }),
    ...reviewContent(t),
    invitation: t.string({
      description: `Token of an invitation by the vendor, which is used up. The review is marked as invited from then on. ${optional}`,
    }),
    idempotencyKey: t.string({
      description: "The argument `idempotencyKey` of the mutation, in its former place.",
      deprecationReason: "Since 2026-11-26: use the argument `idempotencyKey` of createReview.",
    }),
  }),
});

const UpdateReviewInput = builder.inputType("UpdateReviewInput", {
  description: "Changes to the viewer's own review. Omitted fields are unchanged.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the review." }),
    rating: t.int({ description: "Star rating, 1 to 5." }),
    title: t.string({ description: "Plain text, at most 150 characters." }),
    content: t.string({ description: "Plain text, at most 10,000 characters." }),
    pros: t.stringList({ description: "Pros, at most 10 of 300 characters each. Null clears them." }),
    cons: t.stringList({ description: "Cons, at most 10 of 300 characters each. Null clears them." }),
    role: t.string({ description: `${fieldOfWork} ${unchanged}` }),
    companySize: t.string({
      description: `${sizeOfCompany} ${unchanged}`,
    }),
    industry: t.string({
      description: `Industry of the author's company, at most 120 characters. ${unchanged}`,
    }),
    usedFor: t.string({
      description: `${timeOfUse} ${unchanged}`,
    }),
    easeOfUse: t.int({ description: `Rating of ease of use, 1 to 5. ${unchanged}` }),
    support: t.int({ description: `Rating of support, 1 to 5. ${unchanged}` }),
    value: t.int({ description: `Rating of value for money, 1 to 5. ${unchanged}` }),
    usedBeforeId: t.id({ description: `${usedBefore} ${unchanged}` }),
    consideredIds: t.idList({ description: `${considered} ${unchanged}` }),
    language: t.string({
      description: `Language of the text, ${languageTag}. Unchanged if omitted; null has it detected. Alone, it does not mark the review as edited.`,
    }),
    featureOpinions: t.field({
      type: [FeatureOpinionInput],
      description: `${aboutFeatures} Replaced as a whole; unchanged if omitted.`,
    }),
  }),
});

const DeleteReviewInput = builder.inputType("DeleteReviewInput", {
  description: "The review to delete.",
  fields: (t) => ({ databaseId: t.id({ required: true, description: "Database ID (UUID) of the review." }) }),
});

export const ReviewSaved = reviewOutcome("ReviewSaved", "The saved review. Ratings and counts are updated.");

export const ReviewDeleted = builder.objectRef<{ databaseId: string }>("ReviewDeleted").implement({
  description: "A deleted review. Ratings and counts are updated.",
  fields: (t) => ({
    databaseId: t.exposeID("databaseId", { description: "Database ID of the deleted review." }),
  }),
});

mutation("createReview", {
  description:
    "Publishes the viewer's review of a listing: one per user and listing, and none of the viewer's own company. It starts hidden, until a moderator publishes it, if the viewer deleted a hidden review of the listing or if another review of it comes from the same mailbox. At most 20 per hour.",
  result: "the new review",
  permission: "review.write",
  input: CreateReviewInput,
  type: ReviewSaved,
  failures: [InvalidInput, Conflict],
  resolve: async (input, context) => ({ reviewId: await createReview(context, input) }),
});

mutation("updateReview", {
  description: "Edits the viewer's own review. It is marked as edited and loses its verification.",
  result: "the edited review",
  permission: "review.write",
  input: UpdateReviewInput,
  type: ReviewSaved,
  failures: [InvalidInput],
  resolve: async ({ databaseId, ...change }, context) => ({
    reviewId: await updateReview(context, requireDatabaseId(databaseId, "Review"), change),
  }),
});

mutation("deleteReview", {
  description: "Deletes the viewer's own review. If it was hidden, that fact and the reason are kept.",
  result: "the ID of the deleted review",
  permission: "review.write",
  input: DeleteReviewInput,
  type: ReviewDeleted,
  failures: [],
  async resolve({ databaseId }, context) {
    await deleteReview(context, requireDatabaseId(databaseId, "Review"));
    return { databaseId };
  },
});

builder.prismaObjectFields("Software", (t) => ({
  isOwn: t.boolean({
    description:
      "True if the viewer is a member of the company that owns the listing, and may not review it.",
    select: { companyId: true },
    resolve: async ({ companyId }, _args, { viewer, loaders }) =>
      viewer !== null && companyId !== null && (await loaders.memberships.load(viewer.id)).has(companyId),
  }),
  ownReview: t.field({
    type: ReviewNode,
    nullable: true,
    description: "The viewer's own review of the listing, published or hidden; null if there is none.",
    resolve: async ({ id: softwareId }, _args, context, info) => {
      const { viewer, loaders } = context;
      const id = viewer && (await loaders.ownReview.load({ userId: viewer.id, softwareId }));
      return id ? loadRow(context, info, "Review", id) : null;
    },
  }),
}));

builder.prismaObjectFields("User", (t) => ({
  review: t.field({
    type: ReviewNode,
    nullable: true,
    description: "One of the user's own reviews, published or hidden; null if it is not theirs.",
    args: { databaseId: t.arg.id({ required: true, description: "Database ID (UUID) of the review." }) },
    resolve: async ({ id: userId }, { databaseId }, context, info) => {
      const { viewer } = context;
      if (viewer?.id !== userId || !isDatabaseId(databaseId)) return null;
      return findRow(context, "Review", selectionOf(context, info), reviewByAuthor(viewer, databaseId));
    },
  }),
}));
