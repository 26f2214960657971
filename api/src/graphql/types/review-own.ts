import { reviewsOfDrafts } from "../../domain/account/review-counts.ts";
import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { maySeePrivate } from "../../domain/policy.ts";
import { reviewsBy } from "../../domain/review/find.ts";
import { replyToModerators } from "../../domain/review/reply.ts";
import type { Revision } from "../../domain/review/revisions.ts";
import { listSizes } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { resolveConnection } from "../pagination.ts";
import { numberedPage } from "./connections.ts";
import { ReviewStatusEnum } from "./enums.ts";
import { ReviewConnection, ReviewNode } from "./review.ts";
import { ReviewSaved } from "./review-mutations.ts";

const RevisionType = builder.objectRef<Revision>("ReviewRevision").implement({
  description: "What a review said before it was changed.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Unlike any other." }),
    rating: t.exposeInt("rating", { description: "1 to 5 stars." }),
    title: t.exposeString("title", { description: "Plain text, at most 150 characters." }),
    content: t.exposeString("content", { description: "Plain text, at most 10,000 characters." }),
    pros: t.exposeStringList("pros", { description: "At most 10 of 300 characters." }),
    cons: t.exposeStringList("cons", { description: "At most 10 of 300 characters." }),
    replacedAt: t.expose("replacedAt", { type: "DateTime", description: "When it was changed." }),
  }),
});

// What its author and administrators alone are told.
builder.prismaObjectFields("Review", (t) => ({
  status: t.field({
    type: ReviewStatusEnum,
    description: "Who sees it; others than its author and administrators meet published ones only.",
    select: { userId: true, status: true },
    resolve: ({ userId, status }, _args, { viewer }) =>
      maySeePrivate(viewer, userId) && status === "hidden" ? "hidden" : "published",
  }),
  hiddenReason: t.string({
    nullable: true,
    description: "Why it is hidden; null where it is not, and to others than its author and administrators.",
    select: { userId: true, status: true, hiddenReason: true },
    resolve: ({ userId, status, hiddenReason }, _args, { viewer }) =>
      maySeePrivate(viewer, userId) && status === "hidden" ? hiddenReason : null,
  }),
  authorReply: t.string({
    nullable: true,
    description: "What its author answers to the moderators; null to others than these two.",
    select: { userId: true, authorReply: true },
    resolve: ({ userId, authorReply }, _args, { viewer }) =>
      maySeePrivate(viewer, userId) ? authorReply : null,
  }),
  revisions: t.field({
    type: [RevisionType],
    complexity: { field: 1, multiplier: listSizes.revisions },
    description:
      "What it said before, latest first, at most 20; none to others than its author and administrators.",
    select: { id: true, userId: true },
    resolve: ({ id, userId }, _args, { viewer, loaders }) =>
      maySeePrivate(viewer, userId) ? loaders.revisions.load(id) : [],
  }),
}));

builder.prismaObjectField("User", "reviewsOfDrafts", (t) =>
  t.int({
    description:
      "How many reviews the user has written of what is a Draft now. They are kept, and come back with it.",
    resolve: ({ id }, _args, context) => reviewsOfDrafts(context, id),
  }),
);

builder.prismaObjectField("User", "reviews", (t) =>
  t.connection(
    {
      type: ReviewNode,
      description:
        "What the user has written, newest first, hidden reviews too, of software that the viewer may see.",
      args: numberedPage,
      resolve: ({ id }, args, context, info) =>
        resolveConnection(context, info, "Review", reviewsBy(context, id), args),
    },
    ReviewConnection,
  ),
);

const ReplyToModeratorsInput = builder.inputType("ReplyToModeratorsInput", {
  description: "An answer to those who hid one's review.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Which review." }),
    reply: t.string({
      required: true,
      description: "At most 4,000 characters; takes the place of an earlier one.",
    }),
  }),
});

mutation("replyToModerators", {
  description: "Answers the moderators who hid the viewer's own review.",
  permission: "review.write",
  input: ReplyToModeratorsInput,
  type: ReviewSaved,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, reply }, context) => ({
    reviewId: await replyToModerators(context, requireDatabaseId(databaseId, "Review"), { reply }),
  }),
});
