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
  /** Listings that one flag of a listing names. */
  relatedListings: 20,
  /** The latest of what a review said before. */
  revisions: 20,
  /** Days of the administrators' charts. */
  administrationDays: 90,
  /** Categories that one argument names. */
  namedCategories: 10,
  /** Lists of one person, and software in one list. */
  lists: 50,
  listItems: 200,
  /** API tokens of one person that are not revoked, and of one company. */
  apiTokens: 50,
  facadeDefault: 100,
  facadeMaximum: 500,
} as const;

/** With fewer reviews no profile of the reviewers is given: it would describe single persons. */
export const minReviewsForBreakdown = 5;

/** "Top Rated" starts here (exact mean). */
export const topRated = 4.5;

/** "Recently Added" covers this many days. */
export const recentDays = 30;

/**
 * What programs may ask for within a minute, in points. A call costs a point for each started hundred of values that its answer
 * may hold: every field counts 1, what stands in a list as often as the list is long at most (`first` or `last`, 20 where
 * neither is given, 10 for lists without them). Each list that keeps to a filter, whose whole has to be found and
 * counted, counts `valuesPerWork` more, and looking for a text the same again; in all software or companies a text counts
 * `middleTable`, and a filter or a text in everybody's reviews `largeTable`. A page that passes over rows counts one for each
 * `rowsPerValue` of them. A call that costs less counts as `minCharge`. What an answer did not hold is given back, and of the work what
 * the list turned out to be shorter; not where it has errors, and not of a search that reads more than it may find. Documents of our own pages are free, but for those with a list that takes work of
 * `freeWork` or more: searches and far pages are calls, which count as their work.
 */
export const apiBudgets = {
  valuesPerPoint: 100,
  valuesPerWork: 100,
  middleTable: 3_000,
  largeTable: 20_000,
  rowsPerValue: 10,
  freeWork: 1_000,
  seconds: 60,
  /** Of each API token. */
  token: { points: 120_000, minCharge: 1 },
  /** Of each person who is signed in, for documents that are not our pages' own, and for /api. */
  user: { points: 120_000, minCharge: 1 },
  /** Of each address without a token: 600 calls at most, of any route of /api with lists of 100. */
  anonymous: { points: 36_000, minCharge: 60 },
} as const;

/**
 * How often a browser may ask for documents of our own pages (by their ids) within a time, each address in each process: some two
 * hundred people behind it who open a page every second. Pages as HTML are not counted, so that search engines may read them.
 */
export const persistedQueryLimit = { points: 12_000, seconds: 60 } as const;

/** What a document from anyone may be at most, whatever budget is left. */
export const documentLimits = {
  /** Characters of the document. */
  characters: 20_000,
  /** Tokens of the document. */
  tokens: 4_000,
  /** Letters of a name in it. */
  name: 200,
  /** Levels of brackets of all kinds: of fields, fragments, arguments and types. */
  nesting: 100,
  /** Levels of fields. */
  depth: 14,
  /** Fields, aliases included, as they stand in the document with fragments spread. */
  fields: 500,
  /** Fields under another name than their own. */
  aliases: 60,
  /** Values that the answer may hold, counted as for a call's points. */
  values: 30_000,
  /** What it may ask of the schema itself: once the whole, as tools do that read it, which takes a third of the values. */
  introspection: {
    /** Fields `__schema`, and fields `__type`. */
    schemas: 1,
    types: 10,
    /** Levels of fields; tools go through nine `ofType`. */
    depth: 16,
    /** Values that the answer holds, counted for the call's points as others are. */
    values: 50_000,
  },
  /** Levels of lists and objects in its variables; the deepest input of the schema has five. */
  variableDepth: 16,
  /** Milliseconds that running it may take. */
  milliseconds: 10_000,
} as const;
