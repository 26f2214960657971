import { graphql } from "react-relay/hooks";
import type { useReviewVerificationMutation } from "~/relay/__generated__/useReviewVerificationMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { type MailedLink, useMailedLink } from "~/ui/form/use-mailed-link";

const unreachable = "The review could not be verified. Please try again.";

/** A review as far as its author is told that it is verified. */
export interface VerifiedReview {
  readonly databaseId: string;
  readonly title: string;
  readonly software: { readonly name: string };
}

/** What verifies the review whose author's work address the token was mailed to. */
export function useReviewVerification(token: string): MailedLink<VerifiedReview> {
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
      }
    }
  `);
  return useMailedLink<VerifiedReview>(async () => {
    const { answer, failure } = await verify({ input: { token } });
    const result = answer?.verifyReview;
    if (result?.__typename === "ReviewSaved") return { given: result.review };
    if (result?.__typename === "ValidationError") return { refused: result.message };
    return { failed: failure?.words(unreachable) ?? unreachable };
  });
}
