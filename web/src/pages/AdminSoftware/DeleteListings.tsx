import { Box } from "@chakra-ui/react";
import { TypedConfirmDialog } from "~/components/admin/TypedConfirmDialog";
import type { Change } from "~/components/admin/use-changes";
import { formatCount } from "~/ui/count";
import { type ListingRecord, useListingChanges } from "./use-listing-changes";

/** Props of `DeleteListings`: which listings, and what makes the change. */
export interface DeleteListingsProps {
  listings: readonly ListingRecord[];
  onConfirm: (change: Change<ListingRecord>) => Promise<void>;
  onClose: () => void;
}

/** Asks before listings are deleted: the name of one has to be typed, the number of several. */
export function DeleteListings({ listings, onConfirm, onClose }: DeleteListingsProps) {
  const { remove } = useListingChanges();
  const [first] = listings;
  if (!first) return null;
  const isOne = listings.length === 1;
  const reviews = listings.reduce((count, { reviewCount }) => count + reviewCount, 0);
  return (
    <TypedConfirmDialog
      things={listings}
      heading={isOne ? `Delete ${first.name}?` : `Delete ${listings.length} listings?`}
      name={isOne ? first.name : `delete ${listings.length} listings`}
      confirm="Delete permanently"
      busy="Deleting…"
      onConfirm={() => onConfirm(remove)}
      onClose={onClose}
    >
      <Box as="ul" ps="5" css={{ listStyleType: "disc" }}>
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
      </Box>
    </TypedConfirmDialog>
  );
}
