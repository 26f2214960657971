import { redirect } from "react-router";
import { shownFilters } from "~/components/filters/variables";
import query, { type CategoryPageQuery } from "~/relay/__generated__/CategoryPageQuery.graphql";
import { enumValueOf } from "~/relay/enum-words";
import { notFound } from "~/relay/not-found";
import { definePageData } from "~/relay/page-data";
import { categoryParams } from "~/search-params/category";
import {
  categoryHref,
  hasPreferences,
  preferenceParams,
  preferencesVariable,
  showsPreferences,
} from "./preferences";

const ratings = { "4": "FOUR", "3": "THREE", "2": "TWO" } as const;

export default definePageData<CategoryPageQuery>({
  query,
  variables: ({ params, url }) => {
    const values = categoryParams.read(url);
    const { segment, rating, pricing, page, why } = values;
    const preferences = preferenceParams.read(url);
    return {
      slug: params.slug ?? "",
      page,
      segment: segment && enumValueOf(segment),
      rating: rating && ratings[rating],
      pricing: pricing && enumValueOf(pricing),
      // The rating is an argument of its own.
      filters: shownFilters({ ...values, rating: null }),
      onFirstPage: page === 1,
      why,
      isAsked: why !== "",
      preferences: preferencesVariable(preferences),
      hasPreferences: hasPreferences(preferences),
      showsPreferences: showsPreferences(preferences),
    };
  },
  check: ({ category }, { params, url }) => {
    if (!category) throw notFound("Category not found", "The category you're looking for doesn't exist.");
    const search = categoryParams.read(url);
    // The category was renamed since.
    if (params.slug !== category.slug) {
      throw redirect(categoryHref(category.slug, search, preferenceParams.read(url)), 301);
    }
    const { page } = search;
    const { totalPages } = category.listings.pageCursors;
    if (page > Math.max(totalPages, 1)) {
      throw notFound("Page not found", `There is no page ${page} of the listings in ${category.name}.`);
    }
  },
});
