import { z } from "zod";
import {
  choice,
  description,
  fileLimits,
  flag,
  image,
  key,
  language,
  link,
  shorten,
  slug,
  texts,
  time,
  wholeNumber,
} from "./catalogue-fields.ts";
import { rowFacts } from "./facts.ts";
import { featureVocabulary } from "./feature.ts";
import { orNull, stars } from "./fields.ts";
import { limits } from "./limits.ts";
import { withoutLinks } from "./markup.ts";
import { currency } from "./plan.ts";
import { reviewCore } from "./review.ts";
import { optionalText, requiredText } from "./text.ts";
import {
  billingPeriods,
  categoryTypes,
  companySizes,
  planUnits,
  reviewerRoles,
  usedForSpans,
} from "./vocabulary.ts";

/** The files of a catalogue, in the order in which they are imported: later ones refer to earlier ones. */
export const catalogueFiles = ["categories", "companies", "software", "plans", "reviews"] as const;
/** The name of one of them, without its ending. */
export type CatalogueFile = (typeof catalogueFiles)[number];

const contentSection = z.object({
  id: requiredText({ name: "id", max: limits.thingName }),
  heading: requiredText({ name: "heading", max: limits.thingName }),
  content: requiredText({ name: "content", max: limits.description }),
});

/** Features of categories' vocabularies, each as category slug, slash, key. */
const namedFeatures = (name: string) =>
  orNull(
    z
      .array(
        z
          .string({ error: `${name} must be texts` })
          .max(2 * limits.slug + 1, { error: `${name} must be a category slug, a slash and a key` })
          .regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, { error: `${name} must be a category slug, a slash and a key` }),
        { error: `${name} must be a list` },
      )
      .max(limits.namedFeatures, { error: `${name} must be at most ${limits.namedFeatures}` })
      .transform((names) => [...new Set(names)]),
  );

const categoryRow = z.object({
  slug: slug("slug"),
  name: requiredText({ name: "name", max: limits.thingName }),
  description: description("description"),
  parentSlug: orNull(slug("parentSlug")),
  categoryType: z.enum(categoryTypes, { error: `categoryType must be one of ${categoryTypes.join(", ")}` }),
  heroDescription: optionalText({ name: "heroDescription", max: limits.description }),
  longDescription: optionalText({ name: "longDescription", max: limits.description }),
  contentSections: orNull(
    z.array(contentSection, { error: "contentSections must be a list" }).max(limits.contentSections, {
      error: `contentSections must be at most ${limits.contentSections}`,
    }),
  ),
  metaTitle: optionalText({ name: "metaTitle", max: fileLimits.metaTitle }),
  metaDescription: optionalText({ name: "metaDescription", max: fileLimits.metaDescription }),
  comparedFeatures: orNull(featureVocabulary),
  isActive: flag("isActive"),
  synonyms: texts("synonyms", "synonym", limits.synonyms, limits.synonym),
});
/** A row of categories.jsonl. */
export type CategoryRow = z.output<typeof categoryRow>;

const companyRow = z.object({
  slug: slug("slug"),
  name: requiredText({ name: "name", max: limits.thingName }),
  website: link("website"),
  description: description("description"),
  industry: optionalText({ name: "industry", max: limits.thingName }),
  employeeCount: choice("employeeCount", companySizes),
  foundedYear: wholeNumber("foundedYear", 1, 9999),
  location: optionalText({ name: "location", max: limits.thingName }),
  isVerified: flag("isVerified"),
  logoUrl: image("logoUrl"),
});
/** A row of companies.jsonl. */
export type CompanyRow = z.output<typeof companyRow>;

const screenshot = z.object({
  url: image("url").refine((url) => url !== null, { error: "url is required" }),
  caption: optionalText({ name: "caption", max: limits.caption }),
});

const softwareFields = z.object({
  slug: slug("slug"),
  name: requiredText({ name: "name", max: limits.thingName }),
  // Longer than it may be stored: see fitShortDescription.
  shortDescription: optionalText({ name: "shortDescription", max: limits.description }),
  description: optionalText({ name: "description", max: limits.description }),
  websiteUrl: link("websiteUrl"),
  companySlug: orNull(slug("companySlug")),
  categorySlugs: orNull(
    z
      .array(slug("categorySlugs"), { error: "categorySlugs must be a list" })
      .min(1, { error: "categorySlugs must name a category" })
      .max(fileLimits.categories, { error: `categorySlugs must be at most ${fileLimits.categories}` })
      .transform((slugs) => [...new Set(slugs)]),
  ),
  features: texts("features", "feature", limits.features, limits.feature),
  offeredFeatures: namedFeatures("offeredFeatures"),
  ...rowFacts,
  tags: texts("tags", "tag", fileLimits.tags, limits.feature),
  logoUrl: image("logoUrl"),
  screenshots: orNull(
    z.array(screenshot, { error: "screenshots must be a list" }).max(limits.screenshots, {
      error: `screenshots must be at most ${limits.screenshots}`,
    }),
  ),
  isFeatured: flag("isFeatured"),
  isActive: flag("isActive"),
  createdAt: time("createdAt"),
});

