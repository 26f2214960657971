import { graphql } from "react-relay/hooks";
import type { useReviewVerificationMutation } from "~/relay/__generated__/useReviewVerificationMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { type EmailLink, useEmailLink } from "~/ui/form/use-email-link";

const unreachable = "The review could not be verified. Please try again.";

/** The fields of a verified review that its author is shown. */
export interface VerifiedReview {
  readonly databaseId: string;
  readonly title: string;
  readonly software: { readonly name: string };
}

/** The result of a link: a verified review, or the message if moderators look at the review first. */
export type Verification = { readonly review: VerifiedReview } | { readonly heldMessage: string };

/** The action behind the link: verifies the review whose author received the token at a work address. */
export function useReviewVerification(token: string): EmailLink<Verification> {
  const verify = useMutate<useReviewVerificationMutation>(graphql`
    mutation useReviewVerificationMutation($input: VerifyReviewInput!) {
      verifyReview(input: $input) {
        __typename
        ... on ReviewSaved {
          review {
            databaseId
            title
            isVerified
            software {
              name
            }
          }
        }
        ... on ValidationError {
          message
        }
        ... on ConflictError {
          code
          message
        }
      }
    }
  `);
  return useEmailLink<Verification>(async () => {
    const { answer, failure } = await verify({ input: { token } });
    const result = answer?.verifyReview;
    if (result?.__typename === "ReviewSaved") return { given: { review: result.review } };
    if (result?.__typename === "ConflictError" && result.code === "REVIEW_HELD")
      return { given: { heldMessage: result.message } };
    if (result?.__typename === "ConflictError" || result?.__typename === "ValidationError")
      return { refused: result.message };
    return { failed: failure?.text(unreachable) ?? unreachable };
  });
}
