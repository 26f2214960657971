import type { CallerName, Fixture } from "./fixture.ts";

/** The result of a call to either endpoint. */
export interface Reply {
  kind: "done" | "UNAUTHENTICATED" | "FORBIDDEN" | "NOT_FOUND" | "INVALID_INPUT" | "CONFLICT" | "CREDENTIALS";
  /** The data that both endpoints must return equally. */
  facts?: unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into as they come
export type Loose = any;

/** A call of a REST route, and a GraphQL document that does the same, written independently from the contract. */
export interface Twin {
  /** As in the table: "GET /api/software/{id}". */
  route: `${string} /api/${string}`;
  /** Distinguishes several twins of one route. */
  about?: string;
  /** Path of the call; the route's path if omitted. */
  path?(fixture: Fixture): string;
  body?(fixture: Fixture, caller: CallerName): object;
  /** One operation; mutations alias their field to `result`. */
  document: string;
  variables?(fixture: Fixture, caller: CallerName): Record<string, unknown>;
  /** The compared data from the REST response; the whole body if omitted. */
  rest?(body: Loose, response: Response): unknown;
  /** The compared data from the GraphQL response; null if there is nothing for this caller. */
  graphql?(data: Loose): unknown;
  /** What null means, if it is not NOT_FOUND. */
  nullKind?(caller: CallerName): Reply["kind"];
  /** An error that REST returns before INVALID_INPUT, by the contract's order, and GraphQL does not. */
  earlyError?(caller: CallerName): Reply["kind"] | undefined;
  /** It may change no rows: there is nothing to end, one session replaces another, or it only queues a job. */
  mayChangeNothing?: true;
}

/** What null means for callers without the role. */
export const closed = (caller: CallerName) => (caller === "visitor" ? "UNAUTHENTICATED" : "FORBIDDEN");

/** An enum value as REST writes it: FREE_OPTION is "free-option". */
export const worded = (name: string) => name.toLowerCase().replaceAll("_", "-");

/** A mean as REST writes it. */
export const shown = (mean: number | null) =>
  mean === null ? null : (Math.round(mean * 10) / 10).toFixed(1);

export const softwareFragment = `fragment S on Software { databaseId name slug formerName manipulationNotice { reason statement setAt endsAt } shortDescription description logoUrl
  websiteUrl isFeatured isActive avgRating reviewCount createdAt features platforms hasFreeTrial languages supportKinds integrations licenses screenshots { url }
  category { databaseId } categories { databaseId }
  company { databaseId name website foundedYear location industry isVerified } }`;

/** A plan in the REST format. */
export const asPlan = ({ databaseId, billingPeriod, unit, ...rest }: Loose) => ({
  ...rest,
  id: databaseId,
  billingPeriod: worded(billingPeriod),
  unit: unit && worded(unit),
});
export const planFragment =
  "fragment P on PricingPlan { databaseId name price currency billingPeriod unit minimumPeople features isPopular }";

/** A listing in the REST format. */
export function asSoftware({
  databaseId,
  category,
  categories,
  company,
  screenshots,
  avgRating,
  manipulationNotice: notice,
  platforms,
  supportKinds,
  ...rest
}: Loose) {
  const { databaseId: companyId, ...vendor } = company ?? {};
  return {
    ...rest,
    id: databaseId,
    manipulationNotice: notice && { ...notice, reason: worded(notice.reason) },
    platforms: platforms.map(worded),
    supportKinds: supportKinds.map(worded),
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
  labels { kind proof month text } language isLanguageDetected namedProducts { kind software { databaseId } } featureOpinions { featureId has } createdAt software { databaseId name slug logoUrl company { name } }
  author { firstName lastName displayName email profileImageUrl } }`;

/** Which listings a review names, in the REST format. */
export function asNamedIds(namedProducts: Loose[]) {
  const named = (kind: string) =>
    namedProducts.filter((one) => one.kind === kind).map(({ software: { databaseId: id } }) => id);
  return { usedBeforeId: named("USED_BEFORE")[0] ?? null, consideredIds: named("CONSIDERED") };
}

/** A review in the REST format. */
export function asReview({
  databaseId,
  software: { databaseId: softwareId, ...software },
  author,
  labels,
  namedProducts,
  ...rest
}: Loose) {
  const worn = labels.map(({ kind, proof, ...label }: Loose) => ({
    ...label,
    kind: worded(kind),
    proof: proof && worded(proof),
  }));
  return {
    ...rest,
    labels: worn,
    ...asNamedIds(namedProducts),
    id: databaseId,
    softwareId,
    software: { ...software, id: softwareId },
    user: author,
  };
}

export const companyFragment = `fragment C on Company { databaseId name slug website description industry employeeCount
  foundedYear isVerified createdAt logoUrl location softwareCount }`;

/** An object whose only difference is the name of its ID. */
export const withId = ({ databaseId, ...rest }: Loose) => ({ ...rest, id: databaseId });

export const userFragment = `fragment U on User { databaseId email firstName lastName designation companyName companyUrl
  companyLocation profileImageUrl provider isEmailVerified isAdmin createdAt updatedAt }`;

export const categoryFragment = `fragment K on Category { databaseId name slug description categoryType level isActive
  heroDescription longDescription contentSections { id heading content } metaTitle metaDescription synonyms avgRating softwareCount
  parent { databaseId } comparedFeatures { databaseId key name description } }`;

/** A category in the REST format. */
export function asCategory({
  databaseId,
  parent,
  categoryType,
  avgRating,
  comparedFeatures,
  ...rest
}: Loose) {
  return {
    ...rest,
    comparedFeatures: comparedFeatures.map(withId),
    id: databaseId,
    parentId: parent?.databaseId ?? null,
    categoryType: worded(categoryType),
    avgRating: shown(avgRating),
  };
}

/** A REST list: items, total, and whether a page follows. */
export const restList = (body: Loose, { headers }: Response) => ({
  items: body,
  total: Number(headers.get("x-total-count")),
  hasMore: /; rel="next"/.test(headers.get("link") ?? ""),
});

export const listFields = "totalCount pageInfo { hasNextPage }";

/** The same from a GraphQL connection. */
export const graphqlList = (list: Loose, asItem: (node: Loose) => unknown) =>
  list && {
    items: list.edges.map(({ node }: Loose) => asItem(node)),
    total: list.totalCount,
    hasMore: list.pageInfo.hasNextPage,
  };

/** The number of lines below a file's header, and the names of its columns. */
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

/** Data that both endpoints return unchanged. */
export const alike = (body: (fixture: Fixture) => object) => ({
  body,
  variables: (fixture: Fixture) => ({ input: body(fixture) }),
});
