import query, { type SuggestProductPageQuery } from "~/relay/__generated__/SuggestProductPageQuery.graphql";
import { definePageData } from "~/relay/page-data";

export default definePageData<SuggestProductPageQuery>({ query, variables: () => ({}) });
