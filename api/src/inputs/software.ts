import { z } from "zod";
import { changedFacts, features, newFacts, orEmpty } from "./facts.ts";
import { featureIds } from "./feature.ts";
import { flag, orNull, recordId } from "./fields.ts";
import { limits } from "./limits.ts";
import { plans } from "./plan.ts";
import { changedText, optionalText, optionalUrl, pictureUrl, requiredText } from "./text.ts";

const name = requiredText({
  name: "Software name",
  max: limits.thingName,
  required: "Software name is required",
});

const chooseCategory = "Please select a category";
const categoryId = recordId(chooseCategory);
const tooManyCategories = `Please select ${limits.categories} categories at most`;
const categoryIds = z
  .array(categoryId, { error: "Categories must be a list" })
  .transform((ids) => [...new Set(ids)])
  .refine((ids) => ids.length > 0, chooseCategory)
  .refine((ids) => ids.length <= limits.categories, { error: tooManyCategories });

/** The categories that an input names: a primary one, the whole list, or both. */
export interface NamedCategories {
  readonly categoryId?: string | null | undefined;
  readonly categoryIds?: readonly string[] | null | undefined;
}

/** All categories that an input names, the primary one first, each once. */
export function namedCategories({ categoryId, categoryIds }: NamedCategories): string[] {
  return [...new Set([...(categoryId ? [categoryId] : []), ...(categoryIds ?? [])])];
}

/** The rule on the number of a listing's categories, the primary one included. */
const inFewCategories = [
  (given: NamedCategories) => namedCategories(given).length <= limits.categories,
  { error: tooManyCategories, path: ["categoryIds"] as PropertyKey[], when: areCategoriesRight },
] as const;

/** Rules about the primary category and the list together are checked if each is valid by itself, whatever else is wrong. */
function areCategoriesRight({ issues }: z.core.ParsePayload): boolean {
  return !issues.some(({ path }) => !path?.length || String(path[0]).startsWith("categoryId"));
}

/** All screenshots in order. An omitted caption leaves that of the same URL unchanged. */
const screenshots = z
  .array(
    z.object({
      url: pictureUrl("Address", requiredText),
      caption: changedText({ name: "Caption", max: limits.caption }).optional(),
    }),
    { error: "Screenshots must be a list" },
  )
  .max(limits.screenshots, { error: `Screenshots must be at most ${limits.screenshots}` });
export type ScreenshotInput = z.output<typeof screenshots>[number];

/** Optional texts of a listing (specification 5). */
const textFields = (text: typeof optionalText | typeof changedText) => ({
  shortDescription: text({
    name: "Description",
    max: limits.shortDescription,
    tooLong: `Description must be under ${limits.shortDescription} characters`,
  }),
  description: text({ name: "Description", max: limits.description }),
  websiteUrl: optionalUrl("Website", text),
  logoUrl: pictureUrl("Logo", text),
});

/** A new listing, field by field. */
export const softwareInputFields = z.object({
  companyId: recordId("Company is required"),
  name,
  ...textFields(optionalText),
  /** The primary one; or the first of `categoryIds` is. */
  categoryId: orNull(categoryId),
  categoryIds: orNull(categoryIds),
  features: orEmpty(features.nullish()),
  ...newFacts,
  isActive: flag("Live")
    .nullish()
    .transform((isActive) => isActive ?? true),
  isFeatured: flag("Featured")
    .nullish()
    .transform((isFeatured) => isFeatured ?? false),
  featureIds: orNull(featureIds),
  plans: orNull(plans),
  screenshots: orNull(screenshots),
});

/** A new listing as a form has it: with one category, whose absence is reported together with other errors. */
export const newListingInput = softwareInputFields.extend({ categoryId });

/** The rule that a new listing has a category, reported together with other errors. */
export const inSomeCategory = [
  (given: { categoryId: string | null; categoryIds: readonly string[] | null }) =>
    given.categoryId != null || (given.categoryIds ?? []).length > 0,
  {
    error: chooseCategory,
    path: ["categoryId"] as PropertyKey[],
    when: areCategoriesRight,
  },
] as const;

/** A new listing. */
export const softwareInput = softwareInputFields.refine(...inSomeCategory).refine(...inFewCategories);
export type SoftwareInput = z.output<typeof softwareInput>;

/** A change of a listing, field by field. */
export const softwareChangeFields = z
  .object({
    name,
    ...textFields(changedText),
    categoryId,
    categoryIds,
    features: orEmpty(features.nullable()),
    ...changedFacts,
    isActive: flag("Live"),
    isFeatured: flag("Featured"),
    featureIds: featureIds.nullable().transform((given) => given ?? []),
    plans,
    screenshots,
  })
  .partial();

/** Changes to a listing: omitted fields are unchanged, null or blank clears optional ones; lists are replaced as a whole. */
export const softwareChange = softwareChangeFields.refine(...inFewCategories);
export type SoftwareChange = z.output<typeof softwareChange>;

/** Deletion of a listing, confirmed by its name. */
export const deleteSoftwareInput = z.object({
  name: requiredText({ name: "The listing's name", max: limits.thingName }),
});
