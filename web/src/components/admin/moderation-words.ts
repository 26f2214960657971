import type { FlagKind, ListingFlagKind, ModerationStatus, ReportReason } from "@assay/api/inputs";
import { reportReasons } from "../review-actions/report-reasons";

/** The words of a vocabulary as GraphQL names them. */
type Named<Word extends string> = Word extends `${infer Head}-${infer Rest}`
  ? `${Uppercase<Head>}_${Named<Rest>}`
  : Uppercase<Word>;

const inWords =
  <Word extends string>(words: Readonly<Record<Named<Word>, string>>) =>
  (word: string): string =>
    words[word as Named<Word>] ?? word;

/** Why a reader reports a review, as the reader saw it; of a word as GraphQL names it. */
export const reasonInWords = inWords<ReportReason>(
  Object.fromEntries(Object.values(reportReasons).map(({ sent, words }) => [sent, words])) as Record<
    Named<ReportReason>,
    string
  >,
);

/** What the integrity checks noticed, as GraphQL names it, in words. */
export const kindInWords = inWords<FlagKind>({
  NEAR_DUPLICATE: "Near-duplicate text",
  BURST: "Unusual volume",
  SAME_DOMAIN: "Colleagues",
  OWN_COMPANY: "Own company",
  HIDDEN_BEFORE: "Previously hidden",
  SAME_MAILBOX: "Same mailbox",
});

/** What was noticed of a listing, as GraphQL names it, in words. */
export const listingKindInWords = inWords<ListingFlagKind>({
  RELISTED: "Relisted",
  REPURPOSED: "Product changed",
});

/** What became of a report or a flag, as GraphQL names it, in words. */
export const decisionInWords = inWords<ModerationStatus>({
  OPEN: "Open",
  UPHELD: "Upheld",
  DISMISSED: "Dismissed",
});
