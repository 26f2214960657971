import type { CategoryType, CompanySize } from "../inputs/index.ts";
import { dayMs } from "../inputs/index.ts";

/**
 * The small world of the tests, as tables (people, categories and vendors here, their software in ./seed-listings.ts).
 * Each row has a readable name, by which other rows and the tests refer to it. Values that a row leaves out are null, false or
 * empty, so that absent values are always tested, too.
 */

/** The current time of this world, to which all ages are relative. */
export const worldNow = new Date("2026-11-20T12:00:00.000Z");

/** The time this many days before now. */
export function daysAgo(days: number): Date {
  return new Date(worldNow.getTime() - days * dayMs);
}

export interface UserRow {
  firstName?: string;
  lastName?: string;
  email?: string;
  catalogKey?: string;
  designation?: string;
  isAdmin?: boolean;
}

export const users = {
  admin: { firstName: "Ines", lastName: "Admin", email: "admin@assay.example", isAdmin: true },
  owner: { firstName: "Otto", lastName: "Owner", email: "owner@northwind.example", designation: "Founder" },
  editor: { firstName: "Edda", lastName: "Editor", email: "editor@northwind.example" },
  /** A signed-in user without any company. */
  user: { firstName: "Uma", lastName: "User", email: "Uma@mail.example", designation: "Buyer" },
  ada: { firstName: "Ada", lastName: "Reyes", email: "ada@mail.example", designation: "Sales Manager" },
  /** Without names: shown as the local part of the address. */
  ben: { email: "ben.k@mail.example" },
  cleo: { firstName: "Cleo", email: "cleo@mail.example" },
  /** The author of imported reviews: no address, cannot sign in. */
  imported: { catalogKey: "author-1" },
} as const satisfies Record<string, UserRow>;

export type UserName = keyof typeof users;

/** Users with a valid session. */
export const signedIn = ["admin", "owner", "editor", "user"] as const satisfies readonly UserName[];

export interface CategoryRow {
  name: string;
  slug: string;
  type?: CategoryType;
  parent?: string;
  isActive?: boolean;
  description?: string;
  heroDescription?: string;
  contentSections?: readonly { id: string; heading: string; content: string }[];
}

/** Parents come before their children. */
export const categories = {
  sales: { name: "Sales", slug: "sales", description: "Everything that sells." },
  crm: {
    name: "CRM",
    slug: "crm",
    parent: "sales",
    description: "Customers in one place.",
    heroDescription: "Customer relationship management, weighed.",
    contentSections: [{ id: "what", heading: "What is a CRM?", content: "A **memory** for customers." }],
  },
  smallCrm: { name: "CRM for Small Business", slug: "small-business-crm", parent: "crm" },
  contactCenter: { name: "Contact Center", slug: "contact-center", parent: "sales" },
  finance: { name: "Finance", slug: "finance" },
  accounting: { name: "Accounting", slug: "accounting", parent: "finance" },
  bookkeeping: { name: "Bookkeeping", slug: "bookkeeping", type: "service" },
  retired: { name: "Retired", slug: "retired", isActive: false },
} as const satisfies Record<string, CategoryRow>;

export type CategoryName = keyof typeof categories;

export interface CompanyRow {
  name: string;
  website?: string;
  description?: string;
  industry?: string;
  employeeCount?: CompanySize;
  foundedYear?: number;
  location?: string;
  logoUrl?: string;
  isVerified?: boolean;
  members?: Partial<Record<UserName, "owner" | "editor">>;
}

export const companies = {
  northwind: {
    name: "Northwind",
    website: "https://northwind.example",
    description: "Makers of Beacon.",
    industry: "Software",
    employeeCount: "51-200",
    foundedYear: 2009,
    location: "Lisbon, Portugal",
    logoUrl: "/demo/northwind.svg",
    isVerified: true,
    members: { owner: "owner", editor: "editor" },
  },
  /** Unclaimed. */
  ferrite: { name: "Ferrite Labs", website: "https://ferrite.example" },
  /** Only a name. */
  solo: { name: "Solo" },
} as const satisfies Record<string, CompanyRow>;

export type CompanyName = keyof typeof companies;
