import { graphql } from "react-relay/hooks";
import type { useReviewVerificationMutation } from "~/relay/__generated__/useReviewVerificationMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { type EmailLink, useEmailLink } from "~/ui/form/use-email-link";

const unreachable = "The review could not be verified. Please try again.";

/** A review as far as its author is told that it is verified. */
export interface VerifiedReview {
  readonly databaseId: string;
  readonly title: string;
  readonly software: { readonly name: string };
}

/** What came of a link: a verified review, or what is said where moderators look at the review first. */
export type Verification = { readonly review: VerifiedReview } | { readonly held: string };

/** What verifies the review whose author's work address the token was mailed to. */
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
      return { given: { held: result.message } };
    if (result?.__typename === "ConflictError" || result?.__typename === "ValidationError")
      return { refused: result.message };
    return { failed: failure?.text(unreachable) ?? unreachable };
  });
}
