import { redirect } from "react-router";
import { adminPaths } from "~/admin-paths";
import query, { type AdminLoginPageQuery } from "~/relay/__generated__/AdminLoginPageQuery.graphql";
import { definePageData } from "~/relay/page-data";

export default definePageData<AdminLoginPageQuery>({
  query,
  variables: () => ({}),
  check({ administration }) {
    if (administration) throw redirect(adminPaths.home());
  },
});
