import {
  type ClaimStatus,
  type FlagKind,
  flagKinds,
  type ListingFlagKind,
  type ModerationStatus,
  type ReportReason,
} from "@assay/api/inputs";
import { reportReasons } from "../review-actions/report-reasons";

/** The GraphQL enum value of a word. */
type Named<Word extends string> = Word extends `${infer Head}-${infer Rest}`
  ? `${Uppercase<Head>}_${Named<Rest>}`
  : Uppercase<Word>;

const labelOf =
  <Word extends string>(labels: Readonly<Record<Named<Word>, string>>) =>
  (word: string): string =>
    labels[word as Named<Word>] ?? word;

/** The label of a report's reason, by its GraphQL enum value. */
export const reasonLabel = labelOf<ReportReason>(
  Object.fromEntries(
    Object.values(reportReasons).map(({ enumValue, label }) => [enumValue, label]),
  ) as Record<Named<ReportReason>, string>,
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
    label: flagKindLabel(kind.toUpperCase().replaceAll("-", "_")),
  })),
];

/** The label of a listing flag's kind, by its GraphQL enum value. */
export const listingFlagKindLabel = labelOf<ListingFlagKind>({
  RELISTED: "Relisted",
  REPURPOSED: "Product changed",
});

/** The label of the status of a report, a flag or a claim, by its GraphQL enum value. */
export const decisionLabel = labelOf<ModerationStatus | ClaimStatus>({
  OPEN: "Open",
  PENDING: "Pending",
  UPHELD: "Upheld",
  DISMISSED: "Dismissed",
  APPROVED: "Approved",
  REJECTED: "Rejected",
});
