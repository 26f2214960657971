import { graphql } from "react-relay/hooks";
import type { useListChangesCreateMutation } from "~/relay/__generated__/useListChangesCreateMutation.graphql";
import type { useListChangesRemoveMutation } from "~/relay/__generated__/useListChangesRemoveMutation.graphql";
import type {
  useListChangesSaveMutation,
  useListChangesSaveMutation$data,
} from "~/relay/__generated__/useListChangesSaveMutation.graphql";
import { type MutationFailure, useMutate } from "~/relay/mutate";
import { fieldProblems, type Problems } from "~/ui/form/problems";
import { useToast } from "~/ui/Toast";

type Answer = Extract<useListChangesSaveMutation$data["saveToList"], { __typename: "ListChanged" }>;
/** A list after a change. */
export type ChangedList = NonNullable<Answer["list"]>;

/** The note and position of a removed item; null if it was not in the list. */
export interface Removed {
  readonly note?: string | null;
  readonly position?: number;
}

const generic = "Your list could not be changed. Please try again.";
const signedOut = "You are logged out. Please sign in again, then try again.";

/** The message of a failed change of a list. */
export const failureText = (failure: MutationFailure): string =>
  failure.code === "UNAUTHENTICATED" ? signedOut : failure.text(generic);

/** Changes of lists. Failures show a toast and return null. `isListShown` if the page shows the items of the list. */
export function useListChanges({ isListShown = false } = {}) {
  const toast = useToast();
  const saveOne = useMutate<useListChangesSaveMutation>(graphql`
    mutation useListChangesSaveMutation($input: SaveToListInput!, $isListShown: Boolean!) {
      saveToList(input: $input) {
        __typename
        ... on ListChanged {
          list {
            id
            databaseId
            name
            isDefault
            itemCount
            items {
              id
              position
              note
            }
            ...ListItems_list @include(if: $isListShown) @alias(as: "shown")
          }
          software {
            isSaved
          }
          viewer {
            lists {
              id
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
  const removeOne = useMutate<useListChangesRemoveMutation>(graphql`
    mutation useListChangesRemoveMutation($input: ListItemInput!) {
      removeFromList(input: $input) {
        __typename
        ... on ListChanged {
          list {
            id
            databaseId
            name
            isDefault
            itemCount
            items {
              id
              position
              note
            }
          }
          software {
            isSaved
          }
          removed {
            note
            position
          }
        }
      }
    }
  `);
  const createOne = useMutate<useListChangesCreateMutation>(graphql`
    mutation useListChangesCreateMutation($input: CreateListInput!) {
      createList(input: $input) {
        __typename
        ... on ListChanged {
          list {
            id
            databaseId
            name
            isDefault
            isShared
            itemCount
          }
          software {
            isSaved
          }
          viewer {
            lists {
              id
            }
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
  const refuse = (description: string) => {
    toast({ title: "Not Saved", description, variant: "destructive" });
    return null;
  };

  /** Saves a software; answers the list that it is in now. */
  const save = async (
    input: useListChangesSaveMutation["variables"]["input"],
  ): Promise<ChangedList | null> => {
    const { answer, failure } = await saveOne({ input, isListShown });
    if (failure) return refuse(failureText(failure));
    const result = answer.saveToList;
    if (result.__typename === "ListChanged") return result.list ?? null;
    return refuse("message" in result ? result.message : generic);
  };

  /** Removes a listing from a list; returns what undoing needs, null on failure. */
  const remove = async (listId: string, softwareId: string): Promise<Removed | null> => {
    const { answer, failure } = await removeOne({ input: { listId, softwareId } });
    if (failure) return refuse(failureText(failure));
    const result = answer.removeFromList;
    const removed = result.__typename === "ListChanged" ? result.removed : null;
    return removed ? { note: removed.note ?? null, position: removed.position } : {};
  };

  /** Says that it was taken out, and offers to put it back with its note and at its place. */
  const offerUndo = (
    { databaseId: listId, name: listName }: { databaseId: string; name: string },
    { databaseId: softwareId, name }: { databaseId: string; name: string },
    removed: Removed,
  ): void =>
    toast({
      title: `Removed from ${listName}`,
      description: name,
      ...(removed.position !== undefined && {
        action: { label: "Undo", run: () => void save({ listId, softwareId, ...removed }) },
      }),
    });

  /** Creates a list, optionally with a listing; returns it, or the error of its name. */
  const create = async (
    input: useListChangesCreateMutation["variables"]["input"],
  ): Promise<{ list: Omit<ChangedList, "items"> } | { problems: Problems }> => {
    const { answer, failure } = await createOne({ input });
    if (failure) return { problems: { form: failureText(failure) } };
    const result = answer.createList;
    if (result.__typename === "ValidationError")
      return { problems: { fields: fieldProblems(result.fields) } };
    if (result.__typename === "ListChanged" && result.list) return { list: result.list };
    return { problems: { fields: { name: "message" in result ? result.message : generic } } };
  };

  return { save, remove, offerUndo, create };
}
