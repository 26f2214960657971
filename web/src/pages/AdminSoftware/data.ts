import query, { type AdminSoftwarePageQuery } from "~/relay/__generated__/AdminSoftwarePageQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { isYes, pageOf } from "~/search-params/admin-list";
import { adminSoftwareParams } from "~/search-params/admin-software";

const orders = { name: "NAME", rating: "RATING", reviews: "REVIEWS" } as const;

export default definePageData<AdminSoftwarePageQuery>({
  query,
  variables({ url }) {
    const { q, status, featured, category, company, sort, open, ...place } = adminSoftwareParams.read(url);
    return {
      search: q || null,
      isActive: status && status === "live",
      isFeatured: isYes(featured),
      category: category || null,
      companyId: company || null,
      company,
      hasCompany: company !== "",
      sort: sort ? orders[sort] : "NEWEST",
      open,
      isOpen: open !== "",
      ...pageOf(place),
    };
  },
});
