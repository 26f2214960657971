import {
  type ClaimStatus,
  type FlagKind,
  flagKinds,
  type ListingFlagKind,
  type ModerationStatus,
  type ReportReason,
  type SuggestionStatus,
} from "@assay/api/inputs";
import { type EnumValue, enumValueOf } from "~/relay/enum-words";
import { reportReasons } from "../review-actions/report-reasons";

const labelOf =
  <Word extends string>(labels: Readonly<Record<EnumValue<Word>, string>>) =>
  (word: string): string =>
    labels[word as EnumValue<Word>] ?? word;

/** The label of a report's reason, by its GraphQL enum value. */
export const reasonLabel = labelOf<ReportReason>(
  Object.fromEntries(
    Object.values(reportReasons).map(({ enumValue, label }) => [enumValue, label]),
  ) as Record<EnumValue<ReportReason>, string>,
);

/** The label of a review flag's kind, by its GraphQL enum value. */
export const flagKindLabel = labelOf<FlagKind>({
  NEAR_DUPLICATE: "Near-duplicate text",
  BURST: "Unusual volume",
  SAME_DOMAIN: "Colleagues",
  OWN_COMPANY: "Own company",
  HIDDEN_BEFORE: "Previously hidden",
  SAME_MAILBOX: "Same mailbox",
  RING: "Same group of accounts",
  SHARED_ORGANISATION: "One organization over a year",
  NEW_ORGANISATIONS: "New organizations",
  RATING_GAP: "Far from proven reviewers",
});

/** The kinds of review flags to choose from, by their words in the URL. */
export const flagKindOptions = [
  { value: "", label: "All kinds" },
  ...flagKinds.map((kind) => ({
    value: kind,
    label: flagKindLabel(enumValueOf(kind)),
  })),
];

/** The label of a listing flag's kind, by its GraphQL enum value. */
export const listingFlagKindLabel = labelOf<ListingFlagKind>({
  RELISTED: "Relisted",
  REPURPOSED: "Product changed",
});

/** The label of the status of a report, a flag, a claim or a suggestion, by its GraphQL enum value. */
export const decisionLabel = labelOf<ModerationStatus | ClaimStatus | SuggestionStatus>({
  OPEN: "Open",
  PENDING: "Pending",
  WAITING: "Waiting",
  ACCEPTED: "Accepted",
  REFUSED: "Refused",
  UPHELD: "Upheld",
  DISMISSED: "Dismissed",
  APPROVED: "Approved",
  REJECTED: "Rejected",
});
