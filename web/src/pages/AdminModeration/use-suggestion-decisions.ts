import { graphql } from "react-relay/hooks";
import { type Change, toResult } from "~/components/admin/use-changes";
import type { Selectable } from "~/components/admin/use-selection";
import type {
  AcceptSuggestedProductInput,
  useSuggestionDecisionsAcceptMutation,
} from "~/relay/__generated__/useSuggestionDecisionsAcceptMutation.graphql";
import type {
  SuggestionRefusal,
  useSuggestionDecisionsRefuseMutation,
} from "~/relay/__generated__/useSuggestionDecisionsRefuseMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { deciding } from "./deciding";

/** What a suggested product becomes: a new listing, or an existing one. */
export type Acceptance = Omit<AcceptSuggestedProductInput, "databaseId">;

/** Why a suggested product is refused, and what else its author is told. */
export interface SuggestionRefused {
  readonly reason: SuggestionRefusal;
  readonly message: string | null;
}

/** Administrators' decisions on suggested products. Authors are told, so they cannot be undone here. */
export function useSuggestionDecisions() {
  const accept = useMutate<useSuggestionDecisionsAcceptMutation>(graphql`
    mutation useSuggestionDecisionsAcceptMutation($input: AcceptSuggestedProductInput!) {
      acceptSuggestedProduct(input: $input) {
        __typename
        ... on SuggestionSaved {
          suggestion {
            id
            status
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
  const refuse = useMutate<useSuggestionDecisionsRefuseMutation>(graphql`
    mutation useSuggestionDecisionsRefuseMutation($input: RefuseSuggestedProductInput!) {
      refuseSuggestedProduct(input: $input) {
        __typename
        ... on SuggestionSaved {
          suggestion {
            id
            status
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
  const failed = "Failed to decide on the suggestion. Please try again.";
  return {
    toAccepted: (acceptance: Acceptance): Change<Selectable> => ({
      ...deciding("ACCEPTED", "Suggestion", "suggestions"),
      run: async (row) =>
        toResult(
          await accept({ input: { databaseId: row.id, ...acceptance } }),
          failed,
          ({ acceptSuggestedProduct: result }) =>
            result.__typename === "SuggestionSaved" ? { done: row } : result,
        ),
    }),
    toRefused: (refusal: SuggestionRefused): Change<Selectable> => ({
      ...deciding("REFUSED", "Suggestion", "suggestions"),
      run: async (row) =>
        toResult(
          await refuse({ input: { databaseId: row.id, ...refusal } }),
          failed,
          ({ refuseSuggestedProduct: result }) =>
            result.__typename === "SuggestionSaved" ? { done: row } : result,
        ),
    }),
  };
}
