import { ReasonDialog } from "~/components/admin/ReasonDialog";
import type { Applied, Change } from "~/components/admin/use-changes";
import { type ReviewRecord, useReviewChanges } from "./use-review-changes";

/** Props of `HideReviews`: the reviews, and the callback that applies the change. */
export interface HideReviewsProps {
  reviews: readonly ReviewRecord[];
  apply: (change: Change<ReviewRecord>) => Promise<Applied<ReviewRecord>>;
  onClose: () => void;
}

/** Asks for one reason before reviews are hidden; for a single hidden review, asks for a new reason. */
export function HideReviews({ reviews, apply, onClose }: HideReviewsProps) {
  const { toHidden } = useReviewChanges();
  const [first] = reviews;
  if (!first) return null;
  const isOne = reviews.length === 1;
  const isHidden = isOne && first.hiddenReason !== null;
  // With several, reviews that are already hidden keep their reason.
  const open = isOne ? 1 : reviews.filter(({ hiddenReason }) => hiddenReason === null).length;
  const several = open === 1 ? "1 review" : `${open} reviews`;
  const what = isOne ? `“${first.name}”` : several;
  return (
    <ReasonDialog
      heading={isHidden ? `Why ${what} is hidden` : `Hide ${what}?`}
      review={isOne ? { id: first.id, name: what } : null}
      reason={isOne ? (first.hiddenReason ?? "") : ""}
      confirm={isHidden ? "Save reason" : isOne ? "Hide review" : `Hide ${several}`}
      busy={isHidden ? "Saving…" : "Hiding…"}
      onConfirm={(reason) => {
        const { isNoop, ...change } = toHidden(reason);
        // For a single hidden review the reason is changed.
        return apply(isOne || !isNoop ? change : { ...change, isNoop });
      }}
      onClose={onClose}
    >
      {isOne
        ? "Only its author and administrators can see a hidden review. It does not count toward ratings."
        : "Only their authors and administrators can see hidden reviews. They do not count toward ratings. Each author gets this reason."}
    </ReasonDialog>
  );
}
