import { redirectDocument } from "react-router";
import { paths } from "~/paths";
import query, { type SignInPageQuery } from "~/relay/__generated__/SignInPageQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { signInParams } from "~/search-params/account";

export default definePageData<SignInPageQuery>({
  query,
  variables: () => ({}),
  check({ viewer }, { url }) {
    if (viewer) throw redirectDocument(signInParams.read(url).next ?? paths.home());
  },
});
