import query, { type MailSettingsPageQuery } from "~/relay/__generated__/MailSettingsPageQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { tokenParams } from "~/search-params/account";

export default definePageData<MailSettingsPageQuery>({
  query,
  variables: ({ url }) => ({ token: tokenParams.read(url).token }),
});
