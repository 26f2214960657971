import { graphql } from "react-relay/hooks";
import { type Change, toResult } from "~/components/admin/use-changes";
import type { Selectable } from "~/components/admin/use-selection";
import type {
  ProofRefusal,
  useProofDecisionsMutation,
} from "~/relay/__generated__/useProofDecisionsMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { deciding } from "./deciding";

/** A waiting proof: `name` is the title of its review. */
export interface ProofRecord extends Selectable {
  /** The review's last change that the moderator has seen. */
  readonly updatedAt: string | null | undefined;
}

/** Why a proof is refused, and what else its sender is told. */
export interface Refusal {
  readonly reason: ProofRefusal;
  readonly message: string | null;
}

/** Moderators' decisions on proofs of use: a refusal refuses, null accepts. Reviewers are told, so they cannot be undone here. */
export function useProofDecisions() {
  const decide = useMutate<useProofDecisionsMutation>(graphql`
    mutation useProofDecisionsMutation($input: DecideReviewProofInput!) {
      decideReviewProof(input: $input) {
        __typename
        ... on ReviewModerated {
          review {
            id
            isVerified
          }
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
  return (refusal: Refusal | null): Change<ProofRecord> => {
    const decision = refusal === null ? "ACCEPTED" : "REFUSED";
    return {
      ...deciding(decision, "Proof", "proofs"),
      run: async (row) =>
        toResult(
          await decide({
            input: {
              databaseId: row.id,
              decision,
              ...refusal,
              ...(row.updatedAt && { ifUpdatedAt: row.updatedAt }),
            },
          }),
          "Failed to decide on the proof. Please try again.",
          ({ decideReviewProof: result }) =>
            result.__typename === "ReviewModerated" ? { done: row } : result,
        ),
    };
  };
}
