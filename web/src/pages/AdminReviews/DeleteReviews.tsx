import { Box } from "@chakra-ui/react";
import { TypedConfirmDialog } from "~/components/admin/TypedConfirmDialog";
import type { Change } from "~/components/admin/use-changes";
import { type ReviewRecord, useReviewChanges } from "./use-review-changes";

/** Props of `DeleteReviews`: which reviews, and what makes the change. */
export interface DeleteReviewsProps {
  reviews: readonly ReviewRecord[];
  onConfirm: (change: Change<ReviewRecord>) => Promise<void>;
  onClose: () => void;
}

/** Asks before reviews are deleted: the title of one has to be typed, the number of several. */
export function DeleteReviews({ reviews, onConfirm, onClose }: DeleteReviewsProps) {
  const { remove } = useReviewChanges();
  const [first] = reviews;
  if (!first) return null;
  const isOne = reviews.length === 1;
  return (
    <TypedConfirmDialog
      things={reviews}
      heading={isOne ? `Delete “${first.name}”?` : `Delete ${reviews.length} reviews?`}
      name={isOne ? first.name : `delete ${reviews.length} reviews`}
      confirm="Delete permanently"
      busy="Deleting…"
      onConfirm={() => onConfirm(remove)}
      onClose={onClose}
    >
      <Box as="ul" ps="5" css={{ listStyleType: "disc" }}>
        <li>
          {isOne
            ? "Its votes, reports and answer are deleted too."
            : "Their votes, reports and answers are deleted too."}
        </li>
        <li>{isOne ? "Its author is notified by email." : "Their authors are notified by email."}</li>
        <li>This cannot be undone. Hiding can.</li>
      </Box>
    </TypedConfirmDialog>
  );
}
