import { listParams } from "./admin-list";
import { oneOf, searchParams } from "./codec";

/** /admin/users: text, which users, their order, the page, and whose details are open. */
export const adminUsersSearch = searchParams({
  q: listParams.q,
  role: oneOf(["admin", "user"]),
  state: oneOf(["suspended", "unproved", "imported"]),
  sort: oneOf(["oldest", "name"]),
  after: listParams.after,
  before: listParams.before,
  open: listParams.open,
});

/** What stands in the address of /admin/users. */
export type AdminUsersValues = ReturnType<typeof adminUsersSearch.read>;
