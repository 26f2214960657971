import { Box } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useMutationError } from "~/components/use-mutation-error";
import type { DeleteReview_review$key } from "~/relay/__generated__/DeleteReview_review.graphql";
import type { DeleteReviewMutation } from "~/relay/__generated__/DeleteReviewMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/private/ConfirmDialog";
import { useToast } from "~/ui/Toast";

/** Props of `DeleteReview`: the review, and a callback for when it has been deleted. */
export interface DeleteReviewProps {
  review: DeleteReview_review$key;
  onDeleted: () => Promise<void>;
}

/** "Delete": asks for confirmation, and explains what is deleted. */
export function DeleteReview({ review, onDeleted }: DeleteReviewProps) {
  const { databaseId, title, status, software } = useFragment(
    graphql`
      fragment DeleteReview_review on Review {
        databaseId
        title
        status
        software {
          name
        }
      }
    `,
    review,
  );
  const remove = useMutate<DeleteReviewMutation>(graphql`
    mutation DeleteReviewMutation($input: DeleteReviewInput!) {
      deleteReview(input: $input) {
        ... on ReviewDeleted {
          databaseId
        }
      }
    }
  `);
  const toast = useToast();
  const refused = useMutationError(
    "Review Not Deleted",
    "The review could not be deleted. Please try again.",
  );
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    const { failure } = await remove({ input: { databaseId } });
    // Already deleted in another tab, which is the same result.
    if (failure && failure.code !== "NOT_FOUND") return void refused(failure);
    toast({ title: "Review deleted", description: `Your review of ${software.name} is gone.` });
    await onDeleted();
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Delete your review “${title}”`}
        data-needs-scripts
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      {isAsking && (
        <ConfirmDialog
          heading={`Delete your review of ${software.name}?`}
          confirm="Delete review"
          busy="Deleting…"
          cancel="Keep it"
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <Box as="p" fontWeight="medium" color="fg" mb="2" overflowWrap="anywhere" dir="auto">
            “{title}”
          </Box>
          It is deleted permanently, with its helpful votes and earlier versions. This cannot be undone.
          {status === "HIDDEN" &&
            " We keep a record that it was hidden, and why: another review of the same product by you will be hidden at first."}
        </ConfirmDialog>
      )}
    </>
  );
}
