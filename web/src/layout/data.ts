import query, { type rootQuery } from "~/relay/__generated__/rootQuery.graphql";
import { definePageData } from "~/relay/page-data";

/** What the header and the footer ask for, once per visit. */
export default definePageData<rootQuery>({ query, variables: () => ({}) });
