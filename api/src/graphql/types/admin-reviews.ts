import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { may, maySeePrivate } from "../../domain/policy.ts";
import { adminReview, adminReviewList } from "../../domain/review/find.ts";
import { deleteReviewAsAdmin } from "../../domain/review/moderation/delete.ts";
import type { WaitingOnReview } from "../../domain/review/moderation/queue.ts";
import { setReviewStatus } from "../../domain/review/moderation/status.ts";
import { setReviewVerified } from "../../domain/review/moderation/verify.ts";
import type { Context } from "../../graphql/context.ts";
import { builder } from "../builder.ts";
import { isDatabaseId, requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { resolveConnection } from "../pagination.ts";
import { findRow } from "../rows.ts";
import { Administration } from "./administration.ts";
import { numberedPage } from "./connections.ts";
import { AgeOrderEnum, ReviewStatusEnum } from "./enums.ts";
import { ifUpdatedAt } from "./if-updated-at.ts";
import { ReviewConnection, ReviewNode } from "./review.ts";
import { ReviewDeleted } from "./review-mutations.ts";
import { reviewOutcome } from "./review-outcome.ts";

// What its author and administrators alone are told.
builder.prismaObjectFields("Review", (t) => ({
  updatedAt: t.field({
    type: "DateTime",
    nullable: true,
    description: "When it last changed in any way; null to others than its author and administrators.",
    select: { userId: true, updatedAt: true },
    resolve: ({ userId, updatedAt }, _args, { viewer }) => (maySeePrivate(viewer, userId) ? updatedAt : null),
  }),
  verifiedBy: t.string({
    nullable: true,
    description:
      'How it was verified, "admin", "work_email" or "catalog"; null where it is not, and to others than its author and administrators.',
    select: { userId: true, verifiedBy: true },
    resolve: ({ userId, verifiedBy }, _args, { viewer }) =>
      maySeePrivate(viewer, userId) ? verifiedBy : null,
  }),
  workDomain: t.string({
    nullable: true,
    description:
      "Of whose work address it was verified by; null to others than its author and administrators.",
    select: { userId: true, workDomain: true },
    resolve: ({ userId, workDomain }, _args, { viewer }) =>
      maySeePrivate(viewer, userId) ? workDomain : null,
  }),
  authorId: t.id({
    nullable: true,
    description:
      "Database id of its author's account; null where that is gone, and to others than administrators.",
    select: { userId: true },
    resolve: ({ userId }, _args, { viewer }) => (may(viewer, "administration.read") ? userId : null),
  }),
  openReportCount: t.int({
    nullable: true,
    description: "Readers' reports of it that nobody has decided; null to others than administrators.",
    select: { id: true },
    resolve: ({ id }, _args, context) => waiting(context, id, "reports"),
  }),
  openFlagCount: t.int({
    nullable: true,
    description:
      "What the integrity checks noticed of it and nobody has decided; null to others than administrators.",
    select: { id: true },
    resolve: ({ id }, _args, context) => waiting(context, id, "flags"),
  }),
}));

/** How much of this kind waits for a decision on the review; null to others than administrators. */
async function waiting({ viewer, loaders }: Context, reviewId: string, what: keyof WaitingOnReview) {
  if (!may(viewer, "administration.read")) return null;
  return (await loaders.waitingOnReview.load(reviewId))[what];
}

builder.objectField(Administration, "reviews", (t) =>
  t.connection(
    {
      type: ReviewNode,
      description: "Everybody's reviews, hidden ones and those of Drafts too.",
      args: {
        ...numberedPage,
        search: t.arg.string({
          description: "Beginnings of words in the software's name, the title or the text.",
        }),
        status: t.arg({ type: ReviewStatusEnum, description: "Keeps published or hidden ones." }),
        isVerified: t.arg.boolean({ description: "Keeps those that are verified, or are not." }),
        rating: t.arg.int({ description: "Keeps those with exactly so many stars, 1 to 5." }),
        isReported: t.arg.boolean({ description: "Keeps those with an open report, or without." }),
        isFlagged: t.arg.boolean({ description: "Keeps those with an open flag, or without." }),
        sort: t.arg({ type: AgeOrderEnum, required: true, defaultValue: "newest", description: "Order." }),
      },
      resolve: (_administration, args, context, info) =>
        resolveConnection(context, info, "Review", adminReviewList(context, args), args),
    },
    ReviewConnection,
  ),
);

builder.objectField(Administration, "review", (t) =>
  t.prismaField({
    type: "Review",
    nullable: true,
    description: "Anybody's review by database id, hidden or not; null where there is none.",
    args: { databaseId: t.arg.id({ required: true, description: "UUID." }) },
    resolve: (query, _administration, { databaseId }, context) =>
      isDatabaseId(databaseId) ? findRow(context, "Review", query, adminReview(context, databaseId)) : null,
  }),
);

const which = { required: true, description: "Which review." } as const;

const SetReviewVerifiedInput = builder.inputType("SetReviewVerifiedInput", {
  description: "Whether somebody's review is verified.",
  fields: (t) => ({
    databaseId: t.id(which),
    isVerified: t.boolean({ required: true, description: "Does its author use what it is about?" }),
    ifUpdatedAt: t.field({ type: "DateTime", description: ifUpdatedAt }),
  }),
});

const SetReviewStatusInput = builder.inputType("SetReviewStatusInput", {
  description: "Who may see somebody's review.",
  fields: (t) => ({
    databaseId: t.id(which),
    status: t.field({ type: ReviewStatusEnum, required: true, description: "Hidden or published." }),
    reason: t.string({
      description:
        "Why it is hidden, which its author is told; at most 4,000 characters. Not kept otherwise.",
    }),
    ifUpdatedAt: t.field({ type: "DateTime", description: ifUpdatedAt }),
  }),
});

const DeleteReviewAsAdminInput = builder.inputType("DeleteReviewAsAdminInput", {
  description: "Somebody's review.",
  fields: (t) => ({
    databaseId: t.id(which),
    ifUpdatedAt: t.field({ type: "DateTime", description: ifUpdatedAt }),
  }),
});

const ReviewModerated = reviewOutcome("ReviewModerated", "The review is as it was decided.");

mutation("setReviewVerified", {
  description: "Says that the author of a review uses what it is about, or takes that back. Administrators.",
  permission: "review.moderate",
  input: SetReviewVerifiedInput,
  type: ReviewModerated,
  failures: [Conflict],
  resolve: async ({ databaseId, ...verification }, context) => ({
    reviewId: await setReviewVerified(context, requireDatabaseId(databaseId, "Review"), verification),
  }),
});

mutation("setReviewStatus", {
  description:
    "Hides somebody's review with a reason, or publishes it again; its author is told. Administrators.",
  permission: "review.moderate",
  input: SetReviewStatusInput,
  type: ReviewModerated,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ifUpdatedAt: seen, ...status }, context) => ({
    reviewId: await setReviewStatus(context, requireDatabaseId(databaseId, "Review"), status, seen),
  }),
});

mutation("deleteReviewAsAdmin", {
  description: "Deletes somebody's review, for good; its author is told. Administrators.",
  permission: "review.moderate",
  input: DeleteReviewAsAdminInput,
  type: ReviewDeleted,
  failures: [Conflict],
  async resolve({ databaseId, ifUpdatedAt: seen }, context) {
    await deleteReviewAsAdmin(context, requireDatabaseId(databaseId, "Review"), seen);
    return { databaseId };
  },
});
