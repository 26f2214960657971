import { Box } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useMutationError } from "~/components/use-mutation-error";
import type { DeleteAnswer_review$key } from "~/relay/__generated__/DeleteAnswer_review.graphql";
import type { DeleteAnswerMutation } from "~/relay/__generated__/DeleteAnswerMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/private/ConfirmDialog";
import { useToast } from "~/ui/Toast";

/** Props of `DeleteAnswer`: the review, and a callback for when the answer has been deleted. */
export interface DeleteAnswerProps {
  review: DeleteAnswer_review$key;
  onDeleted: () => Promise<void>;
}

/** "Delete answer": asks for confirmation, and names the review. */
export function DeleteAnswer({ review, onDeleted }: DeleteAnswerProps) {
  const { databaseId, title } = useFragment(
    graphql`
      fragment DeleteAnswer_review on Review {
        databaseId
        title
      }
    `,
    review,
  );
  const remove = useMutate<DeleteAnswerMutation>(graphql`
    mutation DeleteAnswerMutation($input: DeleteAnswerInput!) {
      deleteAnswer(input: $input) {
        ... on AnswerDeleted {
          review {
            answer {
              content
            }
            ...ReviewAnswer_review
          }
        }
      }
    }
  `);
  const toast = useToast();
  const refused = useMutationError(
    "Answer Not Deleted",
    "The answer could not be deleted. Please try again.",
  );
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    const { failure } = await remove({ input: { reviewId: databaseId } });
    if (failure) return void refused(failure);
    toast({ title: "Answer deleted" });
    await onDeleted();
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        px="2"
        aria-label={`Delete answer: the review “${title}”`}
        data-needs-scripts
        onClick={() => setAsking(true)}
      >
        Delete answer
      </Button>
      {isAsking && (
        <ConfirmDialog
          heading="Delete your answer?"
          confirm="Delete answer"
          busy="Deleting…"
          cancel="Keep it"
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          <Box as="p" fontWeight="medium" color="fg" mb="2" overflowWrap="anywhere" dir="auto">
            “{title}”
          </Box>
          The review stays, without an answer. You can write a new one; the reviewer will not get another
          email.
        </ConfirmDialog>
      )}
    </>
  );
}
