import query, { type AdminUsersPageQuery } from "~/relay/__generated__/AdminUsersPageQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { pageOf } from "~/search-params/admin-list";
import { adminUsersParams } from "~/search-params/admin-users";

export default definePageData<AdminUsersPageQuery>({
  query,
  variables({ url }) {
    const { q, role, state, sort, open, ...place } = adminUsersParams.read(url);
    return {
      search: q || null,
      isAdmin: role && role === "admin",
      isSuspended: state === "suspended" ? true : null,
      isEmailVerified: state === "unproved" ? false : null,
      hasAccount: state !== "imported",
      sort: sort === "name" ? "NAME" : sort === "oldest" ? "OLDEST" : "NEWEST",
      open,
      isOpen: open !== "",
      ...pageOf(place),
    };
  },
});
