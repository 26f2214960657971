import query, {
  type ReviewInvitationPageQuery,
} from "~/relay/__generated__/ReviewInvitationPageQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { tokenParams } from "~/search-params/account";

export default definePageData<ReviewInvitationPageQuery>({
  query,
  variables: ({ url }) => ({ token: tokenParams.read(url).token }),
});
