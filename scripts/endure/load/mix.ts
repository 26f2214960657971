import { noisy } from "../../../api/src/testing/pictures.ts";
import { type Cast, createReview, type Made } from "../clients/cast.ts";
import { marker } from "../clients/people.ts";
import type { Asked } from "./send.ts";

/** What is asked for, in the order of the table. */
export const loadKinds = [
  "pages",
  "crawlers",
  "searches",
  "REST",
  "GraphQL",
  "sign-ins",
  "reviews",
  "uploads",
  "exports",
] as const;
export type LoadKind = (typeof loadKinds)[number];

/** Percentage of requests by kind: most are pages; crawlers ask for those that nobody else does. */
const shares: Readonly<Record<LoadKind, number>> = {
  pages: 34,
  crawlers: 30,
  searches: 8.5,
  REST: 10,
  GraphQL: 9,
  "sign-ins": 3,
  reviews: 3,
  // One in two hundred takes a process of its own.
  uploads: 0.5,
  exports: 2,
};

/** Makes the requests of each kind; `number` makes those different that come from different people. */
export type Mix = Readonly<Record<LoadKind, (number: number) => Asked>>;

const words = ["project", "team", "invoice", "chat", "cloud", "design", "report", "schedule"];

/** Makes requests for what is there, in the name of the cast; those that edit reviews only if that kind is not left out, as they write some first. */
export async function createMix(cast: Cast, without?: LoadKind): Promise<Mix> {
  const { url, vendor } = cast;
  const list = async <Item>(path: string) => (await (await fetch(url + path)).json()) as Item[];
  const software = await list<{ id: string }>("/api/software?limit=100");
  const categories = await list<{ slug: string }>("/api/categories?limit=100");
  const picture = await noisy(400, 400).png().toBuffer();
  const reviews = without === "reviews" ? [] : await reviewsOf(cast);
  const own = { origin: url, "sec-fetch-site": "same-origin" };
  const json = { ...own, "content-type": "application/json" };
  const graphql = (query: string, variables: object, cookie?: string): Asked => ({
    method: "POST",
    path: "/graphql",
    headers: { ...json, ...(cookie !== undefined && { cookie }) },
    body: JSON.stringify({ query, variables }),
  });
  const html = { accept: "text/html" };
  const page = (path: string): Asked => ({ path, headers: html });
  const one = <Item>(items: readonly Item[], number: number): Item => items[number % items.length] as Item;
  const word = (number: number) => `${one(words, number)}%20${number}`;
  const popular = [
    "/",
    "/software",
    "/categories",
    ...categories.slice(0, 5).map(({ slug }) => `/categories/${slug}`),
  ];
  return {
    pages: (number) => page(one(popular, number)),
    crawlers: (number) => page(`/software/${one(software, number).id}?crawl=${number}`),
    searches: (number) => page(`/search?query=${word(number)}`),
    REST: (number) => ({
      path: `/api/software/${one(software, number).id}/reviews?limit=${1 + (number % 100)}`,
    }),
    GraphQL: (number) =>
      graphql(`query($id: ID!) { a${number}: software(databaseId: $id) { name slug } }`, {
        id: one(software, number).id,
      }),
    "sign-ins": (number) =>
      graphql("mutation($input: SignInInput!) { result: signIn(input: $input) { __typename } }", {
        input: { email: `nobody-${number}@endure.example`, password: "not the password" },
      }),
    reviews: (number) => {
      const { databaseId, cookie } = one(reviews, number);
      const document =
        "mutation($input: UpdateReviewInput!) { result: updateReview(input: $input) { __typename } }";
      return graphql(document, { input: { databaseId, title: marker() } }, cookie);
    },
    uploads: () => ({
      method: "POST",
      path: "/uploads?kind=avatar",
      headers: { ...own, "content-type": "image/png", cookie: vendor.cookie },
      body: picture,
    }),
    exports: () => ({ path: "/api/export/reviews.jsonl.gz" }),
  };
}

/** Reviews that can be edited, with their authors' sessions. */
async function reviewsOf({ reviewers, software }: Cast): Promise<{ databaseId: string; cookie: string }[]> {
  const found = [];
  for (const { caller, cookie } of reviewers)
    for (const softwareId of software) {
      const input = { softwareId, rating: 4, title: "Under load", content: "It goes on under load." };
      const made = (await caller.write({ document: createReview, input }))?.["made"] as Made | undefined;
      if (made) found.push({ databaseId: made.databaseId, cookie });
    }
  return found;
}

/** The kind of the request of this number: all kinds evenly, by their shares; without some if asked. */
export function kindOf(number: number, without?: LoadKind): LoadKind {
  const kinds = loadKinds.filter((kind) => kind !== without);
  const all = kinds.reduce((sum, kind) => sum + shares[kind], 0);
  // Steps of the golden ratio spread each kind over time.
  let at = ((number * 0.618_033_988_75) % 1) * all;
  for (const kind of kinds) {
    at -= shares[kind];
    if (at < 0) return kind;
  }
  return "pages";
}
