import { useEffect, useState } from "react";
import { graphql } from "react-relay/hooks";
import type { useVerificationMutation } from "~/relay/__generated__/useVerificationMutation.graphql";
import { type Outcome, useMutate } from "~/relay/mutate";

/** Where the proof of an address stands. */
export type Verification = "verifying" | "verified" | { readonly refused: string };

/** What this visit has asked already: a token is good for one question, however often the page is drawn. */
const asked = new Map<string, Promise<Outcome<useVerificationMutation>>>();
const refused = "Invalid or expired verification token";

/** Proves the address that the token was mailed to, as soon as the page has come alive. Without a token nothing is asked. */
export function useVerification(token: string): Verification {
  const [state, setState] = useState<Verification>("verifying");
  const verify = useMutate<useVerificationMutation>(graphql`
    mutation useVerificationMutation($input: VerifyEmailInput!) {
      verifyEmail(input: $input) {
        __typename
        ... on ValidationError {
          message
        }
      }
    }
  `);
  useEffect(() => {
    if (token === "") return;
    const answered = asked.get(token) ?? verify({ input: { token } });
    asked.set(token, answered);
    let isGone = false;
    void answered.then(({ answer, failure }) => {
      if (isGone) return;
      const result = answer?.verifyEmail;
      if (result?.__typename === "ValidationError") setState({ refused: result.message });
      else setState(failure ? { refused: failure.words(refused) } : "verified");
    });
    return () => {
      isGone = true;
    };
  }, [token, verify]);
  return state;
}
