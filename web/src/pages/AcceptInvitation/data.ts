import query, {
  type AcceptInvitationPageQuery,
} from "~/relay/__generated__/AcceptInvitationPageQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { tokenParams } from "~/search-params/account";

export default definePageData<AcceptInvitationPageQuery>({
  query,
  variables: ({ url }) => ({ token: tokenParams.read(url).token }),
});
