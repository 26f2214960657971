import { startTransition, useOptimistic } from "react";
import { graphql } from "react-relay/hooks";
import { useListChanges, wordsOf } from "~/components/lists/use-list-changes";
import type { ListItems_list$data } from "~/relay/__generated__/ListItems_list.graphql";
import type { useItemsMoveMutation } from "~/relay/__generated__/useItemsMoveMutation.graphql";
import type { useItemsNoteMutation } from "~/relay/__generated__/useItemsNoteMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { fieldProblems, type Problems } from "~/ui/form/problems";
import { useToast } from "~/ui/Toast";

/** A software in the list. */
export type Item = ListItems_list$data["items"][number];

type Change = { kind: "remove"; id: string } | { kind: "move"; id: string; to: number };

/** The items as they will be: a move puts one at another index. */
export function changed(items: readonly Item[], change: Change): readonly Item[] {
  const others = items.filter(({ id }) => id !== change.id);
  const moved = items.find(({ id }) => id === change.id);
  return change.kind === "move" && moved ? others.toSpliced(change.to, 0, moved) : others;
}

/** What stands in the list, as it will be when the changes under way are done, and the changes. */
export function useItems({ databaseId: listId, name, items: stored }: ListItems_list$data) {
  const [items, show] = useOptimistic(stored, changed);
  const { remove: removeOne } = useListChanges({ isListShown: true });
  const toast = useToast();
  const moveOne = useMutate<useItemsMoveMutation>(graphql`
    mutation useItemsMoveMutation($input: MoveListItemInput!) {
      moveListItem(input: $input) {
        __typename
        ... on ListChanged {
          list {
            items {
              id
              position
            }
          }
        }
      }
    }
  `);
  const noteOne = useMutate<useItemsNoteMutation>(graphql`
    mutation useItemsNoteMutation($input: UpdateListItemInput!) {
      updateListItem(input: $input) {
        __typename
        ... on ListChanged {
          list {
            items {
              id
              note
            }
          }
        }
        ... on ValidationError {
          fields {
            path
            message
          }
        }
      }
    }
  `);
  return {
    items,
    /** Puts an item at another index. */
    move(item: Item, to: number): void {
      const position = items[to]?.position;
      if (position === undefined) return;
      startTransition(async () => {
        show({ kind: "move", id: item.id, to });
        const softwareId = item.software.databaseId;
        const { failure } = await moveOne({ input: { listId, softwareId, position } });
        if (failure) toast({ title: "Not Moved", description: wordsOf(failure), variant: "destructive" });
      });
    },
    /** Takes an item out; a toast offers to undo that. */
    remove(item: Item): void {
      startTransition(async () => {
        show({ kind: "remove", id: item.id });
        await removeOne({ databaseId: listId, name }, item.software);
      });
    },
    /** Changes what is noted; answers what is wrong with it. */
    async note(item: Item, note: string | null): Promise<Problems | null> {
      const softwareId = item.software.databaseId;
      const { answer, failure } = await noteOne({ input: { listId, softwareId, note } });
      if (failure) return { form: wordsOf(failure) };
      const result = answer.updateListItem;
      return result.__typename === "ValidationError" ? { fields: fieldProblems(result.fields) } : null;
    },
  };
}
