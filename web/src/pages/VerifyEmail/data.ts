import query, { type VerifyEmailPageQuery } from "~/relay/__generated__/VerifyEmailPageQuery.graphql";
import { definePageData } from "~/relay/page-data";

export default definePageData<VerifyEmailPageQuery>({ query, variables: () => ({}) });
