import type { Database } from "../../../api/src/database/client/open.ts";
import { productDocument } from "../../../api/src/testing/product-documents.ts";

/** An operation that a page of ours sends by the id of its document. */
interface PageDocument {
  name: string;
  operation: { documentId: string; variables: Readonly<Record<string, unknown>> };
}

/** The documents of our most read pages, about the largest category and the listing with the most reviews. */
export async function pageDocuments(pool: Pick<Database["pool"], "query">): Promise<PageDocument[]> {
  const one = async (text: string) => (await pool.query<{ slug: string }>(text)).rows[0]?.slug ?? "";
  const category = await one(
    "select slug from category where is_active order by software_count desc, slug limit 1",
  );
  const listing = await one(
    "select slug from software where is_active order by review_count desc, slug limit 1",
  );
  const tabs = { onOverview: true, onReviews: false, onPricing: false, onFeatures: false };
  const asked = {
    HomePageQuery: { popular: category, choices: [category] },
    CategoryPageQuery: { slug: category, page: 1, onFirstPage: true, why: "", isAsked: false, filters: {} },
    SoftwareDetailPageQuery: { slug: listing, page: 1, sort: "RECENT", ...tabs },
    ReviewsPageQuery: { page: 1, sort: "RECENT" },
    DirectoryPageQuery: { page: 1, sort: "RATING", isSearched: false, filters: {} },
    CategoryFilterChoicesQuery: {},
  };
  return Object.entries(asked).map(([name, variables]) => ({
    name,
    operation: { documentId: productDocument(name).id, variables },
  }));
}
