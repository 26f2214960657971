import query, { type AdminSettingsPageQuery } from "~/relay/__generated__/AdminSettingsPageQuery.graphql";
import { definePageData } from "~/relay/page-data";

export default definePageData<AdminSettingsPageQuery>({ query, variables: () => ({}) });
