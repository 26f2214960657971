import { limits, reviewerRoles } from "@assay/api/inputs";
import { ids, oneOf, oneOfOr, type Param, pageNumber, searchParams, text, withCommas } from "./codec";

/** Maximum number of products that are reviewed one after another. */
export const maxProducts = 20;

const role = oneOf(reviewerRoles);
const products = ids(maxProducts);

const one = ids(1);
/** One id, or null. */
const id: Param<string | null> = {
  read: (value) => one.readAll([value ?? ""])[0] ?? null,
  write: (value) => value ?? undefined,
};

/** /write-a-review: the field of work that was chosen before. */
export const roleParams = searchParams({ role });

/** /write-a-review/used-products/new-review: the role, the search text, the category, and the page. */
export const productsParams = withCommas(
  searchParams({ role, products, q: text(), category: text(), page: pageNumber() }),
);

/** /suggest-a-product: the name that was searched for, and the role where it is part of writing a review. */
export const suggestParams = searchParams({ name: text(limits.thingName), role });

/** …/new-review/success: the role, the picked products, and a search text. */
export const pickedParams = withCommas(
  searchParams({ last_completed_step: oneOf(["1"]), role, products, q: text() }),
);

/** /products/{productName}/interviews/new: the role, and the product. */
export const interviewParams = searchParams({ role, product_id: id });

/**
 * /write-a-review/review-form: the role, the products in turn, and the current one of them; `edit` is for changing the user's own
 * review of the first, `suggestion` for the review of a product that the user suggested.
 */
export const reviewFormParams = withCommas(
  searchParams({ role, products, product_id: id, edit: oneOf(["review"]), suggestion: id }),
);

/** /write-a-review/complete: the review, the step, the role, and the picked products. */
export const completeParams = withCommas(
  searchParams({ review: id, step: oneOfOr(["share", "finished"], "share"), role, products }),
);
