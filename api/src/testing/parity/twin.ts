import type { CallerName, Place } from "./place.ts";

/** What came of a call, whichever door it took: what was done, or why not. */
export interface Reply {
  kind: "done" | "UNAUTHENTICATED" | "FORBIDDEN" | "NOT_FOUND" | "INVALID_INPUT" | "CONFLICT" | "CREDENTIALS";
  /** Of what was done, what both doors must tell alike. */
  facts?: unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into as they come
export type Loose = any;

/** A call of a route, and the GraphQL document that does the same: written here a second time, by what the contract says. */
export interface Twin {
  /** As in the table: "GET /api/software/{id}". */
  route: `${string} /api/${string}`;
  /** Says what is special about it where a route has several. */
  about?: string;
  /** The address below the route's; its own where it has no parameters. */
  path?(place: Place): string;
  body?(place: Place, caller: CallerName): object;
  /** One operation; mutations call their answer `result`. */
  document: string;
  variables?(place: Place, caller: CallerName): Record<string, unknown>;
  /** What both doors tell alike, from the facade's answer; its whole body unless told otherwise. */
  rest?(body: Loose, response: Response): unknown;
  /** The same from the data; null means that there is nothing for this caller. */
  graphql?(data: Loose): unknown;
  /** What null means, where it is not that there is no such thing. */
  nothing?(caller: CallerName): Reply["kind"];
  /** What the contract's order of refusals has the facade tell before what is invalid, where GraphQL does not. */
  sooner?(caller: CallerName): Reply["kind"] | undefined;
  /** It may well change nothing: there is nothing to be ended, one session takes another's place, or what it leaves is a job. */
  mayBeIdle?: true;
}

/** Null for those who may not ask at all. */
export const closed = (caller: CallerName) => (caller === "visitor" ? "UNAUTHENTICATED" : "FORBIDDEN");

/** A word of a vocabulary as the contract writes it: FREE_OPTION is "free-option". */
export const worded = (name: string) => name.toLowerCase().replaceAll("_", "-");

const shown = (mean: number | null) => (mean === null ? null : (Math.round(mean * 10) / 10).toFixed(1));

export const softwareFragment = `fragment S on Software { databaseId name slug formerName shortDescription description logoUrl
  websiteUrl isFeatured isActive avgRating reviewCount createdAt features screenshots { url }
  category { databaseId } categories { databaseId }
  company { databaseId name website foundedYear location industry isVerified } }`;

/** A listing as the contract has it. */
export function asSoftware({
  databaseId,
  category,
  categories,
  company,
  screenshots,
  avgRating,
  ...rest
}: Loose) {
  const { databaseId: companyId, ...vendor } = company ?? {};
  return {
    ...rest,
    id: databaseId,
    longDescription: rest.description,
    logo: rest.logoUrl,
    avgRating: shown(avgRating ?? 0),
    companyId: companyId ?? null,
    company: company && { ...vendor, id: companyId },
    categoryId: category?.databaseId ?? null,
    categoryIds: [
      ...new Set(
        [...(category ? [category] : []), ...categories].map((one: { databaseId: string }) => one.databaseId),
      ),
    ],
    screenshots: screenshots.map(({ url }: { url: string }) => url),
  };
}

export const reviewFragment = `fragment R on Review { databaseId rating title content pros cons helpfulCount isVerified
  createdAt software { databaseId name slug logoUrl company { name } }
  author { firstName lastName displayName email profileImageUrl } }`;

/** A review as the contract has it. */
export function asReview({
  databaseId,
  software: { databaseId: softwareId, ...software },
  author,
  ...rest
}: Loose) {
  return { ...rest, id: databaseId, softwareId, software: { ...software, id: softwareId }, user: author };
}

export const companyFragment = `fragment C on Company { databaseId name slug website description industry employeeCount
  foundedYear isVerified createdAt logoUrl location softwareCount }`;

/** What differs in nothing but the name of its id. */
export const asThing = ({ databaseId, ...rest }: Loose) => ({ ...rest, id: databaseId });

export const userFragment = `fragment U on User { databaseId email firstName lastName designation companyName companyUrl
  companyLocation profileImageUrl provider isEmailVerified isAdmin createdAt updatedAt }`;

export const categoryFragment = `fragment K on Category { databaseId name slug description categoryType level isActive
  heroDescription longDescription contentSections { id heading content } metaTitle metaDescription avgRating softwareCount
  parent { databaseId } }`;

/** A category as the contract has it. */
export function asCategory({ databaseId, parent, categoryType, avgRating, ...rest }: Loose) {
  return {
    ...rest,
    id: databaseId,
    parentId: parent?.databaseId ?? null,
    categoryType: worded(categoryType),
    avgRating: shown(avgRating),
  };
}

/** What a list of the contract says: its items, how many there are of them, and whether a page follows. */
export const restList = (body: Loose, { headers }: Response) => ({
  items: body,
  total: Number(headers.get("x-total-count")),
  hasMore: headers.get("link") !== null,
});

export const listFields = "totalCount pageInfo { hasNextPage }";

/** The same of a connection. */
export const graphqlList = (list: Loose, asItem: (node: Loose) => unknown) =>
  list && {
    items: list.edges.map(({ node }: Loose) => asItem(node)),
    total: list.totalCount,
    hasMore: list.pageInfo.hasNextPage,
  };

/** How many lines a file has below its header, and what its columns are called. */
export function restFile(body: string) {
  const lines = body.split("\r\n");
  return { columns: lines[0]?.split(",").length, rows: lines.length - 2 };
}

const failures = {
  V: "... on ValidationError { message }",
  C: "... on ConflictError { message }",
  W: "... on CredentialsError { message }",
};

/** A mutation of one input, with the failures of its union: V(alidation), C(onflict), W(rong credentials). */
export const mutation = (
  name: string,
  type: string,
  done: string,
  failed: readonly (keyof typeof failures)[] = [],
) =>
  `mutation($input: ${type}!) { result: ${name}(input: $input) { __typename ... on ${done}
    ${failed.map((failure) => failures[failure]).join(" ")} } }`;

/** What is sent as it is by both doors. */
export const alike = (body: (place: Place) => object) => ({
  body,
  variables: (place: Place) => ({ input: body(place) }),
});
