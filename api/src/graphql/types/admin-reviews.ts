import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { may, maySeePrivate } from "../../domain/policy.ts";
import { adminReview, adminReviewList } from "../../domain/review/find.ts";
import { deleteReviewAsAdmin } from "../../domain/review/moderation/delete.ts";
import type { WaitingOnReview } from "../../domain/review/moderation/queue.ts";
import { setReviewStatus } from "../../domain/review/moderation/status.ts";
import { setReviewVerified } from "../../domain/review/moderation/verify.ts";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { isDatabaseId, requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { resolveConnection } from "../pagination.ts";
import { findRow, selectionOf } from "../rows.ts";
import { AgeOrderEnum } from "./admin-enums.ts";
import { Administration } from "./administration.ts";
import { numberedPage } from "./connections.ts";
import { ReviewStatusEnum } from "./enums.ts";
import { ReviewConnection, ReviewNode } from "./review.ts";
import { ReviewDeleted } from "./review-mutations.ts";
import { reviewOutcome } from "./review-outcome.ts";
import { ifUpdatedAt } from "./shared-descriptions.ts";

// For its author and administrators only.
builder.prismaObjectFields("Review", (t) => ({
  updatedAt: t.field({
    type: "DateTime",
    nullable: true,
    description: "Last change of any kind. Null unless the caller is its author or an administrator.",
    select: { userId: true, updatedAt: true },
    resolve: ({ userId, updatedAt }, _args, { viewer }) => (maySeePrivate(viewer, userId) ? updatedAt : null),
  }),
  verifiedBy: t.string({
    nullable: true,
    description:
      'How it was verified: "admin", "work_email" or "catalog". Null if it is not verified, or if the caller is neither its author nor an administrator.',
    select: { userId: true, verifiedBy: true },
    resolve: ({ userId, verifiedBy }, _args, { viewer }) =>
      maySeePrivate(viewer, userId) ? verifiedBy : null,
  }),
  workDomain: t.string({
    nullable: true,
    description:
      "Domain of the work address it was verified with. Null unless the caller is its author or an administrator.",
    select: { userId: true, workDomain: true },
    resolve: ({ userId, workDomain }, _args, { viewer }) =>
      maySeePrivate(viewer, userId) ? workDomain : null,
  }),
  authorId: t.id({
    nullable: true,
    description:
      "Database ID of its author. Null if the account was deleted, or if the caller is not an administrator.",
    select: { userId: true },
    resolve: ({ userId }, _args, { viewer }) => (may(viewer, "administration.read") ? userId : null),
  }),
  openReportCount: t.int({
    nullable: true,
    description: "Number of open reports. Null unless the caller is an administrator.",
    select: { id: true },
    resolve: ({ id }, _args, context) => waiting(context, id, "reports"),
  }),
  openFlagCount: t.int({
    nullable: true,
    description: "Number of open flags. Null unless the caller is an administrator.",
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
      description: "All reviews, including hidden ones and those of Draft listings.",
      args: {
        ...numberedPage,
        search: t.arg.string({
          description:
            "Only reviews with words in the listing's name, the title or the text that begin with these words.",
        }),
        status: t.arg({ type: ReviewStatusEnum, description: "Only reviews with this status." }),
        isVerified: t.arg.boolean({
          description: "True for verified reviews only, false for unverified ones only.",
        }),
        rating: t.arg.int({ description: "Only reviews with this star rating (1 to 5)." }),
        isReported: t.arg.boolean({
          description: "True for reviews with an open report only, false for those without one only.",
        }),
        isFlagged: t.arg.boolean({
          description: "True for reviews with an open flag only, false for those without one only.",
        }),
        sort: t.arg({
          type: AgeOrderEnum,
          required: true,
          defaultValue: "newest",
          description: "Sort order.",
        }),
      },
      resolve: (_administration, args, context, info) =>
        resolveConnection(context, info, "Review", adminReviewList(context, args), args),
    },
    ReviewConnection,
  ),
);

builder.objectField(Administration, "review", (t) =>
  t.field({
    type: ReviewNode,
    nullable: true,
    description: "One review by database ID, published or hidden; null if there is none.",
    args: { databaseId: t.arg.id({ required: true, description: "Database ID (UUID) of the review." }) },
    resolve: (_administration, { databaseId }, context, info) =>
      isDatabaseId(databaseId)
        ? findRow(context, "Review", selectionOf(context, info), adminReview(context, databaseId))
        : null,
  }),
);

const which = { required: true, description: "Database ID (UUID) of the review." } as const;

const SetReviewVerifiedInput = builder.inputType("SetReviewVerifiedInput", {
  description: "The verification status of a review.",
  fields: (t) => ({
    databaseId: t.id(which),
    isVerified: t.boolean({
      required: true,
      description:
        "True to confirm that the author uses the software, also where a work mailbox or the source of an import verified the review. False to take any verification back.",
    }),
    ifUpdatedAt: t.field({ type: "DateTime", description: ifUpdatedAt }),
  }),
});

const SetReviewStatusInput = builder.inputType("SetReviewStatusInput", {
  description: "The visibility of a review.",
  fields: (t) => ({
    databaseId: t.id(which),
    status: t.field({ type: ReviewStatusEnum, required: true, description: "Published or hidden." }),
    reason: t.string({
      description:
        "Reason for hiding the review, sent to its author. At most 4,000 characters. Ignored when publishing.",
    }),
    ifUpdatedAt: t.field({ type: "DateTime", description: ifUpdatedAt }),
  }),
});

const DeleteReviewAsAdminInput = builder.inputType("DeleteReviewAsAdminInput", {
  description: "The review to delete.",
  fields: (t) => ({
    databaseId: t.id(which),
    ifUpdatedAt: t.field({ type: "DateTime", description: ifUpdatedAt }),
  }),
});

export const ReviewModerated = reviewOutcome("ReviewModerated", "The moderated review.");

mutation("setReviewVerified", {
  description:
    "Marks a review as verified by moderators, or as unverified. Verifying deletes a waiting proof of use and notifies its sender. Not for the author of the review, nor for members of the listing's company. Administrators only.",
  result: "the moderated review",
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
    "Hides a review with a reason, or publishes it again. The author is notified by e-mail. Administrators only.",
  result: "the moderated review",
  permission: "review.moderate",
  input: SetReviewStatusInput,
  type: ReviewModerated,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ifUpdatedAt: seen, ...status }, context) => ({
    reviewId: await setReviewStatus(context, requireDatabaseId(databaseId, "Review"), status, seen),
  }),
});

mutation("deleteReviewAsAdmin", {
  description: "Deletes a review permanently. The author is notified by e-mail. Administrators only.",
  result: "the ID of the deleted review",
  permission: "review.moderate",
  input: DeleteReviewAsAdminInput,
  type: ReviewDeleted,
  failures: [Conflict],
  async resolve({ databaseId, ifUpdatedAt: seen }, context) {
    await deleteReviewAsAdmin(context, requireDatabaseId(databaseId, "Review"), seen);
    return { databaseId };
  },
});
