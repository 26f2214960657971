import query, { type SignedInHomeQuery } from "~/relay/__generated__/SignedInHomeQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { siteOf } from "~/site";

/** The data of "/" for signed-in users. */
export default definePageData<SignedInHomeQuery>({
  query,
  variables({ site = {} }) {
    const [tile1 = "", tile2 = "", tile3 = "", tile4 = "", tile5 = "", tile6 = ""] = siteOf(site).homeTiles;
    return { tile1, tile2, tile3, tile4, tile5, tile6 };
  },
});
