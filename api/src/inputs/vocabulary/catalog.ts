/** What a category contains (specification 3, Category). */
export const categoryTypes = ["software", "service"] as const;
export type CategoryType = (typeof categoryTypes)[number];

/** Orders of lists of categories. */
export const categorySorts = ["name", "software-count"] as const;
export type CategorySort = (typeof categorySorts)[number];

/** Buckets of a company's number of employees (specification 5, Company). */
export const companySizes = ["1-10", "11-50", "51-200", "201-1000", "1000+"] as const;
export type CompanySize = (typeof companySizes)[number];

/** How often a plan is billed; once is a single payment. */
export const billingPeriods = ["month", "year", "once"] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** Whether a listing has a feature, from what its vendor and its reviewers say. */
export const featureStates = ["yes", "no", "disputed", "unknown"] as const;
export type FeatureState = (typeof featureStates)[number];

/** What the price of a plan is for: each person who uses it, or everybody together. */
export const planUnits = ["person", "flat"] as const;
export type PlanUnit = (typeof planUnits)[number];

/** Where software runs, or that it can be installed on one's own servers. */
export const platforms = ["web", "windows", "macos", "linux", "ios", "android", "self-hosted"] as const;
export type Platform = (typeof platforms)[number];

/** The platforms as they are shown. */
export const platformLabels: Readonly<Record<Platform, string>> = {
  web: "Web",
  windows: "Windows",
  macos: "macOS",
  linux: "Linux",
  ios: "iOS",
  android: "Android",
  "self-hosted": "Self-hosted",
};

/** How the vendor helps its customers; around the clock is a person at any hour. */
export const supportKinds = [
  "email",
  "phone",
  "chat",
  "forum",
  "knowledge-base",
  "training",
  "around-the-clock",
] as const;
export type SupportKind = (typeof supportKinds)[number];

/** Market segments by the reviewer's company size: up to 50, up to 1000, and more employees. */
export const segments = ["small-business", "mid-market", "enterprise"] as const;
export type Segment = (typeof segments)[number];

/** Which segment a company size belongs to. */
export const segmentOfSize: Readonly<Record<CompanySize, Segment>> = {
  "1-10": "small-business",
  "11-50": "small-business",
  "51-200": "mid-market",
  "201-1000": "mid-market",
  "1000+": "enterprise",
};

/** The shares shown for a category without a review, in percent (specification 9). */
export const estimatedSegmentShares: Readonly<Record<Segment, number>> = {
  "small-business": 40,
  "mid-market": 35,
  enterprise: 25,
};

/** How much something matters to a visitor. */
export const importances = ["none", "some", "a-lot"] as const;
export type Importance = (typeof importances)[number];

/** What a visitor weighs, each with its importance. */
export const weighed = ["ease", "support", "value", "price"] as const;
export type Weighed = (typeof weighed)[number];

/** What a preference of a visitor is about. */
export const preferenceKinds = [...weighed, "segment", "industry", "feature"] as const;
export type PreferenceKind = (typeof preferenceKinds)[number];

/** Whether a listing meets a preference. */
export const fitStates = ["met", "not-met", "unknown"] as const;
export type FitState = (typeof fitStates)[number];
