import type { AdminModerationValues } from "~/address/admin-moderation-search";
import { adminPaths } from "~/admin-paths";
import { EmptyState } from "~/ui/EmptyState";
import { NothingOnPage } from "~/ui/private/NothingOnPage";

/** What it takes: what the tab lists in the plural, and what stands in the address. */
export interface NothingWaitsProps {
  what: string;
  /** What brings such things here. */
  text: string;
  values: AdminModerationValues;
}

/** Stands where a tab has nothing to show. */
export function NothingWaits({ what, text, values }: NothingWaitsProps) {
  const { after, before, status, reason, kind, software } = values;
  if (after || before) {
    const firstPage = adminPaths.moderation({ ...values, after: "", before: "" });
    return <NothingOnPage as="h2" what={what} firstPage={firstPage} />;
  }
  if (status || reason || kind || software) return <EmptyState heading={`No matching ${what}`} />;
  return <EmptyState heading="Nothing to review" text={text} />;
}
