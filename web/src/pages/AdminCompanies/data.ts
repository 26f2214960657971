import { adminCompaniesSearch } from "~/address/admin-companies-search";
import { isYes, pageOf } from "~/address/admin-list";
import query, { type AdminCompaniesPageQuery } from "~/relay/__generated__/AdminCompaniesPageQuery.graphql";
import { definePageData } from "~/relay/page-data";

export default definePageData<AdminCompaniesPageQuery>({
  query,
  variables({ url }) {
    const { q, verified, claimed, sort, open, ...place } = adminCompaniesSearch.read(url);
    return {
      search: q || null,
      isVerified: isYes(verified),
      isClaimed: isYes(claimed),
      sort: sort === "newest" ? "NEWEST" : "NAME",
      open,
      isOpen: open !== "",
      ...pageOf(place),
    };
  },
});
