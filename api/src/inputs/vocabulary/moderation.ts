/** Kinds of review flags that the daily detection raises. */
export const detectedFlagKinds = ["ring", "shared-organisation", "new-organisations", "rating-gap"] as const;
export type DetectedFlagKind = (typeof detectedFlagKinds)[number];

/**
 * Kinds of review flags: from the check of each review, from joining the reviewed company, from another review by the same
 * person, and from the daily detection.
 */
export const flagKinds = [
  "near-duplicate",
  "burst",
  "same-domain",
  "own-company",
  "hidden-before",
  "same-mailbox",
  ...detectedFlagKinds,
] as const;
export type FlagKind = (typeof flagKinds)[number];

/** Kinds of listing flags: it replaces a badly reviewed listing, or a well-reviewed listing became another product. */
export const listingFlagKinds = ["relisted", "repurposed"] as const;
export type ListingFlagKind = (typeof listingFlagKinds)[number];

/** Why a listing has a notice of manipulation. */
export const manipulationReasons = [
  "bought-reviews",
  "own-reviews",
  "rewarded-reviews",
  "copied-reviews",
  "attacks-on-others",
] as const;
export type ManipulationReason = (typeof manipulationReasons)[number];

/** Short labels of the reasons. */
export const manipulationReasonLabels: Readonly<Record<ManipulationReason, string>> = {
  "bought-reviews": "Bought reviews",
  "own-reviews": "Reviews by the vendor or people close to it",
  "rewarded-reviews": "Rewarded reviews",
  "copied-reviews": "Copied reviews",
  "attacks-on-others": "Bad reviews of competitors",
};

/** What a notice of manipulation says about its listing, a whole sentence for each reason. */
export const manipulationReasonSentences: Readonly<Record<ManipulationReason, string>> = {
  "bought-reviews": "Reviews of this listing were bought.",
  "own-reviews": "Reviews of this listing were written by its vendor or people close to it.",
  "rewarded-reviews": "Reviews of this listing were rewarded.",
  "copied-reviews": "The same texts were used for several reviews of this listing.",
  "attacks-on-others": "Competitors of this listing were given bad reviews to its advantage.",
};

/** What the public record counts by month; `-decided` are decisions, with the hours that they took. */
export const transparencyMeasures = [
  "received",
  "published",
  "held",
  "hold-decided",
  "hidden",
  "restored",
  "removed",
  "reported",
  "report-decided",
  "flagged",
  "flag-decided",
  "listing-flagged",
  "listing-flag-decided",
  "appealed",
  "appeal-decided",
  "notice",
  "notice-removed",
] as const;
export type TransparencyMeasure = (typeof transparencyMeasures)[number];

/** Where the figures of the public record are from: recorded as it happened, what stood when the record began, or the demo. */
export const transparencyOrigins = ["live", "backfill", "demo"] as const;
export type TransparencyOrigin = (typeof transparencyOrigins)[number];

/** Kinds of stored former values of a reviewed listing. */
export const baselineKinds = ["name", "website", "categories"] as const;
export type BaselineKind = (typeof baselineKinds)[number];

/** What has become of a report or a flag. */
export const moderationStatuses = ["open", "upheld", "dismissed"] as const;
export type ModerationStatus = (typeof moderationStatuses)[number];

/** What moderators decide of a report or a flag. */
export const moderationDecisions = ["upheld", "dismissed"] as const;
export type ModerationDecision = (typeof moderationDecisions)[number];

/** What has become of a suggested product. */
export const suggestionStatuses = ["waiting", "accepted", "refused"] as const;
export type SuggestionStatus = (typeof suggestionStatuses)[number];

/** Why a suggested product is refused. */
export const suggestionRefusals = [
  "not-software",
  "not-available",
  "not-enough",
  "duplicate",
  "advertising",
  "other",
] as const;
export type SuggestionRefusal = (typeof suggestionRefusals)[number];

/** What its author is told, a whole sentence for each reason. */
export const suggestionRefusalSentences: Readonly<Record<SuggestionRefusal, string>> = {
  "not-software": "It is neither software nor a service that we list.",
  "not-available": "It cannot be bought or used by others, or no longer exists.",
  "not-enough": "We could not find out enough about it.",
  duplicate: "It was suggested more than once, and the other suggestion will be decided on.",
  advertising: "The suggestion is advertising, or not meant seriously.",
  other: "We do not list it.",
};

/** Why the review that came with a suggested product could not be published. */
export const suggestedReviewProblems = [
  "already-reviewed",
  "own-company",
  "not-listed",
  "not-valid",
] as const;
export type SuggestedReviewProblem = (typeof suggestedReviewProblems)[number];

/** What its author is told, a whole sentence for each. */
export const suggestedReviewProblemSentences: Readonly<Record<SuggestedReviewProblem, string>> = {
  "already-reviewed": "You have already reviewed this product.",
  "own-company": "The product belongs to your own company, whose software you cannot review.",
  "not-listed": "The product is no longer listed.",
  "not-valid": "The rules for reviews have changed since you wrote it. Please send it again.",
};
