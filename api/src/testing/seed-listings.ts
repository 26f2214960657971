import type { BillingPeriod, CompanySize, UsedForSpan } from "../inputs/index.ts";
import type { CategoryName, CompanyName, UserName } from "./seed-data.ts";

interface PlanRow {
  name: string;
  price: string | null;
  period?: BillingPeriod;
  features?: readonly string[];
  isPopular?: boolean;
}

export interface SoftwareRow {
  name: string;
  /** The first category is the primary one. */
  categories: readonly [CategoryName, ...CategoryName[]];
  company?: CompanyName;
  ageInDays: number;
  isDraft?: boolean;
  isFeatured?: boolean;
  shortDescription?: string;
  description?: string;
  websiteUrl?: string;
  logoUrl?: string;
  features?: readonly string[];
  screenshots?: readonly string[];
  plans?: readonly PlanRow[];
}

export const software = {
  beacon: {
    name: "Beacon CRM",
    categories: ["crm", "contactCenter"],
    company: "northwind",
    ageInDays: 400,
    isFeatured: true,
    shortDescription: "A CRM that keeps its promises.",
    description: "Beacon keeps customers, calls and offers together.",
    websiteUrl: "https://beacon.example",
    logoUrl: "/demo/beacon.svg",
    features: ["Pipelines", "Call notes"],
    screenshots: ["/demo/beacon-1.png", "https://beacon.example/2.png"],
    plans: [
      { name: "Enterprise", price: null, features: ["Single sign-on"] },
      { name: "Team", price: "29", features: ["Pipelines", "Call notes"], isPopular: true },
      { name: "Free", price: "0", period: "year" },
    ],
  },
  harbor: {
    name: "Harbor",
    categories: ["smallCrm"],
    company: "northwind",
    ageInDays: 300,
    shortDescription: "Customers for crews of five.",
    plans: [{ name: "Solo", price: "12.50" }],
  },
  quill: {
    name: "Quill Desk",
    categories: ["contactCenter"],
    company: "ferrite",
    ageInDays: 200,
    isFeatured: true,
  },
  ledgerly: {
    name: "Ledgerly",
    categories: ["accounting"],
    company: "ferrite",
    ageInDays: 100,
    shortDescription: "Books that balance.",
    plans: [{ name: "Starter", price: "0" }],
  },
  /** Without ratings, creator and description. */
  tally: { name: "Tally Books", categories: ["accounting"], ageInDays: 50 },
  abacus: { name: "Abacus & Partners", categories: ["bookkeeping"], company: "solo", ageInDays: 40 },
  /** Recently added, and unrated. */
  ember: { name: "Ember", categories: ["crm"], ageInDays: 3 },
  /** A Draft; its published review is not counted anywhere. */
  draft: {
    name: "Northwind Compass",
    categories: ["crm"],
    company: "northwind",
    ageInDays: 2,
    isDraft: true,
  },
} as const satisfies Record<string, SoftwareRow>;

export type SoftwareName = keyof typeof software;

export interface ReviewRow {
  software: SoftwareName;
  /** Left out: the account is gone. */
  author?: UserName;
  rating: number;
  title: string;
  pros?: readonly string[];
  cons?: readonly string[];
  easeOfUse?: number;
  companySize?: CompanySize;
  usedFor?: UsedForSpan;
  isVerified?: boolean;
  isHidden?: boolean;
}

/** Newest first, a day apart. Beacon's mean is exactly 4.25: shown as 4.3. */
export const reviews = {
  beaconByAda: {
    software: "beacon",
    author: "ada",
    rating: 5,
    title: "It remembers so that I need not",
    pros: ["Fast search", "Good calls"],
    cons: ["No dark mode"],
    easeOfUse: 5,
    companySize: "11-50",
    usedFor: "1-2-years",
    isVerified: true,
  },
  beaconByBen: {
    software: "beacon",
    author: "ben",
    rating: 4,
    title: "Solid",
    companySize: "1000+",
    easeOfUse: 4,
  },
  hidden: { software: "beacon", author: "cleo", rating: 1, title: "Buy followers here", isHidden: true },
  harborByAda: { software: "harbor", author: "ada", rating: 5, title: "Made for us", companySize: "1-10" },
  harborByBen: { software: "harbor", author: "ben", rating: 5, title: "Five of five" },
  quillByUser: {
    software: "quill",
    author: "user",
    rating: 3,
    title: "Does the job",
    companySize: "201-1000",
  },
  ledgerlyByUser: { software: "ledgerly", author: "user", rating: 4, title: "Balanced" },
  quillByCleo: { software: "quill", author: "cleo", rating: 2, title: "Calls drop" },
  beaconImported: { software: "beacon", author: "imported", rating: 4, title: "From the old catalogue" },
  anonymous: { software: "beacon", rating: 4, title: "Author unknown" },
  abacusByCleo: { software: "abacus", author: "cleo", rating: 5, title: "They answer the phone" },
  onDraft: { software: "draft", author: "ada", rating: 1, title: "Too early" },
} as const satisfies Record<string, ReviewRow>;

export type ReviewName = keyof typeof reviews;
