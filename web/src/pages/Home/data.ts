import query, { type HomePageQuery } from "~/relay/__generated__/HomePageQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { homeParams } from "~/search-params/directory";
import { settings } from "~/settings";

/** One of the popular categories of the settings. */
export type PopularCategory = (typeof settings.popularCategories)[number];

/** The popular categories that this catalogue has, in the order of the settings. */
export function availablePopularCategories(
  categories: readonly { readonly slug: string }[],
): PopularCategory[] {
  const present = new Set(categories.map(({ slug }) => slug));
  return settings.popularCategories.filter(({ slug }) => present.has(slug));
}

export default definePageData<HomePageQuery>({
  query,
  variables: ({ url }) => ({ popular: homeParams.read(url).category }),
  async signedIn() {
    // The page comes with what it asks: it will be needed at once.
    const [{ default: page }] = await Promise.all([
      import("./signed-in/data"),
      import("./signed-in/SignedInHome"),
    ]);
    return page;
  },
  // A catalogue need not have every popular category: the first one it has stands in for one it has not.
  fallbackVariables: ({ popular, categories }) => {
    const [first] = availablePopularCategories(categories);
    return popular || !first ? null : { popular: first.slug };
  },
});
