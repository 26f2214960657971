import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import { type TokenOutcome, useMailedToken } from "~/components/use-mailed-token";
import type { useReviewVerificationMutation } from "~/relay/__generated__/useReviewVerificationMutation.graphql";
import { useMutate } from "~/relay/mutate";

const refused = "The review could not be verified. Please try again.";

/** A review as far as its author is told that it is verified. */
export interface VerifiedReview {
  readonly databaseId: string;
  readonly title: string;
  readonly software: { readonly name: string };
}

/** Verifies the review whose author's work address the token was mailed to; null until that is done or refused. */
export function useReviewVerification(token: string): TokenOutcome<VerifiedReview> | null {
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
  const ask = useCallback(
    async (token: string): Promise<TokenOutcome<VerifiedReview>> => {
      const { answer, failure } = await verify({ input: { token } });
      if (failure) return { refused: failure.words(refused) };
      const result = answer.verifyReview;
      if (result.__typename === "ReviewSaved") return { given: result.review };
      return { refused: result.__typename === "ValidationError" ? result.message : refused };
    },
    [verify],
  );
  return useMailedToken(token, ask);
}
