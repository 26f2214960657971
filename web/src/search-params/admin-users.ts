import { adminListParams } from "./admin-list";
import { oneOf, searchParams } from "./codec";

/** /admin/users: text, filters, sort order, the page, and the user whose details are open. */
export const adminUsersParams = searchParams({
  q: adminListParams.q,
  role: oneOf(["admin", "user"]),
  state: oneOf(["suspended", "unproved", "imported"]),
  sort: oneOf(["oldest", "name"]),
  after: adminListParams.after,
  before: adminListParams.before,
  open: adminListParams.open,
});

/** The search params of /admin/users. */
export type AdminUsersValues = ReturnType<typeof adminUsersParams.read>;
