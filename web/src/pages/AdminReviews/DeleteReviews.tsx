import { DeleteDialog, type DeletionProps } from "~/components/admin/DeleteDialog";
import { type ReviewRecord, useReviewChanges } from "./use-review-changes";

/** Asks for confirmation before reviews are deleted, by typing the title, or the number of several. */
export function DeleteReviews(props: DeletionProps<ReviewRecord>) {
  const { remove } = useReviewChanges();
  const { rows } = props;
  const isOne = rows.length === 1;
  return (
    <DeleteDialog {...props} what="reviews" title={`“${rows[0]?.name}”`} change={remove}>
      <li>
        {isOne
          ? "Its votes, reports and answer are deleted too."
          : "Their votes, reports and answers are deleted too."}
      </li>
      <li>{isOne ? "Its author is notified by email." : "Their authors are notified by email."}</li>
      <li>This cannot be undone. Hiding can.</li>
    </DeleteDialog>
  );
}
