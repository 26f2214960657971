/** Lengths in characters (after trimming) and counts; at the limit is fine, over it is an error that names it. */
export const limits = {
  thingName: 120,
  /** Slugs, and keys of features. */
  slug: 140,
  webhookDescription: 200,
  invitationNote: 200,
  invitationToken: 100,
  personName: 80,
  email: 254,
  url: 2048,
  shortDescription: 300,
  description: 20_000,
  reviewTitle: 150,
  reviewContent: 10_000,
  reviewPoints: 10,
  reviewPoint: 300,
  /** Listings that a review names as considered. */
  considered: 3,
  features: 100,
  feature: 200,
  /** Features by which the listings of one category are compared. */
  vocabulary: 40,
  featureDescription: 300,
  /** Features that a listing or a review names. */
  namedFeatures: 400,
  /** Categories of one listing. */
  categories: 5,
  integrations: 100,
  licenses: 20,
  license: 60,
  /** Pricing plans of one listing. */
  plans: 20,
  minimumPeople: 1_000_000,
  answer: 5_000,
  message: 4_000,
  noticeStatement: 500,
  proofMessage: 500,
  suggestionMessage: 500,
  listNote: 4_000,
  searchText: 200,
  /** One of the words or phrases that categories are listed by. */
  categoryWords: 60,
  /** Synonyms of a category, and the length of one. */
  synonyms: 20,
  synonym: 80,
  caption: 300,
  screenshots: 20,
  contentSections: 40,
  idempotencyKey: 200,
  passwordMinimum: 6,
  passwordMaximumBytes: 256,
  /** Of an authenticator app, or a recovery code with whatever stands between its groups. */
  code: 60,
} as const;

/** Sizes of lists in the specification and in the facade's contract. */
export const listSizes = {
  /** The largest page number. */
  pageNumber: 1_000_000,
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
  /** Members of one company who are notified by mail, longest-standing first. */
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
  /** Earlier versions of a review that are shown, newest first. */
  revisions: 20,
  /** Months of the public record. */
  transparencyMonths: 36,
  /** Days of the administrators' charts. */
  administrationDays: 90,
  /** Categories that one argument names. */
  namedCategories: 10,
  /** Lists of one person, and software in one list. */
  lists: 50,
  listItems: 200,
  /** API tokens of one person that are not revoked, and of one company. */
  apiTokens: 50,
  /** Webhooks of one user, and of one company. */
  webhooks: 100,
  facadeDefault: 100,
  facadeMaximum: 500,
} as const;

/** Requests that wait for changes. */
export const longPolls = {
  /** Maximum time to wait. */
  seconds: 30,
  /** Waiting requests of one token, user or address, and of all, in each process. */
  perCaller: 10,
  inAll: 500,
  /** Reads of one request; after the last one it is answered, although the page is empty. */
  reads: 30,
} as const;

/** With fewer reviews no profile of the reviewers is given: it would describe single persons. */
export const minReviewsForBreakdown = 5;

/** Bounds of a visitor's preferences, and the most industries that are offered. */
export const preferenceLimits = { features: 20, industry: 120, industries: 40 } as const;

/** "Top Rated" starts here (exact mean). */
export const topRated = 4.5;

/** "Recently Added" covers this many days. */
export const recentDays = 30;

/**
 * Budgets for API calls, in points per minute. A call costs one point per started hundred values that its response may
 * contain: each field counts 1, multiplied by the maximum length of the lists it is in (`first` or `last`, 20 if neither is
 * given, 10 for lists without them). Work is added: `valuesPerWork` for each filtered list, whose total has to be counted, and
 * the same for a search; `middleTable` for a search in all software or companies, `largeTable` for filters and searches in all
 * reviews; `compared` for the alternatives to a listing and for a category in the order of a visitor's preferences, `facets` for counting the choices of filters; 1 per `rowsPerValue` rows that a page skips, and per entry that a page of changes may read. A call costs at least `minCharge`. Values that the response did not
 * contain, and the work that shorter lists saved, are refunded, but not after errors and not for searches that read more rows
 * than they find. Documents of the site's own pages are free, except for lists with work of `freeWork` or more (searches and
 * far pages), which cost their work.
 */
export const apiBudgets = {
  valuesPerPoint: 100,
  valuesPerWork: 100,
  compared: 500,
  facets: 3_000,
  middleTable: 3_000,
  largeTable: 20_000,
  rowsPerValue: 10,
  freeWork: 1_000,
  seconds: 60,
  /** Of each API token. */
  token: { points: 120_000, minCharge: 1 },
  /** Per signed-in user, for free documents and /api. */
  user: { points: 120_000, minCharge: 1 },
  /** Of each address without a token: 600 calls at most, of any route of /api with lists of 100. */
  anonymous: { points: 60_000, minCharge: 100 },
} as const;

/** Downloads of the data export: at a time, of a caller and of each process, and bytes that cost a point. */
export const exportDownloads = {
  perCaller: 4,
  inAll: 64,
  bytesPerPoint: 10_000,
  /** So that each address can download the largest file. */
  maxPoints: apiBudgets.anonymous.points / 2,
} as const;

/**
 * How often a browser may ask for documents of our own pages (by their ids) within a time, each address in each process: some two
 * hundred people behind it who open a page every second. Pages as HTML are not counted, so that search engines may read them.
 */
export const persistedQueryLimit = { points: 12_000, seconds: 60 } as const;

/** What /mcp takes and gives: bytes of a message, and characters of an answer, as text and as JSON each. */
export const agentLimits = { messageBytes: 64 * 1024, answerCharacters: 12_000 } as const;

/** Limits of any free document, whatever budget is left. */
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
  /** Fields including aliases, with fragments expanded. */
  fields: 500,
  /** Fields under another name than their own. */
  aliases: 60,
  /** Values that the answer may hold, counted as for a call's points. */
  values: 30_000,
  /** Limits of introspection: the full query of common tools once, which takes a third of the values. */
  introspection: {
    /** Fields `__schema`, and fields `__type`. */
    schemas: 1,
    types: 10,
    /** Levels of fields; tools go through nine `ofType`. */
    depth: 16,
    /** Values that the answer holds, counted for the call's points as others are. */
    values: 75_000,
  },
  /** Levels of lists and objects in its variables; the deepest input of the schema has five. */
  variableDepth: 16,
  /** Milliseconds that running it may take. */
  milliseconds: 10_000,
} as const;

/**
 * Links by which vendors invite reviewers: the maximum numbers that are open and stored of one listing. They expire after `days`, and are
 * deleted as many days later.
 */
export const invitations = { open: 500, stored: 10_000, days: 90 } as const;

/** What is kept of a webhook's finished deliveries: the newest ones, up to a number, bytes of their bodies, and days. */
export const webhookLog = { deliveries: 5_000, bytes: 10_000_000, days: 30 } as const;

/** What may wait for one webhook: deliveries since its last change, deliveries in all, and bytes of their bodies. More disables it. */
export const pendingDeliveries = { sinceChange: 10_000, inAll: 20_000, bytes: 50_000_000 } as const;

/** How they are told, in GraphQL and /api. */
export const webhookLogText = `Kept for ${webhookLog.days} days; of those that are not pending the newest ${webhookLog.deliveries.toLocaleString("en")} of a webhook, with at most ${webhookLog.bytes / 1e6} MB of bodies.`;
export const pendingDeliveriesText = `more than ${pendingDeliveries.sinceChange.toLocaleString("en")} events that came after its last change, more than ${pendingDeliveries.inAll.toLocaleString("en")} in all, or more than ${pendingDeliveries.bytes / 1e6} MB`;
