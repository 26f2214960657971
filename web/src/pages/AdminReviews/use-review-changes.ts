import { graphql } from "react-relay/hooks";
import { type Change, countedTitle, toResult } from "~/components/admin/use-changes";
import type { Selectable } from "~/components/admin/use-selection";
import type { useReviewChangesRemoveMutation } from "~/relay/__generated__/useReviewChangesRemoveMutation.graphql";
import type { useReviewChangesStatusMutation } from "~/relay/__generated__/useReviewChangesStatusMutation.graphql";
import type { useReviewChangesVerifyMutation } from "~/relay/__generated__/useReviewChangesVerifyMutation.graphql";
import { useMutate } from "~/relay/mutate";

/** A review with what changes need: ids, when the displayed version was changed, and its state then. */
export interface ReviewRecord extends Selectable {
  readonly updatedAt: string | null;
  readonly isVerified: boolean;
  /** Reason for hiding; null if it is published. */
  readonly hiddenReason: string | null;
}

/** The record of a row in a list. */
export const recordOf = (node: {
  readonly databaseId: string;
  readonly title: string;
  readonly updatedAt: string | null | undefined;
  readonly isVerified: boolean;
  readonly status: string;
  readonly hiddenReason: string | null | undefined;
}): ReviewRecord => ({
  id: node.databaseId,
  name: node.title,
  updatedAt: node.updatedAt ?? null,
  isVerified: node.isVerified,
  hiddenReason: node.status === "HIDDEN" ? (node.hiddenReason ?? "") : null,
});

const reviews = (count: number, done: string) => countedTitle(count, "Review", "reviews", done);

/** Administrators' changes of reviews; each is refused if somebody else changed the review meanwhile. */
export function useReviewChanges() {
  const setVerified = useMutate<useReviewChangesVerifyMutation>(graphql`
    mutation useReviewChangesVerifyMutation($input: SetReviewVerifiedInput!) {
      setReviewVerified(input: $input) {
        __typename
        ... on ReviewModerated {
          review {
            id
            isVerified
            verifiedBy
            updatedAt
          }
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  const setStatus = useMutate<useReviewChangesStatusMutation>(graphql`
    mutation useReviewChangesStatusMutation($input: SetReviewStatusInput!) {
      setReviewStatus(input: $input) {
        __typename
        ... on ReviewModerated {
          review {
            id
            status
            hiddenReason
            updatedAt
          }
        }
        ... on ValidationError {
          message
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  const removeReview = useMutate<useReviewChangesRemoveMutation>(graphql`
    mutation useReviewChangesRemoveMutation($input: DeleteReviewAsAdminInput!) {
      deleteReviewAsAdmin(input: $input) {
        __typename
        ... on ReviewDeleted {
          databaseId
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  const key = ({ id, updatedAt }: ReviewRecord) => ({ databaseId: id, ifUpdatedAt: updatedAt });
  // The row keeps the review's previous state, to which undo returns.
  const changeVerified = async (row: ReviewRecord, isVerified: boolean) =>
    toResult(
      await setVerified({ input: { ...key(row), isVerified } }),
      "Failed to change the review. Please try again.",
      ({ setReviewVerified: result }) =>
        result.__typename === "ReviewModerated"
          ? { done: { ...row, updatedAt: result.review.updatedAt ?? null } }
          : result,
    );
  const changeStatus = async (row: ReviewRecord, reason: string | null) =>
    toResult(
      await setStatus({ input: { ...key(row), status: reason === null ? "PUBLISHED" : "HIDDEN", reason } }),
      "Failed to change the review. Please try again.",
      ({ setReviewStatus: result }) =>
        result.__typename === "ReviewModerated"
          ? { done: { ...row, updatedAt: result.review.updatedAt ?? null } }
          : result,
    );
  const toVerified = (isVerified: boolean): Change<ReviewRecord> => ({
    busy: isVerified ? "Verifying" : "Removing verification",
    successTitle: (count) => reviews(count, isVerified ? "verified" : "no longer verified"),
    failureTitle: isVerified ? "Review Not Verified" : "Review Not Unverified",
    isNoop: (row) => row.isVerified === isVerified,
    run: (row) => changeVerified(row, isVerified),
    retry: (row) => changeVerified({ ...row, updatedAt: null }, isVerified),
    undo: (row) => changeVerified(row, row.isVerified),
  });
  // No undo: what a mailbox or an import had proved of it cannot be proved again by an administrator.
  const confirmUse: Change<ReviewRecord> = {
    busy: "Verifying",
    successTitle: (count) => reviews(count, "verified"),
    failureTitle: "Review Not Verified",
    run: (row) => changeVerified(row, true),
    retry: (row) => changeVerified({ ...row, updatedAt: null }, true),
  };
  const toHidden = (reason: string): Change<ReviewRecord> => ({
    busy: "Hiding",
    successTitle: (count) => reviews(count, "hidden"),
    failureTitle: "Review Not Hidden",
    // The author was already notified of the existing reason, so it stays.
    isNoop: (row) => row.hiddenReason !== null,
    run: (row) => changeStatus(row, reason),
    retry: (row) => changeStatus({ ...row, updatedAt: null }, reason),
    undo: (row) => changeStatus(row, row.hiddenReason),
  });
  const publish: Change<ReviewRecord> = {
    busy: "Publishing",
    successTitle: (count) => reviews(count, "published"),
    failureTitle: "Review Not Published",
    isNoop: (row) => row.hiddenReason === null,
    run: (row) => changeStatus(row, null),
    retry: (row) => changeStatus({ ...row, updatedAt: null }, null),
    undo: (row) => changeStatus(row, row.hiddenReason),
  };
  const remove: Change<ReviewRecord> = {
    busy: "Deleting",
    successTitle: (count) => reviews(count, "deleted"),
    failureTitle: "Review Not Deleted",
    run: async (row) =>
      toResult(
        await removeReview({ input: key(row) }),
        "Failed to delete the review. Please try again.",
        ({ deleteReviewAsAdmin: result }) => (result.__typename === "ReviewDeleted" ? { done: row } : result),
      ),
  };
  return { toVerified, confirmUse, toHidden, publish, remove };
}
