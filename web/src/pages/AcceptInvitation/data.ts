import query, {
  type AcceptInvitationPageQuery,
} from "~/relay/__generated__/AcceptInvitationPageQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { tokenSearch } from "~/search-params/account";

export default definePageData<AcceptInvitationPageQuery>({
  query,
  variables: ({ url }) => ({ token: tokenSearch.read(url).token }),
});
