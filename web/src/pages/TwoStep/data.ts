import query, { type TwoStepPageQuery } from "~/relay/__generated__/TwoStepPageQuery.graphql";
import { definePageData } from "~/relay/page-data";

export default definePageData<TwoStepPageQuery>({ query, variables: () => ({}) });
