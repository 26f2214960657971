import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useMutationError } from "~/components/use-mutation-error";
import type { DeleteSuggestion_suggestion$key } from "~/relay/__generated__/DeleteSuggestion_suggestion.graphql";
import type { DeleteSuggestionMutation } from "~/relay/__generated__/DeleteSuggestionMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/private/ConfirmDialog";
import { useToast } from "~/ui/Toast";

/** Props of `DeleteSuggestion`: the suggestion, whether only its review is deleted, and a callback for when that is done. */
export interface DeleteSuggestionProps {
  suggestion: DeleteSuggestion_suggestion$key;
  onlyReview?: boolean;
  onDeleted: () => Promise<void>;
}

/** "Delete": asks for confirmation, and explains what is deleted. */
export function DeleteSuggestion({ suggestion, onlyReview = false, onDeleted }: DeleteSuggestionProps) {
  const { databaseId, name, status, hasReview } = useFragment(
    graphql`
      fragment DeleteSuggestion_suggestion on SuggestedProduct {
        databaseId
        name
        status
        hasReview
      }
    `,
    suggestion,
  );
  const remove = useMutate<DeleteSuggestionMutation>(graphql`
    mutation DeleteSuggestionMutation($input: DeleteSuggestedProductInput!) {
      deleteSuggestedProduct(input: $input) {
        ... on SuggestionDeleted {
          databaseId
        }
      }
    }
  `);
  const what = onlyReview ? "review" : "suggestion";
  const refused = useMutationError(
    onlyReview ? "Review Not Deleted" : "Suggestion Not Deleted",
    `The ${what} could not be deleted. Please try again.`,
  );
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    const { failure } = await remove({ input: { databaseId, onlyReview } });
    // Already deleted in another tab, which is the same result.
    if (failure && failure.code !== "NOT_FOUND") return void refused(failure);
    toast({
      title: onlyReview ? "Review deleted" : "Suggestion deleted",
      description: `Your ${what} of ${name} was deleted.`,
    });
    await onDeleted();
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Delete ${onlyReview ? "review" : "your suggestion"} of ${name}`}
        data-needs-scripts
        onClick={() => setAsking(true)}
      >
        {onlyReview ? "Delete review" : "Delete"}
      </Button>
      {isAsking && (
        <ConfirmDialog
          heading={`Delete your ${what} of ${name}?`}
          confirm={`Delete ${what}`}
          busy="Deleting…"
          cancel="Keep it"
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          {onlyReview
            ? "The text is deleted; the suggestion stays."
            : status === "WAITING"
              ? "It is withdrawn, and we do not decide on it."
              : "Only this entry is deleted."}
          {!onlyReview && hasReview && " The review that you wrote for it is deleted too."} This cannot be
          undone.
        </ConfirmDialog>
      )}
    </>
  );
}
