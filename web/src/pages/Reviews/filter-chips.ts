import { type LanguageCount, nameOfLanguage } from "~/components/reviews/LanguageSelect";
import { paths } from "~/paths";
import type { ReviewsValues } from "~/search-params/reviews";
import type { FilterChip } from "~/ui/FilterChips";
import { ratingOptions } from "./ReviewsFilters";

/** A chip for each filter in the URL; each links to the list without it. An unknown category shows its slug. */
export function filterChips(
  values: ReviewsValues,
  categoryName: string | undefined,
  languages: readonly LanguageCount[],
): FilterChip[] {
  const without = (part: Partial<ReviewsValues>) => paths.reviews({ ...values, ...part, page: 1 });
  const { q, category, rating, language } = values;
  const stars = rating && ratingOptions.find(({ value }) => value === rating)?.label;
  return [
    ...(q ? [{ label: `“${q}”`, href: without({ q: "" }) }] : []),
    ...(category ? [{ label: categoryName ?? category, href: without({ category: "" }) }] : []),
    ...(language ? [{ label: nameOfLanguage(languages, language), href: without({ language: "" }) }] : []),
    ...(stars ? [{ label: stars, href: without({ rating: null }) }] : []),
  ];
}
