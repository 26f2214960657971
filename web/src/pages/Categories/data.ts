import { redirect } from "react-router";
import { paths } from "~/paths";
import query, { type CategoriesPageQuery } from "~/relay/__generated__/CategoriesPageQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { categoriesParams } from "~/search-params/category";

const types = { all: null, software: "SOFTWARE", service: "SERVICE" } as const;

export default definePageData<CategoriesPageQuery>({
  query,
  variables: ({ url }) => {
    const { type } = categoriesParams.read(url);
    // Older links use q[category_type_eq] for the type; they are redirected to the current spelling.
    const spelled = url.searchParams.get("q[category_type_eq]");
    if (spelled !== null) {
      url.searchParams.set("type", spelled);
      throw redirect(paths.categories(categoriesParams.read(url)), 301);
    }
    return { type: types[type], countsAll: type === "all" };
  },
});
