import query, { type ProfilePageQuery } from "~/relay/__generated__/ProfilePageQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { type ProfileValues, profileParams } from "~/search-params/profile";

/** The page's query variables from its URL. */
export const variablesOf = ({ tab, page }: ProfileValues): ProfilePageQuery["variables"] => ({
  onInformation: tab === "information",
  onReviews: tab === "reviews",
  onSuggestions: tab === "suggestions",
  onSecurity: tab === "security",
  page,
});

export default definePageData<ProfilePageQuery>({
  query,
  variables: ({ url }) => variablesOf(profileParams.read(url)),
});
