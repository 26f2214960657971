import { reviewFormParams } from "~/search-params/write-review";
import { writePaths } from "~/write-paths";

/** The review that continues after signing in. */
export interface PendingReview {
  /** Id of the product; null if the URL has none. */
  readonly softwareId: string | null;
  /** True for a new review, whose author may have no account yet. */
  readonly isNew: boolean;
}

/** The review that the URL `next` returns to; null if it leads elsewhere. */
export function pendingReview(next: string | null): PendingReview | null {
  if (next === null) return null;
  const url = new URL(next, "http://localhost");
  if (url.pathname !== writePaths.form()) return null;
  const { product_id, products, edit } = reviewFormParams.read(url);
  return { softwareId: product_id ?? products[0] ?? null, isNew: edit === null };
}
