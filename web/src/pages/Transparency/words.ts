import { manipulationReasonLabels } from "@assay/api/inputs";
import {
  decisionLabel,
  flagKindLabel,
  listingFlagKindLabel,
  reasonLabel,
} from "~/components/admin/moderation-labels";
import { enumValueOf } from "~/relay/enum-words";
import { formatCount } from "~/ui/count";

/** Words for kinds that are neither reasons nor kinds of flags. */
const others: Readonly<Record<string, string>> = {
  moderators: "Found by moderators",
  published: "Published",
  hidden: "Hidden",
};

/** A kind of the public record in words. */
export function kindText(kind: string): string {
  const reasons: Readonly<Record<string, string>> = manipulationReasonLabels;
  const own = others[kind] ?? reasons[kind];
  if (own !== undefined) return own;
  const name = enumValueOf(kind) as string;
  const labels = [reasonLabel, flagKindLabel, listingFlagKindLabel, decisionLabel].map((label) =>
    label(name),
  );
  return labels.find((label) => label !== name) ?? kind;
}

const monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "2026-11" as "Nov 2026". */
export function monthText(month: string): string {
  const [year, number] = month.split("-");
  return `${monthNames[Number(number) - 1]} ${year}`;
}

/** A number of a month; a dash while it is not told yet, and "< 5" for the few that never are. */
export function countText(count: number | null | undefined, isOver: boolean): string {
  if (count != null) return formatCount(count);
  return isOver ? "< 5" : "–";
}

/** Hours as people say them: "5 hours", "3 days" from two days on; a dash where they are not told. */
export function hoursText(hours: number | null | undefined): string {
  if (hours == null) return "–";
  if (hours < 48) return hours === 1 ? "1 hour" : `${hours} hours`;
  return `${Math.round(hours / 24)} days`;
}
