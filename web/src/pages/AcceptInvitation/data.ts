import { tokenSearch } from "~/address/account-search";
import query, {
  type AcceptInvitationPageQuery,
} from "~/relay/__generated__/AcceptInvitationPageQuery.graphql";
import { definePageData } from "~/relay/page-data";

export default definePageData<AcceptInvitationPageQuery>({
  query,
  variables: ({ url }) => ({ token: tokenSearch.read(url).token }),
});
