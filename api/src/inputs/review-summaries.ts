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
} as const;
