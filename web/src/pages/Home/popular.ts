import { settings } from "~/settings";

/** One of the popular categories of the settings. */
export type PopularCategory = (typeof settings.popularCategories)[number];

/** The popular categories that this catalogue has, in the order of the settings. */
export function availablePopularCategories(categories: readonly { readonly slug: string }[]): PopularCategory[] {
  const present = new Set(categories.map(({ slug }) => slug));
  return settings.popularCategories.filter(({ slug }) => present.has(slug));
}
