import { ReasonDialog } from "~/components/admin/ReasonDialog";
import type { Applied } from "~/components/admin/use-changes";
import type { Selectable } from "~/components/admin/use-selection";

/** Props of `UpholdDialog`: what is upheld, what the reason begins with, and what does it. */
export interface UpholdDialogProps {
  /** "the report", "3 reports". */
  what: string;
  /** The reviews that are hidden by it. */
  reviews: readonly Selectable[];
  reason: string;
  onUphold: (reason: string) => Promise<Applied<unknown>>;
  onClose: () => void;
}

/** Asks for the reason before reports or flags are upheld, which hides what they are about. */
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
        ? "The review is hidden: its author and administrators alone see it. Every other open report of it is settled too. The author is told, so this stays decided; the review can be published again."
        : "These reviews are hidden: their authors and administrators alone see them. One reason is told to all, so this stays decided; the reviews can be published again."}
    </ReasonDialog>
  );
}
