import query, { type ApiTokensPageQuery } from "~/relay/__generated__/ApiTokensPageQuery.graphql";
import { definePageData } from "~/relay/page-data";

export default definePageData<ApiTokensPageQuery>({ query, variables: () => ({}) });
