/** What a listing's summary of its reviews contains. */
export const reviewSummaries = {
  /** The latest months with reviews. */
  months: 36,
  /** Company sizes, and industries. */
  groups: 6,
  /** Fewer reviewers who state a company size or an industry are not told: they would describe single persons. */
  leastOfGroup: 3,
  /** Stars from which a review is positive; the others are critical. */
  positiveFrom: 4,
  /** What a helpful vote on a verified review counts for: the ratio of the weights in the ranking. */
  verifiedVote: 5,
  /** Characters of the excerpt of a helpful review. */
  excerpt: 400,
} as const;

/** Opinions of reviewers from which they decide whether a listing has a feature; the database function `feature_answer` has it too. */
export const minFeatureOpinions = 3;
