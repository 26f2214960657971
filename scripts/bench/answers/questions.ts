import type { Database } from "../../../api/src/database/client/open.ts";
import { productDocument } from "../../../api/src/testing/product-documents.ts";
import type { LoadRequest } from "../load/generate.ts";
import { documents } from "../queries/documents.ts";
import { pageAddresses } from "../queries/page-addresses.ts";

/** A request whose response is the same for many visitors. */
export interface Question {
  name: string;
  request: LoadRequest;
}

/** A page as browsers ask for it. */
export function pageRequest(path: string, encoding = "br"): LoadRequest {
  return { method: "GET", path, headers: { accept: "text/html", "accept-encoding": encoding } };
}

const data = { accept: "application/json", "accept-encoding": "br" };

/** Data at an address. */
export function dataRequest(path: string): LoadRequest {
  return { method: "GET", path, headers: data };
}

/** An operation sent to /graphql. */
export function operationRequest(operation: object): LoadRequest {
  return { method: "POST", path: "/graphql", body: JSON.stringify(operation), headers: data };
}

/** The subject of the questions: a listing and an active category by their ids and slugs. */
export interface Subject {
  id: string;
  slug: string;
  category: string;
}

/** The questions about a listing and its category: pages, /api, and /graphql in its three request forms. */
export function questionsAbout({ id, slug, category }: Subject): Question[] {
  const address = `/software/${id}`;
  const free = { query: documents.software.assay, variables: { id } };
  const inAddress = new URLSearchParams({ query: free.query, variables: JSON.stringify(free.variables) });
  return [
    { name: "home", request: pageRequest("/") },
    { name: "category", request: pageRequest(`/categories/${category}`) },
    { name: "listing", request: pageRequest(address) },
    { name: "its reviews", request: pageRequest(`${address}?tab=reviews`) },
    { name: "/api/software", request: dataRequest("/api/software") },
    { name: "/api/software/{id}", request: dataRequest(`/api${address}`) },
    {
      name: "/api/categories/{slug}/software",
      request: dataRequest(`/api/categories/${category}/software`),
    },
    { name: "POST /graphql, by id", request: operationRequest(persistedListing(slug)) },
    { name: "POST /graphql, free", request: operationRequest(free) },
    { name: "GET /graphql, free", request: dataRequest(`/graphql?${inAddress}`) },
  ];
}

/** The listing with the most reviews, and the largest category. */
export async function largestSubject(pool: Pick<Database["pool"], "query">): Promise<Subject> {
  const addresses = await pageAddresses(pool);
  const last = (path = "") => path.slice(path.lastIndexOf("/") + 1);
  const id = last(addresses["software with most reviews"]);
  const { rows } = await pool.query<{ slug: string }>("select slug from software where id = $1", [id]);
  return { id, slug: rows[0]?.slug ?? "", category: last(addresses["category, largest"]) };
}

/** The query of a listing's page by its id, as a browser sends it. */
function persistedListing(slug: string): object {
  const { id } = productDocument("SoftwareDetailPageQuery");
  const none = { databaseId: null, rating: null, search: null, pro: null, con: null };
  const tabs = { onOverview: true, onReviews: false, onPricing: false, onFeatures: false };
  return { documentId: id, variables: { ...none, ...tabs, slug, page: 1, sort: "RECENT" } };
}
