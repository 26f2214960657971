import { z } from "zod";
import { featureIds } from "./feature.ts";
import { orNull, word } from "./fields.ts";
import { limits } from "./limits.ts";
import { changedText, isBlank, optionalText, optionalUrl, pictureUrl, requiredText, tidy } from "./text.ts";
import { billingPeriods } from "./vocabulary.ts";

const name = requiredText({
  name: "Software name",
  max: limits.thingName,
  required: "Software name is required",
});

const chooseCategory = { error: "Please select a category" };
const categoryId = z.uuid(chooseCategory).transform((id) => id.toLowerCase());
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

/** Short texts, one a line, each once; blank lines are dropped (specification 5). A form sends them as one text. */
const features = z
  .union([z.string(), z.array(z.string({ error: "Feature must be text" }))], {
    error: "Features must be a list",
  })
  .transform((given) => [given].flat().flatMap((text) => text.split(/\r\n|\r|\n/)))
  .transform((lines) => [...new Set(lines.map(tidy))].filter((line) => !isBlank(line)))
  .refine((lines) => lines.length <= limits.features, {
    error: `Features must be at most ${limits.features}`,
  })
  .pipe(z.array(requiredText({ name: "Feature", max: limits.feature })));
const featuresOrNone = features.nullish().transform((given) => given ?? []);

const flag = (called: string) => z.boolean({ error: `${called} must be true or false` });

const wrongPrice = { error: "Price must be an amount such as 29.00, or blank when it is on request" };
/** An amount as people write it: with the sign before it, a comma between thousands, or both. */
const grouped = /^\$?\s*(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/;
/** US dollars as the database holds them, twelve digits with two after the point; null is on request. */
const price = z
  .union([z.string(), z.number().transform(String)], wrongPrice)
  .transform((text) => tidy(text).replace(grouped, (amount) => amount.replace(/[$,\s]/g, "")))
  .refine((text) => text === "" || /^\d{1,10}(\.\d{1,2})?$/.test(text), wrongPrice)
  .transform((text) => text || null);

const plan = z.object({
  name: requiredText({ name: "Plan name", max: limits.thingName }),
  price: orNull(price),
  billingPeriod: word("Billing period", billingPeriods)
    .nullish()
    .transform((period) => period ?? "month"),
  features: featuresOrNone,
  isPopular: flag("Popular")
    .nullish()
    .transform((isPopular) => isPopular ?? false),
});
export type PlanInput = z.output<typeof plan>;

/** The whole list of plans. */
const plans = z
  .array(plan, { error: "Plans must be a list" })
  .max(limits.plans, { error: `Plans must be at most ${limits.plans}` })
  .superRefine((all, { addIssue }) => {
    const popular = all.findIndex(({ isPopular }) => isPopular);
    for (const [index, one] of all.entries()) {
      const named = one.name.toLowerCase();
      if (all.findIndex((other) => other.name.toLowerCase() === named) < index)
        addIssue({ code: "custom", path: [index, "name"], message: "Each plan needs a unique name" });
      if (one.isPopular && index > popular)
        addIssue({ code: "custom", path: [index, "isPopular"], message: "Only one plan can be popular" });
    }
  });

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
  companyId: z.uuid({ error: "Company is required" }).transform((id) => id.toLowerCase()),
  name,
  ...textFields(optionalText),
  /** The primary one; or the first of `categoryIds` is. */
  categoryId: orNull(categoryId),
  categoryIds: orNull(categoryIds),
  features: featuresOrNone,
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
    ...chooseCategory,
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
    features: features.nullable().transform((given) => given ?? []),
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
