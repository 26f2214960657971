import { adminPaths } from "~/admin-paths";
import type { AdminModerationValues } from "~/search-params/admin-moderation";
import { EmptyState } from "~/ui/EmptyState";
import { EmptyPage } from "~/ui/private/EmptyPage";

/** Props of `EmptyQueue`: the plural name of the tab's items, and the page's search params. */
export interface EmptyQueueProps {
  what: string;
  /** How items get into this queue. */
  text: string;
  values: AdminModerationValues;
}

/** Shown where a moderation queue is empty. */
export function EmptyQueue({ what, text, values }: EmptyQueueProps) {
  const { after, before, status, reason, kind, software } = values;
  if (after || before) {
    const firstPage = adminPaths.moderation({ ...values, after: "", before: "" });
    return <EmptyPage as="h2" what={what} firstPage={firstPage} />;
  }
  if (status || reason || kind || software) return <EmptyState heading={`No matching ${what}`} />;
  return <EmptyState heading="Nothing to review" text={text} />;
}