/**
 * Catalogues keep whole paragraphs as short descriptions. One that is too long is cut at a word where nothing is lost
 * by it, because the description says it whole or is missing and takes it over; otherwise the row is refused.
 */
const softwareRow = softwareFields.transform((row, context) => {
  const whole = row.shortDescription && withoutLinks(row.shortDescription);
  const description = (row.description && withoutLinks(row.description)) || null;
  if (!whole) return { ...row, shortDescription: null, description };
  const short = shorten(whole, limits.shortDescription);
  if (short !== whole && description !== null && !description.includes(whole)) {
    context.addIssue({
      code: "custom",
      path: ["shortDescription"],
      message: `shortDescription must be at most ${limits.shortDescription} characters, or part of the description`,
    });
  }
  return {
    ...row,
    shortDescription: short,
    description: short === whole ? description : (description ?? whole),
  };
});
/** A row of software.jsonl. */
export type SoftwareRow = z.output<typeof softwareRow>;

const planRow = z.object({
  softwareSlug: slug("softwareSlug"),
  name: requiredText({ name: "name", max: limits.thingName }),
  /** Null is a value (on request); only an omitted price leaves the stored one unchanged. */
  price: z
    .string({ error: 'price must be text such as "29.00", or null' })
    .regex(/^\d{1,10}(\.\d{1,2})?$/, { error: 'price must be text such as "29.00", or null' })
    .nullable()
    .optional(),
  currency: orNull(currency("currency")),
  billingPeriod: choice("billingPeriod", billingPeriods),
  unit: choice("unit", planUnits),
  minimumPeople: wholeNumber("minimumPeople", 1, limits.minimumPeople),
  features: texts("features", "feature", limits.features, limits.feature),
  isPopular: flag("isPopular"),
});
/** A row of plans.jsonl. */
export type PlanRow = z.output<typeof planRow>;

const author = z.object({
  firstName: optionalText({ name: "firstName", max: limits.personName }),
  lastName: optionalText({ name: "lastName", max: limits.personName }),
  designation: optionalText({ name: "designation", max: limits.thingName }),
});

const reviewRow = z.object({
  key: key("key"),
  softwareSlug: slug("softwareSlug"),
  authorKey: key("authorKey"),
  author: orNull(author),
  ...reviewCore,
  pros: texts("pros", "pro", limits.reviewPoints, limits.reviewPoint),
  cons: texts("cons", "con", limits.reviewPoints, limits.reviewPoint),
  easeOfUse: orNull(stars("easeOfUse")),
  support: orNull(stars("support")),
  value: orNull(stars("value")),
  role: choice("role", reviewerRoles),
  companySize: choice("companySize", companySizes),
  industry: optionalText({ name: "industry", max: limits.thingName }),
  usedFor: choice("usedFor", usedForSpans),
  confirmedFeatures: namedFeatures("confirmedFeatures"),
  deniedFeatures: namedFeatures("deniedFeatures"),
  isVerified: flag("isVerified"),
  isInvited: flag("isInvited"),
  usedBeforeSlug: orNull(slug("usedBeforeSlug")),
  consideredSlugs: orNull(
    z
      .array(slug("consideredSlugs"), { error: "consideredSlugs must be a list" })
      .max(limits.considered, { error: `consideredSlugs must be at most ${limits.considered}` }),
  ),
  language: language("language"),
  /** Another name of it. */
  lang: language("lang"),
  createdAt: time("createdAt"),
});
/** A row of reviews.jsonl. */
export type ReviewRow = z.output<typeof reviewRow>;

/** Validated rows of each file; null leaves the stored value unchanged. */
export interface CatalogueRows {
  categories: CategoryRow;
  companies: CompanyRow;
  software: SoftwareRow;
  plans: PlanRow;
  reviews: ReviewRow;
}

/** The rules of each file's rows. Keys that are not listed are ignored. */
export const catalogueSchemas: { [File in CatalogueFile]: z.ZodType<CatalogueRows[File]> } = {
  categories: categoryRow,
  companies: companyRow,
  software: softwareRow,
  plans: planRow,
  reviews: reviewRow,
};
