import query, { type WebhooksPageQuery } from "~/relay/__generated__/WebhooksPageQuery.graphql";
import { definePageData } from "~/relay/page-data";

export default definePageData<WebhooksPageQuery>({ query, variables: () => ({}) });
