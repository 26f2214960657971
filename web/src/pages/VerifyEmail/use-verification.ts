import { invalidProof } from "@assay/api/inputs";
import { useEffect, useState } from "react";
import { graphql } from "react-relay/hooks";
import type { useVerificationMutation } from "~/relay/__generated__/useVerificationMutation.graphql";
import { useMutate } from "~/relay/mutate";

/** The result of a token: the address is verified, or the reason why not. */
export type Verification =
  | { readonly isVerified: true }
  | { readonly isVerified: false; readonly refused: string };

/** Requests of this visit by token: each token is sent once, however often the page renders. */
const verifications = new Map<string, Promise<Verification>>();

/**
 * Verifies the e-mail address of a token after hydration; null until that has succeeded or failed.
 * Without a token nothing is sent.
 */
export function useVerification(token: string): Verification | null {
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
  const [outcome, setOutcome] = useState<Verification | null>(null);
  useEffect(() => {
    if (token === "") return;
    const request = async (): Promise<Verification> => {
      const { answer, failure } = await verify({ input: { token } });
      const result = answer?.verifyEmail;
      if (failure) return { isVerified: false, refused: failure.text(invalidProof) };
      if (result?.__typename === "ValidationError") return { isVerified: false, refused: result.message };
      return { isVerified: true };
    };
    const verification = verifications.get(token) ?? request();
    verifications.set(token, verification);
    let isUnmounted = false;
    void verification.then((each) => !isUnmounted && setOutcome(each));
    return () => {
      isUnmounted = true;
    };
  }, [token, verify]);
  return outcome;
}
