import { queryFromInfo } from "@pothos/plugin-prisma";
import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { createReview } from "../../domain/review/create.ts";
import { deleteReview } from "../../domain/review/delete.ts";
import { reviewByAuthor } from "../../domain/review/own.ts";
import { updateReview } from "../../domain/review/update.ts";
import { builder } from "../builder.ts";
import { isDatabaseId, requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { findRow, loadRows } from "../rows.ts";
import { ReviewNode } from "./review.ts";
import { reviewOutcome } from "./review-outcome.ts";

const optional = "Left out where it is not said.";
const unchanged = "Absent leaves it; null takes it back.";

const CreateReviewInput = builder.inputType("CreateReviewInput", {
  description: "A new review of a software: one a person.",
  fields: (t) => ({
    softwareId: t.id({ required: true, description: "Database id of the software." }),
    rating: t.int({ required: true, description: "1 to 5 stars." }),
    title: t.string({ required: true, description: "At most 150 characters." }),
    content: t.string({ required: true, description: "At most 10,000 characters." }),
    pros: t.stringList({ description: "At most 10 of 300 characters; blank ones are left out." }),
    cons: t.stringList({ description: "At most 10 of 300 characters; blank ones are left out." }),
    role: t.string({ description: `One of the 14 fields of work. ${optional}` }),
    companySize: t.string({ description: `Employees: "11-50". ${optional}` }),
    industry: t.string({ description: `At most 120 characters. ${optional}` }),
    usedFor: t.string({ description: `How long: "1-2-years". ${optional}` }),
    easeOfUse: t.int({ description: `1 to 5. ${optional}` }),
    support: t.int({ description: `1 to 5. ${optional}` }),
    value: t.int({ description: `1 to 5. ${optional}` }),
    idempotencyKey: t.string({
      description:
        "Names this try: sent again with the same key and input it happens once. At most 200 characters.",
    }),
  }),
});

const UpdateReviewInput = builder.inputType("UpdateReviewInput", {
  description: "A change of one's own review. What is absent stays.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Which review." }),
    rating: t.int({ description: "1 to 5 stars." }),
    title: t.string({ description: "At most 150 characters." }),
    content: t.string({ description: "At most 10,000 characters." }),
    pros: t.stringList({ description: "At most 10 of 300 characters; null empties." }),
    cons: t.stringList({ description: "At most 10 of 300 characters; null empties." }),
    role: t.string({ description: `One of the 14 fields of work. ${unchanged}` }),
    companySize: t.string({ description: `Employees: "11-50". ${unchanged}` }),
    industry: t.string({ description: `At most 120 characters. ${unchanged}` }),
    usedFor: t.string({ description: `How long: "1-2-years". ${unchanged}` }),
    easeOfUse: t.int({ description: `1 to 5. ${unchanged}` }),
    support: t.int({ description: `1 to 5. ${unchanged}` }),
    value: t.int({ description: `1 to 5. ${unchanged}` }),
  }),
});

const DeleteReviewInput = builder.inputType("DeleteReviewInput", {
  description: "One of one's own reviews.",
  fields: (t) => ({ databaseId: t.id({ required: true, description: "Which review." }) }),
});

export const ReviewSaved = reviewOutcome(
  "ReviewSaved",
  "The review is as it was sent; every figure counts it.",
);

export const ReviewDeleted = builder.objectRef<{ databaseId: string }>("ReviewDeleted").implement({
  description: "The review is gone; no figure counts it.",
  fields: (t) => ({ databaseId: t.exposeID("databaseId", { description: "Which it was." }) }),
});

mutation("createReview", {
  description:
    "Publishes the viewer's review. One a person and software, never of one's own company's; 20 an hour. After a hidden one was deleted, or where another review of the software comes from the same mailbox, it begins hidden until a moderator publishes it.",
  permission: "review.write",
  input: CreateReviewInput,
  type: ReviewSaved,
  failures: [InvalidInput, Conflict],
  resolve: async ({ idempotencyKey, ...input }, context) => ({
    reviewId: await createReview(context, input, idempotencyKey),
  }),
});

mutation("updateReview", {
  description: "Changes the viewer's own review, which then counts as edited and is verified no more.",
  permission: "review.write",
  input: UpdateReviewInput,
  type: ReviewSaved,
  failures: [InvalidInput],
  resolve: async ({ databaseId, ...change }, context) => ({
    reviewId: await updateReview(context, requireDatabaseId(databaseId, "Review"), change),
  }),
});

mutation("deleteReview", {
  description: "Deletes the viewer's own review. That it was hidden, and why, is kept.",
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
    description: "Is the viewer a member of its company? They may not review it then.",
    select: { companyId: true },
    resolve: async ({ companyId }, _args, { viewer, loaders }) =>
      viewer !== null && companyId !== null && (await loaders.memberships.load(viewer.id)).has(companyId),
  }),
  ownReview: t.field({
    type: ReviewNode,
    nullable: true,
    description: "The viewer's own review of it, hidden or not; null where there is none.",
    resolve: async ({ id: softwareId }, _args, context, info) => {
      const { viewer, loaders } = context;
      const id = viewer && (await loaders.ownReview.load({ userId: viewer.id, softwareId }));
      if (!id) return null;
      const [review] = await loadRows(context, "Review", queryFromInfo({ context, info }), [id]);
      return review ?? null;
    },
  }),
}));

builder.prismaObjectFields("User", (t) => ({
  review: t.field({
    type: ReviewNode,
    nullable: true,
    description: "One of the viewer's own reviews, hidden or not; null where it is none of theirs.",
    args: { databaseId: t.arg.id({ required: true, description: "UUID." }) },
    resolve: async ({ id: userId }, { databaseId }, context, info) => {
      const { viewer } = context;
      if (viewer?.id !== userId || !isDatabaseId(databaseId)) return null;
      return findRow(context, "Review", queryFromInfo({ context, info }), reviewByAuthor(viewer, databaseId));
    },
  }),
}));
