import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { failureText } from "~/components/lists/use-list-changes";
import { paths } from "~/paths";
import type { DeleteListMutation } from "~/relay/__generated__/DeleteListMutation.graphql";
import { useInvalidatePages, useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/private/ConfirmDialog";
import { useToast } from "~/ui/Toast";

/** Deletes the list after a confirmation that names it. */
export function DeleteList({ databaseId, name }: { databaseId: string; name: string }) {
  const [isConfirming, setConfirming] = useState(false);
  const toast = useToast();
  const navigate = useNavigate();
  const invalidatePages = useInvalidatePages();
  const remove = useMutate<DeleteListMutation>(graphql`
    mutation DeleteListMutation($input: ListInput!) {
      deleteList(input: $input) {
        __typename
        ... on ListDeleted {
          viewer {
            lists {
              id
            }
          }
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  const run = async () => {
    const { answer, failure } = await remove({ input: { databaseId } });
    const refusal = failure
      ? failureText(failure)
      : answer.deleteList.__typename === "ConflictError"
        ? answer.deleteList.message
        : null;
    if (refusal !== null) {
      toast({ title: "List Not Deleted", description: refusal, variant: "destructive" });
      return;
    }
    toast({ title: "List deleted", description: name });
    // Other pages show that something is saved in it: Back must not show that.
    invalidatePages();
    void navigate(paths.lists(), { replace: true });
  };
  return (
    <>
      <Button variant="outline" onClick={() => setConfirming(true)}>
        Delete
      </Button>
      {isConfirming && (
        <ConfirmDialog
          heading={`Delete “${name}”?`}
          confirm="Delete list"
          busy="Deleting…"
          onConfirm={run}
          onClose={() => setConfirming(false)}
        >
          The list and its notes are deleted, and a shared link stops working. This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  );
}
