import type { CategoryChange } from "@assay/api/inputs";
import { graphql } from "react-relay/hooks";
import { type SaveResult, toSaveResult } from "~/components/admin/save-result";
import type { useSaveCategoryMutation } from "~/relay/__generated__/useSaveCategoryMutation.graphql";
import { useMutate } from "~/relay/mutate";

/** Saves changes of a category's content or name, unless it was changed since `ifUpdatedAt`. */
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
