import { graphql } from "react-relay/hooks";
import { type Change, countedTitle, toResult } from "~/components/admin/use-changes";
import type { Selectable } from "~/components/admin/use-selection";
import type { useUserChangesAdminMutation } from "~/relay/__generated__/useUserChangesAdminMutation.graphql";
import type { useUserChangesRemoveMutation } from "~/relay/__generated__/useUserChangesRemoveMutation.graphql";
import type { useUserChangesSuspendMutation } from "~/relay/__generated__/useUserChangesSuspendMutation.graphql";
import type { useUserChangesTwoStepMutation } from "~/relay/__generated__/useUserChangesTwoStepMutation.graphql";
import { useMutate } from "~/relay/mutate";

/** A user with what changes need: ids, their state, and when the displayed version was changed. */
export interface UserRecord extends Selectable {
  readonly isSuspended: boolean;
  readonly updatedAt: string;
}

const users = (count: number, done: string) => countedTitle(count, "User", "users", done);

/** Administrators' changes of users; each is refused if somebody else changed the user meanwhile. */
export function useUserChanges() {
  const setAdmin = useMutate<useUserChangesAdminMutation>(graphql`
    mutation useUserChangesAdminMutation($input: SetUserAdminInput!) {
      setUserAdmin(input: $input) {
        __typename
        ... on UserUpdated {
          user {
            id
            isAdmin
            updatedAt
          }
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  const setSuspended = useMutate<useUserChangesSuspendMutation>(graphql`
    mutation useUserChangesSuspendMutation($input: SetUserSuspendedInput!) {
      setUserSuspended(input: $input) {
        __typename
        ... on UserUpdated {
          user {
            id
            suspendedAt
            updatedAt
          }
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  const resetTwoStep = useMutate<useUserChangesTwoStepMutation>(graphql`
    mutation useUserChangesTwoStepMutation($input: ResetTwoStepInput!) {
      resetTwoStep(input: $input) {
        __typename
        ... on UserUpdated {
          user {
            id
            twoStepVerification {
              turnedOnAt
            }
            updatedAt
          }
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  const removeUser = useMutate<useUserChangesRemoveMutation>(graphql`
    mutation useUserChangesRemoveMutation($input: RemoveUserAsAdminInput!) {
      removeUserAsAdmin(input: $input) {
        __typename
        ... on UserRemoved {
          databaseId
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  /** After a conflict, the retry omits `ifUpdatedAt` and so overwrites the other change. */
  const key = ({ id, updatedAt }: UserRecord, isAgain = false) => ({
    databaseId: id,
    ...(!isAgain && { ifUpdatedAt: updatedAt }),
  });
  const changeAdmin = (isAdmin: boolean, isAgain?: boolean) => async (row: UserRecord) =>
    toResult(
      await setAdmin({ input: { ...key(row, isAgain), isAdmin } }),
      "Failed to change the user. Please try again.",
      ({ setUserAdmin: result }) =>
        result.__typename === "UserUpdated" ? { done: { ...row, updatedAt: result.user.updatedAt } } : result,
    );
  const changeSuspended = (isSuspended: boolean, isAgain?: boolean) => async (row: UserRecord) =>
    toResult(
      await setSuspended({ input: { ...key(row, isAgain), isSuspended } }),
      "Failed to change the user. Please try again.",
      ({ setUserSuspended: result }) =>
        result.__typename === "UserUpdated"
          ? { done: { ...row, isSuspended, updatedAt: result.user.updatedAt } }
          : result,
    );
  const endTwoStep = (isAgain?: boolean) => async (row: UserRecord) =>
    toResult(
      await resetTwoStep({ input: key(row, isAgain) }),
      "Failed to change the user. Please try again.",
      ({ resetTwoStep: result }) =>
        result.__typename === "UserUpdated" ? { done: { ...row, updatedAt: result.user.updatedAt } } : result,
    );
  const end = (isAgain?: boolean) => async (row: UserRecord) =>
    toResult(
      await removeUser({ input: key(row, isAgain) }),
      "Failed to delete the user. Please try again.",
      ({ removeUserAsAdmin: result }) => (result.__typename === "UserRemoved" ? { done: row } : result),
    );
  const toAdmin = (isAdmin: boolean): Change<UserRecord> => ({
    busy: isAdmin ? "Granting admin" : "Revoking admin",
    successTitle: (count) => users(count, isAdmin ? "made administrator" : "no longer administrator"),
    failureTitle: isAdmin ? "Admin Not Granted" : "Admin Not Revoked",
    run: changeAdmin(isAdmin),
    retry: changeAdmin(isAdmin, true),
    undo: changeAdmin(!isAdmin),
  });
  const toSuspended = (isSuspended: boolean): Change<UserRecord> => ({
    busy: isSuspended ? "Suspending" : "Unsuspending",
    successTitle: (count) => users(count, isSuspended ? "suspended" : "unsuspended"),
    failureTitle: isSuspended ? "User Not Suspended" : "User Not Unsuspended",
    isNoop: (row) => row.isSuspended === isSuspended,
    run: changeSuspended(isSuspended),
    retry: changeSuspended(isSuspended, true),
    undo: changeSuspended(!isSuspended),
  });
  const withoutTwoStep: Change<UserRecord> = {
    busy: "Turning off",
    successTitle: (count) => users(count, "without two-step verification"),
    failureTitle: "Two-Step Verification Not Turned Off",
    run: endTwoStep(),
    retry: endTwoStep(true),
  };
  const remove: Change<UserRecord> = {
    busy: "Deleting",
    successTitle: (count) => users(count, "deleted"),
    failureTitle: "User Not Deleted",
    run: end(),
    retry: end(true),
  };
  return { toAdmin, toSuspended, withoutTwoStep, remove };
}
