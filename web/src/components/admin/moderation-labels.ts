import type { FlagKind, ListingFlagKind, ModerationStatus, ReportReason } from "@assay/api/inputs";
import { reportReasons } from "../review-actions/report-reasons";

/** The words of a vocabulary as GraphQL names them. */
type Named<Word extends string> = Word extends `${infer Head}-${infer Rest}`
  ? `${Uppercase<Head>}_${Named<Rest>}`
  : Uppercase<Word>;

const labelOf =
  <Word extends string>(labels: Readonly<Record<Named<Word>, string>>) =>
  (word: string): string =>
    labels[word as Named<Word>] ?? word;

/** Why a reader reports a review, as the reader saw it; of a word as GraphQL names it. */
export const reasonLabel = labelOf<ReportReason>(
  Object.fromEntries(
    Object.values(reportReasons).map(({ enumValue, label }) => [enumValue, label]),
  ) as Record<Named<ReportReason>, string>,
);

/** What the integrity checks noticed, as GraphQL names it, in words. */
export const flagKindLabel = labelOf<FlagKind>({
  NEAR_DUPLICATE: "Nearly the same text",
  BURST: "Many at once",
  SAME_DOMAIN: "Colleagues",
  OWN_COMPANY: "Own company",
  HIDDEN_BEFORE: "Hidden before",
  SAME_MAILBOX: "Same mailbox",
});

/** What was noticed of a listing, as GraphQL names it, in words. */
export const listingFlagKindLabel = labelOf<ListingFlagKind>({
  RELISTED: "Listed anew",
  REPURPOSED: "Another product",
});

/** What became of a report or a flag, as GraphQL names it, in words. */
export const decisionLabel = labelOf<ModerationStatus>({
  OPEN: "Open",
  UPHELD: "Upheld",
  DISMISSED: "Dismissed",
});
