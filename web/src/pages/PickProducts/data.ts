import { redirect } from "react-router";
import query, { type PickProductsPageQuery } from "~/relay/__generated__/PickProductsPageQuery.graphql";
import { notFound } from "~/relay/not-found";
import { definePageData } from "~/relay/page-data";
import { productsParams } from "~/search-params/write-review";
import { writePaths } from "~/write-paths";
import { groupsOf } from "./role-categories";

/**
 * Page 1 has groups for the role's categories before the other software; with a search or a category it is one list.
 * Without a role there are no groups, so the role is asked for first.
 */
export default definePageData<PickProductsPageQuery>({
  query,
  variables: ({ url }) => {
    const { role, products, q, category, page } = productsParams.read(url);
    if (!role) throw redirect(writePaths.role());
    const groups = q || category ? [] : groupsOf(role);
    const [one, two, three] = groups;
    return {
      products,
      search: q || null,
      category: category || null,
      page,
      isGrouped: groups.length > 0 && page === 1,
      slugs: [...groups.map(({ slug }) => slug), ...(category ? [category] : [])],
      outside: groups.map(({ slug }) => slug),
      one: one?.slug ?? null,
      outsideOne: one?.outside ?? null,
      two: two?.slug ?? null,
      outsideTwo: two?.outside ?? null,
      three: three?.slug ?? null,
      outsideThree: three?.outside ?? null,
    };
  },
  check: ({ rest }, { url }) => {
    const { page } = productsParams.read(url);
    if (page > Math.max(rest.pageCursors.totalPages, 1)) {
      throw notFound("Page not found", `There is no page ${page} of this list of software.`);
    }
  },
});
