import { redirect } from "react-router";
import { adminPaths } from "~/admin-paths";
import query, { type AdminLoginPageQuery } from "~/relay/__generated__/AdminLoginPageQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { twoStepPaths } from "~/two-step-paths";

export default definePageData<AdminLoginPageQuery>({
  query,
  variables: () => ({}),
  check({ viewer, administration }) {
    if (viewer?.needsTwoStepVerification) throw redirect(twoStepPaths.settings());
    if (administration) throw redirect(adminPaths.home());
  },
});
