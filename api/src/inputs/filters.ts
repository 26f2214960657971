import { z } from "zod";
import { orNull, word } from "./fields.ts";
import { knownLanguage } from "./languages.ts";
import { limits } from "./limits.ts";
import { requiredText } from "./text.ts";
import { companySizes, minimumRatings, platforms, segments } from "./vocabulary.ts";

/** Filters of lists: chosen values of one group, and choices of one group that are counted. */
export const filterLimits = { chosen: 20, choices: 50 } as const;

/** The highest price that can be asked for: that of the database's column. */
const maxPrice = 9_999_999_999.99;

function chosen<Output, Input>(name: string, item: z.ZodType<Output, Input>) {
  return z
    .array(item, { error: `${name} must be a list` })
    .max(filterLimits.chosen, { error: `${name} must be at most ${filterLimits.chosen}` })
    .nullish()
    .transform((given): Output[] => [...new Set(given ?? [])]);
}

const text = (name: string) => requiredText({ name, max: limits.thingName });

const language = z.string().transform((given, context) => {
  const known = knownLanguage(given);
  if (known) return known;
  context.addIssue({ code: "custom", message: `Language is not known: ${given.slice(0, 40)}` });
  return z.NEVER;
});

function price(name: string) {
  const error = `${name} must be from 0 to ${maxPrice}, with at most two decimals`;
  const isAmount = (value: number) => Number(value.toFixed(2)) === value;
  return orNull(
    z.coerce.number({ error }).min(0, { error }).max(maxPrice, { error }).refine(isAmount, { error }),
  );
}

/** Filters of lists of software: each group needs one of its chosen values, features all of them. */
export const softwareFilters = z.object({
  platforms: chosen("Platforms", word("Platform", platforms)),
  languages: chosen("Languages", language),
  hasFreeTrial: orNull(z.boolean()),
  minPrice: price("minPrice"),
  maxPrice: price("maxPrice"),
  minRating: orNull(word("minRating", minimumRatings)),
  industries: chosen("Industries", text("Industry")),
  segments: chosen("Segments", word("Segment", segments)),
  features: chosen("Features", requiredText({ name: "Feature", max: limits.slug })),
});
export type SoftwareFilters = z.output<typeof softwareFilters>;

/** Filters of the list of companies: each group needs one of its chosen values. */
export const companyFilters = z.object({
  industries: chosen("Industries", text("Industry")),
  sizes: chosen("Sizes", word("Size", companySizes)),
  countries: chosen("Countries", text("Country")),
});
export type CompanyFilters = z.output<typeof companyFilters>;

/** Ranges of prices in US dollars that are counted; both ends belong to them. */
export const priceRanges = [
  { min: 0, max: 0 },
  { min: 0, max: 10 },
  { min: 10, max: 50 },
  { min: 50, max: 200 },
  { min: 200, max: null },
] as const;
