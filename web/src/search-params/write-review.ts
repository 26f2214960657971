import { reviewerRoles } from "@assay/api/inputs";
import { ids, oneOf, oneOfOr, type Param, pageNumber, searchParams, text, withCommas } from "./codec";

/** So many products are reviewed one after another at most. */
export const maxProducts = 20;

const role = oneOf(reviewerRoles);
const products = ids(maxProducts);

const one = ids(1);
/** One id, or null. */
const id: Param<string | null> = {
  read: (value) => one.read(value)[0] ?? null,
  write: (value) => value ?? undefined,
};

/** /write-a-review: the field of work that was picked before. */
export const roleParams = searchParams({ role });

/** /write-a-review/used-products/new-review: whose products, what is searched, in which category, on which page. */
export const productsParams = withCommas(
  searchParams({ role, products, q: text(), category: text(), page: pageNumber() }),
);

/** …/new-review/success: the role, the products that were picked, and what else is searched. */
export const pickedParams = withCommas(
  searchParams({ last_completed_step: oneOf(["1"]), role, products, q: text() }),
);

/** /products/{productName}/interviews/new: the role, and which product. */
export const interviewParams = searchParams({ role, product_id: id });

/**
 * /write-a-review/review-form: the role, the products, one after another, and which of them it is now; `edit` is of one's own
 * review of the first.
 */
export const reviewFormParams = withCommas(
  searchParams({ role, products, product_id: id, edit: oneOf(["review"]) }),
);

/** /write-a-review/complete: which review, the step, and the role and the products that were picked. */
export const completeParams = withCommas(
  searchParams({ review: id, step: oneOfOr(["share", "finished"], "share"), role, products }),
);
