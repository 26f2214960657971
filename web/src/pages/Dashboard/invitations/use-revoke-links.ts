import { graphql } from "react-relay/hooks";
import { useMutationError } from "~/components/use-mutation-error";
import type {
  RevokeReviewInvitationsInput,
  useRevokeLinksMutation,
} from "~/relay/__generated__/useRevokeLinksMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { formatCount } from "~/ui/count";
import type { Problems } from "~/ui/form/problems";
import { useToast } from "~/ui/Toast";

/** What is said before open links are revoked. */
export const revokingMeans =
  "Whoever has such a link can still write a review, which is not labeled as invited. This cannot be undone.";

/** Returns a function that revokes open links and says how many were; it returns what was wrong, or null. */
export function useRevokeLinks(
  onRevoked: () => Promise<void>,
): (input: RevokeReviewInvitationsInput) => Promise<Problems | null> {
  const revoke = useMutate<useRevokeLinksMutation>(graphql`
    mutation useRevokeLinksMutation($input: RevokeReviewInvitationsInput!) {
      revokeReviewInvitations(input: $input) {
        __typename
        ... on ReviewInvitationsRevoked {
          revokedCount
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
  const refused = useMutationError("Links Not Revoked", "Failed to revoke the links. Please try again.");
  const toast = useToast();
  return async (input) => {
    const { answer, failure } = await revoke({ input });
    if (failure) return refused(failure);
    const result = answer.revokeReviewInvitations;
    if (result.__typename === "ValidationError" || result.__typename === "ConflictError")
      return { form: result.message };
    if (result.__typename !== "ReviewInvitationsRevoked") return null;
    const { revokedCount: count } = result;
    toast({ title: count === 1 ? "1 link revoked" : `${formatCount(count)} links revoked` });
    await onRevoked();
    return null;
  };
}
