import { paths } from "./paths";
import {
  completeParams,
  interviewParams,
  pickedParams,
  productsParams,
  reviewFormParams,
  roleParams,
  suggestParams,
} from "./search-params/write-review";

type Values<S extends { write(values: never): string }> = Parameters<S["write"]>[0];

/**
 * The URLs for writing a review, separate from the others because few pages need them. Every page knows the first one
 * as `paths.writeReview()`.
 */
export const writePaths = {
  role: (search: Values<typeof roleParams> = {}) => `${paths.writeReview()}${roleParams.write(search)}`,
  products: (search: Values<typeof productsParams> = {}) =>
    `/write-a-review/used-products/new-review${productsParams.write(search)}`,
  /** Where a product is suggested that is not listed. */
  suggest: (search: Values<typeof suggestParams> = {}) => `/suggest-a-product${suggestParams.write(search)}`,
  picked: (search: Values<typeof pickedParams> = {}) =>
    `/write-a-review/used-products/new-review/success${pickedParams.write({ last_completed_step: "1", ...search })}`,
  /** `slug` is the product's stored slug, used if its name has no characters for a URL. */
  interview: (product: { name: string; slug: string }, search: Values<typeof interviewParams> = {}) =>
    `/products/${encodeURIComponent(productSlug(product))}/interviews/new${interviewParams.write(search)}`,
  form: (search: Values<typeof reviewFormParams> = {}) =>
    `/write-a-review/review-form${reviewFormParams.write(search)}`,
  complete: (search: Values<typeof completeParams> = {}) =>
    `/write-a-review/complete${completeParams.write(search)}`,
} as const;

/** A name in lower case with hyphens for all but letters and digits of ASCII (specification 2); where nothing is left, its slug. */
export function productSlug({ name, slug }: { name: string; slug: string }): string {
  return slugify(name) || slug;
}

/** A text in lower case, with one hyphen for each run of all but letters and digits of ASCII, and none at its ends. */
export function slugify(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
