import { z } from "zod";
import { fromEnum } from "../../../graphql/enum-names.ts";
import {
  billingPeriods,
  manipulationReasons,
  type PlanUnit,
  type Platform,
  planUnits,
  platforms,
  type SupportKind,
  shownRating,
  supportKinds,
} from "../../../inputs/index.ts";
import { Fit } from "./fit.ts";
import { id, named, rating, time } from "./registry.ts";

const Vendor = z
  .strictObject({
    id,
    name: z.string(),
    website: z.string().nullable(),
    foundedYear: z.int().nullable(),
    location: z.string().nullable(),
    industry: z.string().nullable(),
    isVerified: z.boolean(),
  })
  .describe("The vendor.");

const ManipulationNotice = z
  .strictObject({
    reason: z.enum(manipulationReasons),
    statement: z.string().describe("What the moderators say about it."),
    setAt: time,
    endsAt: time.describe("Time at which it ends by itself."),
  })
  .describe(
    "A notice by moderators that reviews, of a listing or of its competitors, were manipulated in its favor.",
  );

export const Software = named(
  "Software",
  z
    .strictObject({
      id,
      name: z.string(),
      slug: z.string(),
      formerName: z
        .string()
        .nullable()
        .describe(
          "The name under which most of its reviews were written, for one year after the name has clearly changed.",
        ),
      manipulationNotice: ManipulationNotice.nullable().describe(
        "A notice by moderators that reviews, of the listing or of its competitors, were manipulated in its favor, shown for 90 days; null otherwise.",
      ),
      shortDescription: z.string().nullable(),
      description: z.string().nullable(),
      longDescription: z.string().nullable().describe("Same as description."),
      logoUrl: z.string().nullable().describe("An http or https URL, or a path on this site."),
      logo: z.string().nullable().describe("Same as logoUrl."),
      websiteUrl: z.string().nullable(),
      isFeatured: z.boolean(),
      isActive: z.boolean().describe("True for Live, false for Draft."),
      avgRating: rating.describe(
        'Mean rating of the published reviews, one decimal, half rounded up; "0.0" if there are none.',
      ),
      reviewCount: z.int().min(0),
      createdAt: time,
      companyId: id.nullable(),
      categoryId: id.nullable().describe("The primary category; null if it is not visible to the caller."),
      categoryIds: z.array(id).describe("Categories that are visible to the caller, primary category first."),
      screenshots: z.array(z.string()).describe("URLs of images, in the vendor's order."),
      features: z.array(z.string()),
      platforms: z.array(z.enum(platforms)).describe("Where it runs; empty if unknown."),
      hasFreeTrial: z.boolean().nullable().describe("True if it can be tried for free; null if unknown."),
      languages: z
        .array(z.string())
        .describe("Languages of the product, as BCP 47 tags such as `en` or `pt-BR`; empty if unknown."),
      supportKinds: z
        .array(z.enum(supportKinds))
        .describe("How the vendor helps its customers; empty if unknown."),
      integrations: z.array(z.string()).describe("Names of products that it works with; empty if unknown."),
      licenses: z.array(z.string()).describe("SPDX identifiers or names of its licenses; empty if unknown."),
      company: Vendor.nullable(),
    })
    .describe("A listing: software or a service."),
);
export type Software = z.infer<typeof Software>;
type Notice = z.infer<typeof ManipulationNotice>;

export const softwareFields = /* GraphQL */ `
  fragment SoftwareFields on Software {
    id: databaseId name slug formerName manipulationNotice { reason statement setAt endsAt } shortDescription description longDescription: description logoUrl logo: logoUrl websiteUrl
    isFeatured isActive avgRating reviewCount createdAt features platforms hasFreeTrial languages supportKinds integrations licenses
    screenshots { url }
    category { id: databaseId }
    categories { id: databaseId }
    company { id: databaseId name website foundedYear location industry isVerified }
  }
`;

export interface SoftwareData
  extends Omit<
    Software,
    | "avgRating"
    | "companyId"
    | "categoryId"
    | "categoryIds"
    | "screenshots"
    | "manipulationNotice"
    | "platforms"
    | "supportKinds"
  > {
  platforms: string[];
  supportKinds: string[];
  manipulationNotice: (Omit<Notice, "reason"> & { reason: string }) | null;
  avgRating: number | null;
  screenshots: { url: string }[];
  category: { id: string } | null;
  categories: { id: string }[];
}

