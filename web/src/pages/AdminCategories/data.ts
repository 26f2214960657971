import query, { type AdminCategoriesPageQuery } from "~/relay/__generated__/AdminCategoriesPageQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { adminCategoriesParams, isSearched } from "~/search-params/admin-categories";
import { isYes, pageOf } from "~/search-params/admin-list";

const types = { software: "SOFTWARE", service: "SERVICE" } as const;

export default definePageData<AdminCategoriesPageQuery>({
  query,
  variables({ url }) {
    const values = adminCategoriesParams.read(url);
    const { q, type, active, article, open, after, before } = values;
    return {
      search: q || null,
      type: type && types[type],
      isActive: isYes(active),
      hasContent: isYes(article),
      isSearched: isSearched(values),
      open,
      isOpen: open !== "",
      ...pageOf({ after, before }),
    };
  },
});
