import { adminListParams, yesOrNo } from "./admin-list";
import { oneOf, searchParams } from "./codec";

/** /admin/reviews: text, filters, sort order, the page, and the review whose details are open. */
export const adminReviewsParams = searchParams({
  q: adminListParams.q,
  status: oneOf(["published", "hidden"]),
  verified: yesOrNo(),
  rating: oneOf(["5", "4", "3", "2", "1"]),
  waiting: oneOf(["reported", "flagged"]),
  sort: oneOf(["oldest"]),
  after: adminListParams.after,
  before: adminListParams.before,
  open: adminListParams.open,
});

/** The search params of /admin/reviews. */
export type AdminReviewsValues = ReturnType<typeof adminReviewsParams.read>;
