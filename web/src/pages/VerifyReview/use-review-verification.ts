import { useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import type { useReviewVerificationMutation } from "~/relay/__generated__/useReviewVerificationMutation.graphql";
import { useMutate } from "~/relay/mutate";

const unreachable = "The review could not be verified. Please try again.";

/** A review as far as its author is told that it is verified. */
export interface VerifiedReview {
  readonly databaseId: string;
  readonly title: string;
  readonly software: { readonly name: string };
}

/** What came of a token: why it was refused, or which review it verified. */
type VerificationOutcome = { readonly refused: string } | { readonly given: VerifiedReview };

/**
 * What verifies the review whose author's work address the token was mailed to; what came of it is null until then. Where
 * there was no answer `failure` says so, and it can be run again: the token is as good as before.
 */
export function useReviewVerification(token: string): {
  outcome: VerificationOutcome | null;
  failure: string | null;
  isBusy: boolean;
  run: () => Promise<void>;
} {
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
  const isAsked = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<VerificationOutcome | null>(null);
  const run = async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    setBusy(true);
    setFailure(null);
    const { answer, failure: why } = await verify({ input: { token } });
    const result = answer?.verifyReview;
    if (result?.__typename === "ReviewSaved") return setOutcome({ given: result.review });
    if (result?.__typename === "ValidationError") return setOutcome({ refused: result.message });
    isAsked.current = false;
    setBusy(false);
    setFailure(why?.words(unreachable) ?? unreachable);
  };
  return { outcome, failure, isBusy, run };
}
