import { graphql } from "react-relay/hooks";
import { type Change, type ChangeResult, countedTitle, toResult } from "~/components/admin/use-changes";
import type { Selectable } from "~/components/admin/use-selection";
import type { useCategoryChangesMutation } from "~/relay/__generated__/useCategoryChangesMutation.graphql";
import { useMutate } from "~/relay/mutate";

/** A category with what changes need. */
export interface CategoryRecord extends Selectable {
  readonly type: "SOFTWARE" | "SERVICE";
  readonly isActive: boolean;
  /** The database id of its parent; null at the top. */
  readonly parentId: string | null;
  readonly updatedAt: string;
  /** The previous parent, for undo. */
  readonly formerParentId?: string | null;
}

const categories = (count: number, done: string) => countedTitle(count, "Category", "categories", done);

/** Administrators' changes of categories besides their content; refused if somebody else changed one meanwhile. */
export function useCategoryChanges() {
  const update = useMutate<useCategoryChangesMutation>(graphql`
    mutation useCategoryChangesMutation($input: UpdateCategoryInput!) {
      updateCategory(input: $input) {
        __typename
        ... on CategorySaved {
          category {
            id
            isActive
            updatedAt
            parent {
              id
              databaseId
            }
          }
        }
        ... on ValidationError {
          fields {
            message
          }
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  const change = async (
    row: CategoryRecord,
    given: { isActive: boolean } | { parentId: string | null },
    isAgain = false,
  ): Promise<ChangeResult<CategoryRecord>> =>
    toResult(
      await update({
        input: { databaseId: row.id, ...(!isAgain && { ifUpdatedAt: row.updatedAt }), ...given },
      }),
      "Failed to update category",
      ({ updateCategory: result }) => {
        if (result.__typename !== "CategorySaved") return result;
        const { isActive, updatedAt, parent } = result.category;
        return { done: { ...row, isActive, updatedAt, parentId: parent?.databaseId ?? null } };
      },
    );
  const toActive = (isActive: boolean): Change<CategoryRecord> => ({
    busy: isActive ? "Activating" : "Deactivating",
    successTitle: (count) => categories(count, isActive ? "activated" : "deactivated"),
    failureTitle: isActive ? "Not Activated" : "Not Deactivated",
    isNoop: (row) => row.isActive === isActive,
    run: (row) => change(row, { isActive }),
    retry: (row) => change(row, { isActive }, true),
    undo: (row) => change(row, { isActive: !isActive }),
  });
  const move = async (row: CategoryRecord, parentId: string | null, isAgain = false) => {
    const settled = await change(row, { parentId }, isAgain);
    return "done" in settled ? { done: { ...settled.done, formerParentId: row.parentId } } : settled;
  };
  /** `place` is the name of the new parent for messages. */
  const toPlace = (parentId: string | null, place: string): Change<CategoryRecord> => ({
    busy: "Moving",
    successTitle: (count) => categories(count, `moved ${place}`),
    failureTitle: "Not Moved",
    isNoop: (row) => row.parentId === parentId,
    run: (row) => move(row, parentId),
    retry: (row) => move(row, parentId, true),
    undo: (row) => change(row, { parentId: row.formerParentId ?? null }),
  });
  return { toActive, toPlace };
}
