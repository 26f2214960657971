import query, { type SitemapPageQuery } from "~/relay/__generated__/SitemapPageQuery.graphql";
import { definePageData } from "~/relay/page-data";

export default definePageData<SitemapPageQuery>({ query, variables: () => ({}) });
