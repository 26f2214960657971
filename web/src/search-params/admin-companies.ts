import { listParams, yesOrNo } from "./admin-list";
import { oneOf, searchParams } from "./codec";

/** /admin/companies: text, which companies, their order, the page, and whose details are open. */
export const adminCompaniesSearch = searchParams({
  q: listParams.q,
  verified: yesOrNo(),
  claimed: yesOrNo(),
  sort: oneOf(["newest"]),
  after: listParams.after,
  before: listParams.before,
  open: listParams.open,
});

/** What stands in the address of /admin/companies. */
export type AdminCompaniesValues = ReturnType<typeof adminCompaniesSearch.read>;
