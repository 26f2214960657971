import { graphql } from "react-relay/hooks";
import { type Change, toResult } from "~/components/admin/use-changes";
import type { Selectable } from "~/components/admin/use-selection";
import type { useListingDecisionsDecideMutation } from "~/relay/__generated__/useListingDecisionsDecideMutation.graphql";
import type { useListingDecisionsReopenMutation } from "~/relay/__generated__/useListingDecisionsReopenMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { deciding } from "./deciding";

/** Administrators' decisions about flags of listings; each is refused if somebody else decided first, and can be undone. */
export function useListingDecisions() {
  const decide = useMutate<useListingDecisionsDecideMutation>(graphql`
    mutation useListingDecisionsDecideMutation($input: DecideListingFlagInput!) {
      decideListingFlag(input: $input) {
        __typename
        ... on ListingFlagDecided {
          flag {
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
  const reopen = useMutate<useListingDecisionsReopenMutation>(graphql`
    mutation useListingDecisionsReopenMutation($input: ReopenListingFlagInput!) {
      reopenListingFlag(input: $input) {
        __typename
        ... on ListingFlagDecided {
          flag {
            id
            status
          }
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  return (decision: "UPHELD" | "DISMISSED"): Change<Selectable> => ({
    ...deciding(decision, "Flag", "flags"),
    run: async (row) =>
      toResult(
        await decide({ input: { databaseId: row.id, decision } }),
        "Failed to decide the flag. Please try again.",
        ({ decideListingFlag: result }) =>
          result.__typename === "ListingFlagDecided" ? { done: row } : result,
      ),
    undo: async (row) =>
      toResult(
        await reopen({ input: { databaseId: row.id } }),
        "Failed to open the flag again. Please try again.",
        ({ reopenListingFlag: result }) =>
          result.__typename === "ListingFlagDecided" ? { done: row } : result,
      ),
  });
}
