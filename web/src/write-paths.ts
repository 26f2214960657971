import { paths } from "./paths";
import {
  completeSearch,
  interviewSearch,
  pickedSearch,
  productsSearch,
  reviewFormSearch,
  roleSearch,
} from "./search-params/write-review";

type Values<S extends { write(values: never): string }> = Parameters<S["write"]>[0];

/**
 * The addresses of writing a review, apart from all others because few pages need them. The first one is known to every page
 * as `paths.writeReview()`.
 */
export const writePaths = {
  role: (search: Values<typeof roleSearch> = {}) => `${paths.writeReview()}${roleSearch.write(search)}`,
  products: (search: Values<typeof productsSearch> = {}) =>
    `/write-a-review/used-products/new-review${productsSearch.write(search)}`,
  picked: (search: Values<typeof pickedSearch> = {}) =>
    `/write-a-review/used-products/new-review/success${pickedSearch.write({ last_completed_step: "1", ...search })}`,
  /** `slug` is the product's stored slug, for a name of which nothing can stand in an address. */
  interview: (product: { name: string; slug: string }, search: Values<typeof interviewSearch> = {}) =>
    `/products/${encodeURIComponent(productSlug(product))}/interviews/new${interviewSearch.write(search)}`,
  form: (search: Values<typeof reviewFormSearch> = {}) =>
    `/write-a-review/review-form${reviewFormSearch.write(search)}`,
  complete: (search: Values<typeof completeSearch> = {}) =>
    `/write-a-review/complete${completeSearch.write(search)}`,
} as const;

/** A name in lower case with hyphens for all but letters and digits of ASCII (specification 2); where nothing is left, its slug. */
export function productSlug({ name, slug }: { name: string; slug: string }): string {
  return hyphenated(name) || slug;
}

/** A text in lower case, with one hyphen for each run of all but letters and digits of ASCII, and none at its ends. */
export function hyphenated(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
