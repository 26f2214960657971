import { shownRating } from "@assay/api/inputs";
import { formatCount } from "~/ui/count";

/** Props of `ShortRating`: the exact mean (null where unrated), and how many reviews it is of. */
export interface ShortRatingProps {
  rating: number | null | undefined;
  reviewCount: number;
}

/** A rating as few signs as can be: "4.2 (12)". */
export function ShortRating({ rating, reviewCount }: ShortRatingProps) {
  if (reviewCount === 0 || rating == null) return <>None yet</>;
  return (
    <>
      {shownRating(rating)} ({formatCount(reviewCount)})
    </>
  );
}
