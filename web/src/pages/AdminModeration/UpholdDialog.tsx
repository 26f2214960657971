import { ReasonDialog } from "~/components/admin/ReasonDialog";
import type { Applied } from "~/components/admin/use-changes";
import type { Selectable } from "~/components/admin/use-selection";

/** Props of `UpholdDialog`: the items, the initial reason, and the callback that upholds them. */
export interface UpholdDialogProps {
  /** "the report", "3 reports". */
  what: string;
  /** The reviews that will be hidden. */
  reviews: readonly Selectable[];
  reason: string;
  onUphold: (reason: string) => Promise<Applied<unknown>>;
  onClose: () => void;
}

/** Asks for the reason before reports or flags are upheld, which hides their reviews. */
export function UpholdDialog({ what, reviews, reason, onUphold, onClose }: UpholdDialogProps) {
  const isOne = reviews.length === 1;
  return (
    <ReasonDialog
      heading={`Uphold ${what}?`}
      review={isOne ? (reviews[0] ?? null) : null}
      reason={reason}
      confirm={isOne ? "Uphold and hide the review" : `Uphold and hide ${reviews.length} reviews`}
      busy="Hiding…"
      onConfirm={onUphold}
      onClose={onClose}
    >
      {isOne
        ? "The review will be visible only to its author and administrators. Other open reports on it are upheld too. The author is notified, so this cannot be undone, but the review can be published again."
        : "These reviews will be visible only to their authors and administrators. All authors get the same reason, so this cannot be undone, but the reviews can be published again."}
    </ReasonDialog>
  );
}
