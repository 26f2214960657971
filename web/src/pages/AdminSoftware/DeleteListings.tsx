import { DeleteDialog, type DeletionProps } from "~/components/admin/DeleteDialog";
import { formatCount } from "~/ui/count";
import { type ListingRecord, useListingChanges } from "./use-listing-changes";

/** Asks for confirmation before listings are deleted, by typing the name, or the number of several. */
export function DeleteListings(props: DeletionProps<ListingRecord>) {
  const { remove } = useListingChanges();
  const { rows } = props;
  const reviews = rows.reduce((count, { reviewCount }) => count + reviewCount, 0);
  return (
    <DeleteDialog {...props} what="listings" change={remove}>
      <li>
        {reviews === 0
          ? "There are no reviews yet."
          : reviews === 1
            ? "1 review is deleted too, with its answer."
            : `${formatCount(reviews)} reviews are deleted too, with their answers.`}
      </li>
      {reviews > 0 && <li>Reviewed listings of your own company stay on the site, without a vendor.</li>}
      <li>Plans, screenshots and places in lists are deleted. Leads stay with the company.</li>
      <li>This cannot be undone. To hide a listing temporarily, set it to Draft.</li>
    </DeleteDialog>
  );
}
