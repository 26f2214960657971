import query, { type ListPageQuery } from "~/relay/__generated__/ListPageQuery.graphql";
import { notFound } from "~/relay/not-found";
import { definePageData } from "~/relay/page-data";
import { listSearch } from "~/search-params/list";

/** A list for its owner, or for anyone with its key. Without a key a visitor is asked to sign in, because it may be theirs. */
export default definePageData<ListPageQuery>({
  query,
  variables: ({ params, url }) => ({ id: params["id"] ?? "", key: listSearch.read(url).key || null }),
  check: ({ list, viewer }, { url }) => {
    if (!list && (viewer || listSearch.read(url).key))
      throw notFound("List not found", "It does not exist or is no longer shared.");
  },
});
