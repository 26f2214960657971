import { graphql } from "react-relay/hooks";
import { useMutationError } from "~/components/use-mutation-error";
import type {
  RevokeReviewInvitationsInput,
  useRevokeLinksMutation,
} from "~/relay/__generated__/useRevokeLinksMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { formatCount } from "~/ui/count";
import { useToast } from "~/ui/Toast";

/** What is said before open links are revoked. */
export const revokingMeans =
  "Whoever has such a link can still write a review, which is labeled as invited all the same. This cannot be undone.";

/** Returns a function that revokes open links and says how many were. */
export function useRevokeLinks(
  onRevoked: () => Promise<void>,
): (input: RevokeReviewInvitationsInput) => Promise<void> {
  const revoke = useMutate<useRevokeLinksMutation>(graphql`
    mutation useRevokeLinksMutation($input: RevokeReviewInvitationsInput!) {
      revokeReviewInvitations(input: $input) {
        __typename
        ... on ReviewInvitationsRevoked {
          revokedCount
        }
      }
    }
  `);
  const refused = useMutationError("Links Not Revoked", "Failed to revoke the links. Please try again.");
  const toast = useToast();
  return async (input) => {
    const { answer, failure } = await revoke({ input });
    const result = answer?.revokeReviewInvitations;
    if (failure) refused(failure);
    if (result?.__typename !== "ReviewInvitationsRevoked") return;
    const { revokedCount: count } = result;
    toast({ title: count === 1 ? "1 link revoked" : `${formatCount(count)} links revoked` });
    await onRevoked();
  };
}
