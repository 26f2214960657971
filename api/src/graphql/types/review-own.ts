import { draftReviewCount } from "../../domain/account/review-counts.ts";
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
  description: "An earlier version of a review.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "ID of the version." }),
    rating: t.exposeInt("rating", { description: "Star rating, 1 to 5." }),
    title: t.exposeString("title", { description: "Plain text, at most 150 characters." }),
    content: t.exposeString("content", { description: "Plain text, at most 10,000 characters." }),
    pros: t.exposeStringList("pros", { description: "Pros, at most 10 of 300 characters each." }),
    cons: t.exposeStringList("cons", { description: "Cons, at most 10 of 300 characters each." }),
    replacedAt: t.expose("replacedAt", { type: "DateTime", description: "Time at which it was replaced." }),
  }),
});

// For its author and administrators only.
builder.prismaObjectFields("Review", (t) => ({
  status: t.field({
    type: ReviewStatusEnum,
    description: "Visibility. Only its author and administrators see hidden reviews.",
    select: { userId: true, status: true },
    resolve: ({ userId, status }, _args, { viewer }) =>
      maySeePrivate(viewer, userId) && status === "hidden" ? "hidden" : "published",
  }),
  hiddenReason: t.string({
    nullable: true,
    description:
      "Reason for hiding it. Null if it is not hidden, or if the caller is neither its author nor an administrator.",
    select: { userId: true, status: true, hiddenReason: true },
    resolve: ({ userId, status, hiddenReason }, _args, { viewer }) =>
      maySeePrivate(viewer, userId) && status === "hidden" ? hiddenReason : null,
  }),
  isHeld: t.boolean({
    description:
      "True if it is hidden only until moderators have looked at it. False if the caller is neither its author nor an administrator.",
    select: { userId: true, isHeld: true },
    resolve: ({ userId, isHeld }, _args, { viewer }) => maySeePrivate(viewer, userId) && isHeld,
  }),
  authorReply: t.string({
    nullable: true,
    description:
      "The author's reply to the moderators. Null unless the caller is its author or an administrator.",
    select: { userId: true, authorReply: true },
    resolve: ({ userId, authorReply }, _args, { viewer }) =>
      maySeePrivate(viewer, userId) ? authorReply : null,
  }),
  revisions: t.field({
    type: [RevisionType],
    complexity: { field: 1, multiplier: listSizes.revisions },
    description:
      "Earlier versions, newest first, at most 20. Empty unless the caller is its author or an administrator.",
    select: { id: true, userId: true },
    resolve: ({ id, userId }, _args, { viewer, loaders }) =>
      maySeePrivate(viewer, userId) ? loaders.revisions.load(id) : [],
  }),
}));

builder.prismaObjectField("User", "draftReviewCount", (t) =>
  t.int({
    description:
      "Number of the user's reviews of listings that are Drafts. They are kept, and shown again when the listing is Live.",
    resolve: ({ id }, _args, context) => draftReviewCount(context, id),
  }),
);

builder.prismaObjectField("User", "reviews", (t) =>
  t.connection(
    {
      type: ReviewNode,
      description:
        "The user's reviews, published or hidden, newest first. Reviews of listings that are not visible to the viewer are left out.",
      args: numberedPage,
      resolve: ({ id }, args, context, info) =>
        resolveConnection(context, info, "Review", reviewsBy(context, id), args),
    },
    ReviewConnection,
  ),
);

const ReplyToModeratorsInput = builder.inputType("ReplyToModeratorsInput", {
  description: "A reply to the moderators who hid the viewer's review.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the review." }),
    reply: t.string({
      required: true,
      description: "Plain text, at most 4,000 characters. Replaces an earlier reply.",
    }),
  }),
});

mutation("replyToModerators", {
  description: "Replies to the moderators who hid the viewer's own review.",
  result: "the review with the reply",
  permission: "review.write",
  input: ReplyToModeratorsInput,
  type: ReviewSaved,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, reply }, context) => ({
    reviewId: await replyToModerators(context, requireDatabaseId(databaseId, "Review"), { reply }),
  }),
});
