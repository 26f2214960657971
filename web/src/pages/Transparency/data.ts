import query, { type TransparencyPageQuery } from "~/relay/__generated__/TransparencyPageQuery.graphql";
import { definePageData } from "~/relay/page-data";

export default definePageData<TransparencyPageQuery>({ query, variables: () => ({}) });
