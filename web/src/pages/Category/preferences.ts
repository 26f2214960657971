import { type Importance, importances, limits, preferenceLimits, segments } from "@assay/api/inputs";
import { paths } from "~/paths";
import { enumValueOf } from "~/relay/enum-words";
import type { CategoryFilterValues } from "~/search-params/category";
import { type ListParam, oneOf, oneOfOr, searchParams, text, withCommas } from "~/search-params/codec";
import { segmentOptions } from "./segment-options";

/** What can be weighed, by parameter, and what it is called. */
export const weighed = [
  ["ease", "Ease of use"],
  ["support", "Support"],
  ["value", "Value for money"],
  ["price", "Low price"],
] as const;

/** What each importance is called. */
export const importanceLabels: Readonly<Record<Importance, string>> = {
  none: "None",
  some: "Some",
  "a-lot": "A lot",
};

const importance = () => oneOfOr(importances, "none");

/** Keys of features in order, without duplicates; what cannot be one is dropped. */
const keys: ListParam<readonly string[]> = {
  readAll: (texts) => {
    const named = texts
      .join()
      .split(",")
      .filter((key) => /^[a-z0-9-]+$/.test(key));
    return [...new Set(named)].filter((key) => key.length <= limits.slug).slice(0, preferenceLimits.features);
  },
  write: (values) => [values.join()],
};

/** The visitor's preferences, beside the filters in the address of a category; `weigh` opens the form. */
export const preferenceParams = withCommas(
  searchParams({
    ease: importance(),
    support: importance(),
    value: importance(),
    price: importance(),
    mySize: oneOf(segments),
    myIndustry: text(preferenceLimits.industry),
    must: keys,
    weigh: oneOf(["1"]),
  }),
);
export type PreferenceValues = ReturnType<typeof preferenceParams.read>;

/** True if there are any, so that the order follows them. */
export const hasPreferences = ({ weigh: _, ...stated }: PreferenceValues): boolean =>
  preferenceParams.write(stated) !== "";

/** True if there are any, or their form is open. */
export const showsPreferences = (preferences: PreferenceValues): boolean =>
  preferenceParams.write(preferences) !== "";

/** The address of a category with filters and preferences. */
export function categoryHref(
  slug: string,
  filters: Partial<CategoryFilterValues>,
  preferences: Partial<PreferenceValues>,
): string {
  const href = paths.category(slug, filters);
  const rest = preferenceParams.write(preferences);
  return rest === "" ? href : `${href}${href.includes("?") ? "&" : "?"}${rest.slice(1)}`;
}

/** What a form keeps of the preferences, by parameter. */
export const preferenceFields = (preferences: PreferenceValues) =>
  Object.fromEntries(new URLSearchParams(preferenceParams.write(preferences)));

/** The variable `preferences` of the page's query; null without any. */
export function preferencesVariable(preferences: PreferenceValues) {
  if (!hasPreferences(preferences)) return null;
  const { ease, support, value, price, mySize, myIndustry, must } = preferences;
  return {
    ease: enumValueOf(ease),
    support: enumValueOf(support),
    value: enumValueOf(value),
    price: enumValueOf(price),
    segment: mySize && enumValueOf(mySize),
    industry: myIndustry || null,
    mustHave: must,
  };
}

/** Features that are named at most; the others are counted. */
const namedFeatures = 3;

/** The preferences in words, each in a few; features by the names of their keys, and unknown ones not at all. */
export function preferenceWords(
  { mySize, myIndustry, must, ...others }: PreferenceValues,
  features: ReadonlyMap<string, string>,
): string[] {
  const named = must.map((key) => features.get(key)).filter((name) => name !== undefined);
  const more = named.length - namedFeatures;
  return [
    ...weighed
      .filter(([key]) => others[key] !== "none")
      .map(([key, label]) => `${label}: ${importanceLabels[others[key]].toLowerCase()}`),
    ...segmentOptions([])
      .filter(({ value }) => value !== "" && value === mySize)
      .map(({ label }) => label),
    ...(myIndustry ? [myIndustry] : []),
    ...(named.length > 0
      ? [`Must have ${named.slice(0, namedFeatures).join(", ")}${more > 0 ? ` and ${more} more` : ""}`]
      : []),
  ];
}
