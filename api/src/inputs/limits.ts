/** Lengths in characters (after trimming) and counts; at the limit is fine, over it is an error that names it. */
export const limits = {
  thingName: 120,
  personName: 80,
  email: 254,
  url: 2048,
  shortDescription: 300,
  description: 20_000,
  reviewTitle: 150,
  reviewContent: 10_000,
  reviewPoints: 10,
  reviewPoint: 300,
  features: 100,
  feature: 200,
  /** Categories of one listing. */
  categories: 5,
  /** Pricing plans of one listing. */
  plans: 20,
  answer: 5_000,
  message: 4_000,
  listNote: 4_000,
  searchText: 200,
  caption: 300,
  screenshots: 20,
  contentSections: 40,
  idempotencyKey: 200,
  passwordMinimum: 6,
  passwordMaximumBytes: 256,
} as const;

/** Sizes of lists in the specification and in the facade's contract. */
export const listSizes = {
  suggestions: 8,
  suggestionsMaximum: 20,
  suggestionsMinimumText: 2,
  categoryPage: 10,
  categoryPageMaximum: 50,
  directoryPage: 24,
  reviewsPage: 20,
  related: 6,
  recentReviews: 3,
  recentReviewsMaximum: 50,
  reviewerWords: 3,
  memberships: 100,
  /** Members of one company who are told by mail what happens, those of longest standing first. */
  mailedMembers: 20,
  /** Members of one company, with those who are invited. */
  members: 50,
  /** Listings of one company. */
  companySoftware: 500,
  /** Flags that are decided at once, and reviews that one of them names. */
  decidedFlags: 50,
  relatedReviews: 20,
  /** The latest of what a review said before. */
  revisions: 20,
  /** Categories that one argument names. */
  namedCategories: 10,
  /** Lists of one person, and software in one list. */
  lists: 50,
  listItems: 200,
  facadeDefault: 100,
  facadeMaximum: 500,
} as const;

/** Under so many reviews nothing is told of a software's reviewers as a whole: it would be one person's portrait. */
export const fewestReviews = 5;

/** "Top Rated" starts here (exact mean). */
export const topRated = 4.5;

/** "Recently Added" reaches back so many days. */
export const recentDays = 30;
