import { profileSearch } from "~/address/profile-search";
import query, { type ProfilePageQuery } from "~/relay/__generated__/ProfilePageQuery.graphql";
import { definePageData } from "~/relay/page-data";

export default definePageData<ProfilePageQuery>({
  query,
  variables: ({ url }) => ({ onSecurity: profileSearch.read(url).tab === "security" }),
});
