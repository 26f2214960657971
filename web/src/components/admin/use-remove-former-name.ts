import { graphql } from "react-relay/hooks";
import { type Change, toResult } from "~/components/admin/use-changes";
import type { Selectable } from "~/components/admin/use-selection";
import type { useRemoveFormerNameMutation } from "~/relay/__generated__/useRemoveFormerNameMutation.graphql";
import { useMutate } from "~/relay/mutate";

/** Removes the former name of a listing permanently; the row's `id` is the listing's database ID. */
export function useRemoveFormerName(): Change<Selectable> {
  const remove = useMutate<useRemoveFormerNameMutation>(graphql`
    mutation useRemoveFormerNameMutation($input: RemoveFormerNameInput!) {
      removeFormerName(input: $input) {
        __typename
        ... on FormerNameRemoved {
          software {
            id
            formerName
          }
        }
      }
    }
  `);
  return {
    busy: "Removing",
    successTitle: () => "Former name removed",
    failureTitle: "Former Name Not Removed",
    run: async (row) =>
      toResult(
        await remove({ input: { databaseId: row.id } }),
        "Failed to remove the former name. Please try again.",
        ({ removeFormerName: result }) =>
          result.__typename === "FormerNameRemoved" ? { done: row } : { __typename: result.__typename },
      ),
  };
}
