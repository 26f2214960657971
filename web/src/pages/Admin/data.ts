import { redirect } from "react-router";
import { adminPaths } from "~/admin-paths";
import query, { type AdminPageQuery } from "~/relay/__generated__/AdminPageQuery.graphql";
import { definePageData } from "~/relay/page-data";

export default definePageData<AdminPageQuery>({
  query,
  variables: () => ({}),
  check({ viewer, administration }) {
    if (viewer && !administration) throw redirect(adminPaths.login());
  },
});
