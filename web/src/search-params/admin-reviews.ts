import { listParams, yesOrNo } from "./admin-list";
import { oneOf, searchParams } from "./codec";

/** /admin/reviews: text, which reviews, their order, the page, and whose details are open. */
export const adminReviewsSearch = searchParams({
  q: listParams.q,
  status: oneOf(["published", "hidden"]),
  verified: yesOrNo(),
  rating: oneOf(["5", "4", "3", "2", "1"]),
  waiting: oneOf(["reported", "flagged"]),
  sort: oneOf(["oldest"]),
  after: listParams.after,
  before: listParams.before,
  open: listParams.open,
});

/** What stands in the address of /admin/reviews. */
export type AdminReviewsValues = ReturnType<typeof adminReviewsSearch.read>;
