import { useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import { failureText, useListChanges } from "~/components/lists/use-list-changes";
import type { ListItems_list$data } from "~/relay/__generated__/ListItems_list.graphql";
import type { useListItemsMoveMutation } from "~/relay/__generated__/useListItemsMoveMutation.graphql";
import type { useListItemsNoteMutation } from "~/relay/__generated__/useListItemsNoteMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { fieldProblems, type Problems } from "~/ui/form/problems";
import { useToast } from "~/ui/Toast";

/** A software in the list. */
export type Item = ListItems_list$data["items"][number];

type Change = { kind: "remove"; id: string } | { kind: "move"; id: string; to: number };

/** The items after a change: a move puts one at another index. */
function changed(items: readonly Item[], change: Change): readonly Item[] {
  const others = items.filter(({ id }) => id !== change.id);
  const moved = items.find(({ id }) => id === change.id);
  return change.kind === "move" && moved ? others.toSpliced(change.to, 0, moved) : others;
}

/** The list's items, optimistically with all pending changes, and functions that change them. */
export function useListItems({ databaseId: listId, name, items: stored }: ListItems_list$data) {
  // Not React's own optimistic state: while one of its actions is pending, every navigation waits for it.
  const [pending, setPending] = useState<readonly Change[]>([]);
  const items = pending.reduce(changed, stored);
  /** The changes are sent one after another: the position of each depends on those before it. */
  const sent = useRef<Promise<void>>(Promise.resolve());
  const during = (change: Change, send: () => Promise<void>) => {
    setPending((all) => [...all, change]);
    sent.current = sent.current
      .then(send)
      .finally(() => setPending((all) => all.filter((each) => each !== change)));
  };
  const { remove: removeOne, offerUndo } = useListChanges({ isListShown: true });
  const toast = useToast();
  const moveOne = useMutate<useListItemsMoveMutation>(graphql`
    mutation useListItemsMoveMutation($input: MoveListItemInput!) {
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
  const noteOne = useMutate<useListItemsNoteMutation>(graphql`
    mutation useListItemsNoteMutation($input: UpdateListItemInput!) {
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
    /** Moves an item to another index. */
    move(item: Item, to: number): void {
      // Positions keep their values; only the items at them change.
      const position = stored[to]?.position;
      if (position === undefined) return;
      const input = { listId, softwareId: item.software.databaseId, position };
      during({ kind: "move", id: item.id, to }, async () => {
        const { failure } = await moveOne({ input });
        if (failure) toast({ title: "Not Moved", description: failureText(failure), variant: "destructive" });
      });
    },
    /** Removes an item; a toast offers to undo that. */
    remove(item: Item): void {
      during({ kind: "remove", id: item.id }, async () => {
        const removed = await removeOne(listId, item.software.databaseId);
        if (removed) offerUndo({ databaseId: listId, name }, item.software, removed);
      });
    },
    /** Changes the note; resolves with the error, if any. */
    async note(item: Item, note: string | null): Promise<Problems | null> {
      const softwareId = item.software.databaseId;
      const { answer, failure } = await noteOne({ input: { listId, softwareId, note } });
      if (failure) return { form: failureText(failure) };
      const result = answer.updateListItem;
      return result.__typename === "ValidationError" ? { fields: fieldProblems(result.fields) } : null;
    },
  };
}
