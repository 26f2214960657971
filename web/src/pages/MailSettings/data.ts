import { tokenSearch } from "~/address/account-search";
import query, { type MailSettingsPageQuery } from "~/relay/__generated__/MailSettingsPageQuery.graphql";
import { definePageData } from "~/relay/page-data";

export default definePageData<MailSettingsPageQuery>({
  query,
  variables: ({ url }) => ({ token: tokenSearch.read(url).token }),
});
