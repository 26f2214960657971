import type { CategoryChange } from "@assay/api/inputs";
import { graphql } from "react-relay/hooks";
import { type SaveResult, toSaveResult } from "~/components/admin/save-result";
import type { useSaveCategoryMutation } from "~/relay/__generated__/useSaveCategoryMutation.graphql";
import { useMutate } from "~/relay/mutate";

/** Saves what was changed of a category's words or name, if it still is as one saw it at that time. */
export function useSaveCategory(
  databaseId: string,
): (change: CategoryChange, ifUpdatedAt: string) => Promise<SaveResult> {
  const update = useMutate<useSaveCategoryMutation>(graphql`
    mutation useSaveCategoryMutation($input: UpdateCategoryInput!) {
      updateCategory(input: $input) {
        __typename
        ... on CategorySaved {
          category {
            id
            name
            slug
            updatedAt
          }
        }
        ... on ValidationError {
          fields {
            path
            message
          }
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  return async (change, ifUpdatedAt) =>
    toSaveResult(
      await update({ input: { databaseId, ifUpdatedAt, ...change } }),
      ({ updateCategory: result }) =>
        result.__typename === "CategorySaved" ? { saved: result.category.name } : result,
    );
}
