import { useCallback } from "react";
import { graphql } from "react-relay/hooks";
import type { useVerificationMutation } from "~/relay/__generated__/useVerificationMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { type TokenOutcome, useMailedToken } from "./use-mailed-token";

const refused = "Invalid or expired verification token";

/** Proves the address that the token was mailed to; null until that is done or refused. */
export function useVerification(token: string): TokenOutcome<true> | null {
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
  const ask = useCallback(
    async (token: string): Promise<TokenOutcome<true>> => {
      const { answer, failure } = await verify({ input: { token } });
      const result = answer?.verifyEmail;
      if (result?.__typename === "ValidationError") return { refused: result.message };
      return failure ? { refused: failure.words(refused) } : { given: true };
    },
    [verify],
  );
  return useMailedToken(token, ask);
}
