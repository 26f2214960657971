import { knownLanguage, platforms, segments } from "@assay/api/inputs";

type Listed = readonly string[];

/** The filters of a list of software as its address has them. */
export interface FilterValues {
  readonly more?: "1" | null;
  readonly platform: Listed;
  readonly language: Listed;
  readonly trial: "yes" | null;
  readonly priceMin: string;
  readonly priceMax: string;
  readonly industry: Listed;
  readonly rating?: "4" | "3" | "2" | null;
  readonly size?: Listed;
  readonly feature?: Listed;
}

const ratings = { "4": "FOUR", "3": "THREE", "2": "TWO" } as const;

/** The GraphQL names of those words that are in the vocabulary. */
const named = <const Word extends string>(words: readonly Word[], given: Listed | undefined) =>
  words
    .filter((word) => given?.includes(word))
    .map((word) => word.toUpperCase().replaceAll("-", "_") as GraphqlName<Word>);

type GraphqlName<Word extends string> = Word extends `${infer Before}-${infer After}`
  ? `${Uppercase<Before>}_${GraphqlName<After>}`
  : Uppercase<Word>;

/** The filters as the query takes them; null where there are none and the panel is closed, so that nothing has to be counted. */
export const shownFilters = (values: FilterValues) =>
  isFiltered(values) || values.more ? toFilters(values) : null;

/** The filters as the query takes them, without those that are off; words that are in no vocabulary are ignored. */
export function toFilters(values: FilterValues) {
  const { trial, priceMin, priceMax, industry, rating, size, feature = [] } = values;
  const on = named(platforms, values.platform);
  const languages = [...new Set(values.language.map(knownLanguage))].filter((known) => known != null);
  const from = named(segments, size);
  return {
    ...(on.length > 0 && { platforms: on }),
    ...(languages.length > 0 && { languages }),
    ...(trial && { hasFreeTrial: true }),
    ...(isAmount(priceMin) && { minPrice: Number(priceMin) }),
    ...(isAmount(priceMax) && { maxPrice: Number(priceMax) }),
    ...(rating && { minRating: ratings[rating] }),
    ...(industry.length > 0 && { industries: industry.map(cut) }),
    ...(from.length > 0 && { segments: from }),
    ...(feature.length > 0 && { features: feature.map(cut) }),
  };
}

/** An amount of money, such as "19.90". */
const isAmount = (text: string) => /^\d{1,9}(\.\d\d?)?$/.test(text);

/** No value of the directory is longer. */
const cut = (text: string) => text.slice(0, 120);

/** The filters among the values of a page, for a form that keeps them. */
export const filtersOf = (values: FilterValues) => {
  const { more, platform, language, trial, priceMin, priceMax, industry, rating, size, feature } = values;
  return { more, platform, language, trial, priceMin, priceMax, industry, rating, size, feature };
};

/** True if something is filtered by: what cannot be a filter is none. */
export const isFiltered = (values: FilterValues): boolean => Object.keys(toFilters(values)).length > 0;
