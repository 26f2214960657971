import { redirect } from "react-router";
import query, { type ProductsPickedPageQuery } from "~/relay/__generated__/ProductsPickedPageQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { pickedParams } from "~/search-params/write-review";
import { writePaths } from "~/write-paths";
import { isLongEnough } from "./matches";

export default definePageData<ProductsPickedPageQuery>({
  query,
  variables: ({ url }) => {
    const { role, products, q } = pickedParams.read(url);
    if (!role) throw redirect(writePaths.role());
    if (products.length === 0) throw redirect(writePaths.products({ role }));
    // Without scripts, the form of the previous page submits its search text and category, too.
    const isFromForm = url.searchParams.has("category") || url.searchParams.getAll("products").length > 1;
    if (isFromForm) throw redirect(writePaths.picked({ role, products }));
    return { products, search: q, isSearched: isLongEnough(q) };
  },
});
