import { homeSearch } from "~/address/directory-search";
import query, { type HomePageQuery } from "~/relay/__generated__/HomePageQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { presentPopular } from "./popular";

export default definePageData<HomePageQuery>({
  query,
  variables: ({ url }) => ({ popular: homeSearch.read(url).category }),
  // A catalogue need not have every popular category: the first one it has stands in for one it has not.
  instead: ({ popular, categories }) => {
    const [first] = presentPopular(categories);
    return popular || !first ? null : { popular: first.slug };
  },
});
