import query, { type AdminCompaniesPageQuery } from "~/relay/__generated__/AdminCompaniesPageQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { adminCompaniesParams } from "~/search-params/admin-companies";
import { isYes, pageOf } from "~/search-params/admin-list";

export default definePageData<AdminCompaniesPageQuery>({
  query,
  variables({ url }) {
    const { q, verified, claimed, sort, open, ...place } = adminCompaniesParams.read(url);
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
