import { shownRating } from "@assay/api/inputs";
import { formatCount } from "~/ui/count";

/** Props of `ShortRating`: the exact mean (null if unrated), and the number of its reviews. */
export interface ShortRatingProps {
  rating: number | null | undefined;
  reviewCount: number;
}

/** A rating in its shortest form: "4.2 (12)". */
export function ShortRating({ rating, reviewCount }: ShortRatingProps) {
  if (reviewCount === 0 || rating == null) return <>None yet</>;
  return (
    <>
      {shownRating(rating)} ({formatCount(reviewCount)})
    </>
  );
}
