import { graphql } from "react-relay/hooks";
import { type Change, toResult } from "~/components/admin/use-changes";
import type { Selectable } from "~/components/admin/use-selection";
import type { useManipulationNoticeRemoveMutation } from "~/relay/__generated__/useManipulationNoticeRemoveMutation.graphql";
import type {
  ManipulationReason,
  useManipulationNoticeSetMutation,
} from "~/relay/__generated__/useManipulationNoticeSetMutation.graphql";
import { useMutate } from "~/relay/mutate";

/** A listing and the notice that is set on it or removed; `id` is the listing's database ID. */
export interface NoticeRow extends Selectable {
  readonly notice: { readonly reason: ManipulationReason; readonly statement: string };
}

/** Setting the notice of manipulation of a listing and removing it; each undoes the other. */
export function useManipulationNotice(): { set: Change<NoticeRow>; remove: Change<NoticeRow> } {
  const send = useMutate<useManipulationNoticeSetMutation>(graphql`
    mutation useManipulationNoticeSetMutation($input: SetManipulationNoticeInput!) {
      setManipulationNotice(input: $input) {
        __typename
        ... on ManipulationNoticeChanged {
          software {
            id
            manipulationNotice {
              reason
              statement
              endsAt
            }
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
  const takeBack = useMutate<useManipulationNoticeRemoveMutation>(graphql`
    mutation useManipulationNoticeRemoveMutation($input: RemoveManipulationNoticeInput!) {
      removeManipulationNotice(input: $input) {
        __typename
        ... on ManipulationNoticeChanged {
          software {
            id
            manipulationNotice {
              reason
              statement
              endsAt
            }
          }
        }
      }
    }
  `);
  const set = async (row: NoticeRow) =>
    toResult(
      await send({ input: { databaseId: row.id, ...row.notice } }),
      "Failed to set the notice. Please try again.",
      ({ setManipulationNotice: result }) =>
        result.__typename === "ManipulationNoticeChanged" ? { done: row } : result,
    );
  const remove = async (row: NoticeRow) =>
    toResult(
      await takeBack({ input: { databaseId: row.id } }),
      "Failed to remove the notice. Please try again.",
      ({ removeManipulationNotice: result }) =>
        result.__typename === "ManipulationNoticeChanged" ? { done: row } : { __typename: result.__typename },
    );
  return {
    set: {
      busy: "Setting",
      successTitle: () => "Notice set",
      failureTitle: "Notice Not Set",
      run: set,
      undo: remove,
    },
    remove: {
      busy: "Removing",
      successTitle: () => "Notice removed",
      failureTitle: "Notice Not Removed",
      run: remove,
      undo: set,
    },
  };
}
