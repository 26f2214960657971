export type FeatureRow = { key: string; name: string; description: string | null };
export type CategoryRow = {
  slug: string;
  name: string;
  description: string;
  parentSlug: string | null;
  categoryType: "software" | "service";
  heroDescription: string;
  longDescription: string | null;
  contentSections: { id: string; heading: string; content: string }[] | null;
  metaTitle: string | null;
  metaDescription: string | null;
  comparedFeatures: FeatureRow[];
};
export type CompanyRow = {
  slug: string;
  name: string;
  website: string;
  description: string;
  industry: string;
  employeeCount: Size;
  foundedYear: number;
  location: string;
  isVerified: boolean;
  logoUrl: string | null;
};
/** What buyers compare; empty lists and null are not known. */
export type Facts = {
  platforms: string[];
  hasFreeTrial: boolean | null;
  languages: string[];
  supportKinds: string[];
  integrations: string[];
  licenses: string[];
};
export type SoftwareRow = Facts & {
  slug: string;
  name: string;
  shortDescription: string;
  description: string;
  websiteUrl: string | null;
  logoUrl: string | null;
  companySlug: string | null;
  categorySlugs: string[];
  features: string[];
  /** Features of vocabularies, as "category/key". */
  offeredFeatures: string[];
  screenshots: { url: string; caption: string }[];
  isFeatured: boolean;
  isActive: boolean;
  createdAt: string;
};
/** What the price of a plan is for. */
export type PlanTerms = { currency: string; unit: "person" | "flat" | null; minimumPeople: number | null };
export type PlanRow = PlanTerms & {
  softwareSlug: string;
  name: string;
  price: string | null;
  billingPeriod: "month" | "year" | "once";
  features: string[];
  isPopular: boolean;
};
export type ReviewRow = {
  key: string;
  softwareSlug: string;
  authorKey: string;
  author: { firstName: string; lastName: string; designation: string };
  rating: number;
  title: string;
  content: string;
  pros: string[];
  cons: string[];
  easeOfUse: number | null;
  support: number | null;
  value: number | null;
  role: string;
  companySize: Size;
  industry: string;
  usedFor: UsedFor | null;
  confirmedFeatures: string[];
  deniedFeatures: string[];
  isVerified: boolean;
  createdAt: string;
};
/** A review before it says anything about features. */
export type PlainReviewRow = Omit<ReviewRow, "confirmedFeatures" | "deniedFeatures">;
export type DemoRow =
  | { file: "categories"; row: CategoryRow }
  | { file: "companies"; row: CompanyRow }
  | { file: "software"; row: SoftwareRow }
  | { file: "plans"; row: PlanRow }
  | { file: "reviews"; row: ReviewRow };

export const sizes = ["1-10", "11-50", "51-200", "201-1000", "1000+"] as const;
export type Size = (typeof sizes)[number];
export const tenures = ["under-6-months", "6-12-months", "1-2-years", "over-2-years"] as const;
export type UsedFor = (typeof tenures)[number];

/** The short role codes of the content files, and the fourteen roles a reviewer picks from. */
export const roles: Record<string, string> = {
  adv: "Advertising",
  ecom: "E-Commerce/Retail",
  fin: "Finance & Accounting",
  hr: "HR",
  sales: "Sales",
  it: "Information Technology",
  mkt: "Marketing",
  ops: "Business Operations & Analytics",
  media: "Media and Communication",
  cs: "Customer Support",
  dev: "Software Development",
  pm: "Program and Project Management",
  design: "Design",
  other: "Other",
};

/** What the content files say, before reviews are composed. */
export type Category = {
  slug: string;
  name: string;
  parent: string | null;
  type: "software" | "service";
  description: string;
  hero: string;
  roles: [string, number][];
  screens: string[];
  needs: string[];
  advice: string[];
};
export type Company = Omit<CompanyRow, "logoUrl" | "website">;
export type Fact = { phrase: string; title: string; sentences: string[] };
export type WholeReview = {
  rating: number;
  title: string;
  role: string;
  size: Size;
  usedFor: UsedFor | null;
  industry: string;
  designation: string;
  paragraphs: string[];
  pros: string[];
  cons: string[];
};
/** A plan as the content files say it. */
export type Plan = Omit<PlanRow, "softwareSlug" | keyof PlanTerms>;
export type Product = {
  slug: string;
  name: string;
  company: string | null;
  categories: string[];
  quality: number;
  reviews: number;
  lean: { ease: number; support: number; value: number };
  industries: string[];
  flags: Set<string>;
  since: string | null;
  short: string;
  paragraphs: string[];
  features: string[];
  plans: Plan[];
  screens: { kind: string; caption: string }[];
  good: Fact[];
  bad: Fact[];
  written: WholeReview[];
};
