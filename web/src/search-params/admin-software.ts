import { adminListParams, yesOrNo } from "./admin-list";
import { oneOf, searchParams, text } from "./codec";

/** /admin/software: text, filters, a category's slug, a company's id, sort order, the page, and the listing whose details are open. */
export const adminSoftwareParams = searchParams({
  q: adminListParams.q,
  status: oneOf(["live", "draft"]),
  featured: yesOrNo(),
  category: text(140),
  company: text(36),
  sort: oneOf(["name", "rating", "reviews"]),
  after: adminListParams.after,
  before: adminListParams.before,
  open: adminListParams.open,
});

/** The search params of /admin/software. */
export type AdminSoftwareValues = ReturnType<typeof adminSoftwareParams.read>;
