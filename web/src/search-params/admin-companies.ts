import { adminListParams, yesOrNo } from "./admin-list";
import { oneOf, searchParams } from "./codec";

/** /admin/companies: text, filters, sort order, the page, and the company whose details are open. */
export const adminCompaniesParams = searchParams({
  q: adminListParams.q,
  verified: yesOrNo(),
  claimed: yesOrNo(),
  sort: oneOf(["newest"]),
  after: adminListParams.after,
  before: adminListParams.before,
  open: adminListParams.open,
});

/** The search params of /admin/companies. */
export type AdminCompaniesValues = ReturnType<typeof adminCompaniesParams.read>;