/** Each field by itself: a copy without some of them takes V8 ten times as long (decision 087). */
export function toSoftware(data: SoftwareData): Software {
  const { manipulationNotice: notice, category, categories, company } = data;
  const categoryIds = categories.map((one) => one.id);
  return {
    id: data.id,
    name: data.name,
    slug: data.slug,
    formerName: data.formerName,
    shortDescription: data.shortDescription,
    description: data.description,
    longDescription: data.longDescription,
    logoUrl: data.logoUrl,
    logo: data.logo,
    websiteUrl: data.websiteUrl,
    isFeatured: data.isFeatured,
    isActive: data.isActive,
    reviewCount: data.reviewCount,
    createdAt: data.createdAt,
    features: data.features,
    hasFreeTrial: data.hasFreeTrial,
    languages: data.languages,
    integrations: data.integrations,
    licenses: data.licenses,
    company,
    manipulationNotice: notice && {
      ...notice,
      reason: fromEnum("ManipulationReason", notice.reason) as Notice["reason"],
    },
    avgRating: shownRating(data.avgRating ?? 0),
    platforms: data.platforms.map((one) => fromEnum("Platform", one) as Platform),
    supportKinds: data.supportKinds.map((one) => fromEnum("SupportKind", one) as SupportKind),
    companyId: company?.id ?? null,
    categoryId: category?.id ?? null,
    // Administrators see the primary one even while it is hidden from the taxonomy.
    categoryIds: category ? [category.id, ...categoryIds.filter((one) => one !== category.id)] : categoryIds,
    screenshots: data.screenshots.map(({ url }) => url),
  };
}

export const Listing = named(
  "Listing",
  z
    .strictObject({
      software: z.array(Software),
      total: z.int().min(0).describe("Number of matches on all pages."),
      page: z.int().min(1).nullable().describe("Null if it was asked for by a cursor."),
      totalPages: z.int().min(0),
    })
    .describe("A numbered page of a category's ranking."),
);

export const RankedListing = named(
  "RankedListing",
  z
    .strictObject({
      ...Listing.shape,
      fits: z
        .array(Fit)
        .optional()
        .describe(
          "How each of `software` fits the caller's preferences, in the same order; left out without any.",
        ),
    })
    .describe("A page of a category's ranking, or of its listings by the caller's preferences."),
);

export const PricingPlan = named(
  "PricingPlan",
  z
    .strictObject({
      id,
      name: z.string(),
      price: z
        .string()
        .regex(/^\d+\.\d\d$/)
        .nullable()
        .describe(
          'Price in `currency`, per billing period and `unit`, for example "29.00". "0.00" is free; null means on request.',
        ),
      currency: z.string().describe("An ISO 4217 code."),
      billingPeriod: z.enum(billingPeriods),
      unit: z.enum(planUnits).nullable().describe("What the price is for; null if unknown."),
      minimumPeople: z
        .int()
        .min(1)
        .nullable()
        .describe(
          "Smallest number of people that the plan is sold to; null if there is none or it is unknown.",
        ),
      features: z.array(z.string()),
      isPopular: z.boolean(),
    })
    .describe("A pricing plan."),
);
export type PricingPlan = z.infer<typeof PricingPlan>;

export const planFields = /* GraphQL */ `
  fragment PlanFields on PricingPlan { id: databaseId name price currency billingPeriod unit minimumPeople features isPopular }
`;

/** A plan as GraphQL has it. */
export type PlanData = Omit<PricingPlan, "billingPeriod" | "unit"> & {
  billingPeriod: string;
  unit: string | null;
};

export function toPlan(plan: PlanData): PricingPlan {
  return {
    ...plan,
    billingPeriod: fromEnum("BillingPeriod", plan.billingPeriod) as PricingPlan["billingPeriod"],
    unit: plan.unit === null ? null : (fromEnum("PlanUnit", plan.unit) as PlanUnit),
  };
}
