import type { SiteBranding } from "@assay/api/contract";
import query, { type HomePageQuery } from "~/relay/__generated__/HomePageQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { homeParams } from "~/search-params/directory";
import { siteOf } from "~/site";

/** One of the popular categories of the site. */
export type PopularCategory = SiteBranding["popularCategories"][number];

/** The site's popular categories that this catalog has, in the site's order. */
export function availablePopularCategories(
  categories: readonly { readonly slug: string }[],
  { popularCategories }: Pick<SiteBranding, "popularCategories">,
): PopularCategory[] {
  const present = new Set(categories.map(({ slug }) => slug));
  return popularCategories.filter(({ slug }) => present.has(slug));
}

/** The category itself if it is a popular one, otherwise the default one. */
function openCategory(category: string, site: SiteBranding): string {
  const isPopular = site.popularCategories.some(({ slug }) => slug === category);
  return isPopular ? category : site.defaultPopularCategory;
}

/** The variables of the page with this category open. Live totals are requested only if the operator claims none. */
const variablesOf = (popular: string, { popularCategories, claims }: SiteBranding) => ({
  popular,
  choices: popularCategories.map(({ slug }) => slug),
  ...(claims === null && { hasLiveFigures: true }),
});

export default definePageData<HomePageQuery>({
  query,
  variables: ({ url, site = {} }) =>
    variablesOf(openCategory(homeParams.read(url).category, siteOf(site)), siteOf(site)),
  async signedIn() {
    // The page is imported along with its data, because it is needed at once.
    const [{ default: page }] = await Promise.all([
      import("./signed-in/data"),
      import("./signed-in/SignedInHome"),
    ]);
    return page;
  },
  // A catalog may lack a popular category: then its first popular one is shown instead.
  fallbackVariables: ({ popular, choices }, { site = {} }) => {
    const [first] = availablePopularCategories(choices, siteOf(site));
    return popular || !first ? null : variablesOf(first.slug, siteOf(site));
  },
});
