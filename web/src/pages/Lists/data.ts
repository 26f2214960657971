import query, { type ListsPageQuery } from "~/relay/__generated__/ListsPageQuery.graphql";
import { definePageData } from "~/relay/page-data";

export default definePageData<ListsPageQuery>({ query, variables: () => ({}) });
