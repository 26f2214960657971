/** What a listing's summary of its reviews contains. */
export const reviewSummaries = {
  /** The latest months with reviews. */
  months: 36,
  /** Company sizes, and industries. */
  groups: 6,
  /** Stars from which a review is positive; the others are critical. */
  positiveFrom: 4,
  /** What a helpful vote on a verified review counts for: the ratio of the weights in the ranking. */
  verifiedVote: 5,
  /** Characters of the excerpt of a helpful review. */
  excerpt: 400,
} as const;
