import type { CategoryChange } from "@assay/api/inputs";
import { graphql } from "react-relay/hooks";
import type { SaveResult } from "~/components/admin/EditDialog";
import type { useSaveCategoryMutation } from "~/relay/__generated__/useSaveCategoryMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { fieldProblems } from "~/ui/form/problems";

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
  return async (change, ifUpdatedAt) => {
    const { answer, failure } = await update({ input: { databaseId, ifUpdatedAt, ...change } });
    if (failure) return { failure };
    const result = answer.updateCategory;
    if (result.__typename === "CategorySaved") return { saved: result.category.name };
    if (result.__typename === "ConflictError") return { conflict: result.message };
    return { fields: result.__typename === "ValidationError" ? fieldProblems(result.fields) : {} };
  };
}
