import { z } from "zod";
import { forbidden } from "../../../domain/errors.ts";
import { trustedDocument } from "../../../engine/parse.ts";
import { toEnum } from "../../../graphql/enum-names.ts";
import {
  inSomeCategory,
  limits,
  type Platform,
  pictureUrl,
  requiredText,
  type SupportKind,
  searchSorts,
  softwareChangeFields,
  softwareInputFields,
} from "../../../inputs/index.ts";
import {
  Facets,
  type FacetsData,
  facetFields,
  filterParameters,
  orNone,
  splitFilters,
  toFacets,
} from "../filters.ts";
import { type Connection, connectionFields, list, pageArguments, pageVariables } from "../list.ts";
import { type Outcome, orNotFound, outcome, settled } from "../outcome.ts";
import { flag, text, word } from "../parameters.ts";
import { type Route, route } from "../route.ts";
import { Software, type SoftwareData, softwareFields, toSoftware } from "../shapes/software.ts";
import { softwarePartRoutes } from "./software-parts.ts";

const directoryQuery = z.object({
  featured: flag("featured", "True for featured listings only, false for others only."),
  search: text(
    "search",
    limits.searchText,
    "Only listings with words that begin with these words. Spelling errors in names are tolerated. The name of a category finds the listings in it and its subcategories.",
  ),
  category: text(
    "category",
    limits.url,
    "Only listings in this category or its subcategories, by slug. No results if the slug is unknown.",
  ),
  sort: word(
    "sort",
    searchSorts,
    "Sort order (default rating). `match` is the best match with `search`: it also finds listings with only some of the words.",
  ),
  status: word("status", ["live", "all"], "`all` includes Drafts; administrators only."),
  ...filterParameters,
});

const facetQuery = directoryQuery.pick({ search: true, category: true }).extend(filterParameters);

/** The contract's names for parts of a listing: `longDescription` repeats `description`, screenshots are URLs. */
const contractNames = {
  longDescription: softwareChangeFields.shape.description,
  screenshots: z
    .array(pictureUrl("Address", requiredText), { error: "Screenshots must be a list" })
    .max(limits.screenshots, { error: `Screenshots must be at most ${limits.screenshots}` })
    .nullish()
    .transform((urls) => urls?.map((url) => ({ url })) ?? urls),
};

interface DescriptionNames {
  description?: string | null | undefined;
  longDescription?: string | null | undefined;
}

const isMentionedOnce = ({ description, longDescription }: DescriptionNames) =>
  description === undefined || longDescription === undefined || description === longDescription;
const mentionedTwice = {
  path: ["longDescription"],
  error: "Description and longDescription are the same: send one of them, or the same text in both",
};

interface NamedFacts {
  platforms?: Platform[] | undefined;
  supportKinds?: SupportKind[] | undefined;
}

/** The body as the mutation's input. */
function toInput<Body extends DescriptionNames & NamedFacts>(given: Body) {
  const { longDescription, platforms, supportKinds, ...body } = given;
  return {
    ...body,
    ...(longDescription !== undefined && { description: longDescription }),
    ...(platforms && { platforms: platforms.map((one) => toEnum("Platform", one)) }),
    ...(supportKinds && { supportKinds: supportKinds.map((one) => toEnum("SupportKind", one)) }),
  };
}

const newSoftware = softwareInputFields
  .omit({ plans: true })
  .extend({ ...contractNames, description: softwareChangeFields.shape.description })
  .refine(...inSomeCategory)
  .refine(isMentionedOnce, mentionedTwice);

const changedSoftware = softwareChangeFields
  .omit({ plans: true })
  .extend(contractNames)
  .refine(isMentionedOnce, mentionedTwice);

export const softwareRoutes: readonly Route[] = [
  list({
    method: "GET",
    path: "/api/software",
    summary: "Live listings, searched, filtered and sorted",
    query: directoryQuery,
    hasPrivateInput: true,
    document:
      trustedDocument(`query Directory($featured: Boolean, $search: String, $category: String, $sort: SoftwareSort!,
      $status: ListingStatus!, $filters: SoftwareFilters, ${pageVariables}) {
      directory(filters: $filters, featured: $featured, search: $search, categorySlug: $category, sort: $sort, status: $status, ${pageArguments}) { ${connectionFields} edges { node { ...SoftwareFields } } }
    } ${softwareFields}`),
    variables({ query }) {
      const { filters, others } = splitFilters(query);
      const { sort = "rating", status = "live", ...given } = others;
      return {
        ...given,
        filters: orNone(filters),
        sort: toEnum("SoftwareSort", sort),
        status: toEnum("ListingStatus", status),
      };
    },
    item: Software,
    connection: ({ directory }: { directory: Connection<SoftwareData> }) => directory,
    answer: toSoftware,
  }),
  route({
    method: "GET",
    path: "/api/software/facets",
    summary: "How many Live listings each choice of a filter would leave in the list",
    query: facetQuery,
    document:
      trustedDocument(`query DirectoryFacets($search: String, $category: String, $filters: SoftwareFilters!) {
      directory(first: 0, search: $search, categorySlug: $category, filters: $filters) { ${facetFields} }
    }`),
    variables({ query }) {
      const { filters, others } = splitFilters(query);
      return { ...others, filters };
    },
    response: Facets,
    answer: ({ directory }: { directory: { facets: FacetsData } }) => toFacets(directory.facets),
  }),
  route({
    method: "GET",
    path: "/api/software/{id}",
    summary: "One listing; Drafts for members of its company and administrators only",
    document: trustedDocument(`query OneSoftware($id: ID!) {
      software(databaseId: $id) { ...SoftwareFields }
    } ${softwareFields}`),
    variables: ({ params }) => params,
    response: Software,
    answer: ({ software }: { software: SoftwareData | null }) => toSoftware(orNotFound(software, "Software")),
  }),
  ...softwarePartRoutes,
  route({
    method: "POST",
    path: "/api/software",
    summary: "Creates a listing of a company; its members and administrators only",
    who: "user",
    permission: "software.manage",
    body: newSoftware,
    example: {
      name: "Beacon CRM",
      shortDescription: "A CRM that keeps its promises.",
      description: "Beacon keeps customers, calls and offers together.",
      categoryId: "01900000-0000-7000-8002-000000000002",
      websiteUrl: "https://beacon.example",
      features: ["Pipelines", "Call notes"],
      platforms: ["web", "ios", "self-hosted"],
      hasFreeTrial: true,
      languages: ["en", "pt-BR"],
      supportKinds: ["email", "knowledge-base"],
      integrations: ["Mailroom"],
      licenses: ["AGPL-3.0"],
      companyId: "01900000-0000-7000-8003-000000000001",
    },
    subject: {
      body: softwareInputFields.pick({ companyId: true }),
      document: trustedDocument(`query ListingCompany($companyId: ID!) {
        company(databaseId: $companyId) { viewerCanCreateListings } }`),
      variables: ({ body }) => ({ companyId: body.companyId }),
      answer({ company }: { company: { viewerCanCreateListings: boolean } | null }) {
        if (!orNotFound(company, "Company").viewerCanCreateListings) throw forbidden();
      },
    },
    document: trustedDocument(`mutation CreateSoftware($input: CreateSoftwareInput!) {
      result: createSoftware(input: $input) {
        ${outcome("SoftwareSaved { software { ...SoftwareFields } }", "ValidationError", "ConflictError")} }
    } ${softwareFields}`),
    variables: ({ body }) => ({ input: toInput(body) }),
    status: 201,
    response: Software,
    answer: ({ result }: { result: Outcome<{ software: SoftwareData }> }) =>
      toSoftware(settled(result).software),
  }),
  route({
    method: "PATCH",
    path: "/api/software/{id}",
    summary: "Edits a listing; members of its company and administrators only",
    who: "user",
    permission: "software.manage",
    body: changedSoftware,
    example: { shortDescription: "A CRM that keeps its promises.", features: ["Pipelines", "Call notes"] },
    subject: {
      document: trustedDocument(`query KeptSoftware($id: ID!) {
        software(databaseId: $id) { viewerCanUpdate } }`),
      variables: ({ params }) => params,
      answer({ software }: { software: { viewerCanUpdate: boolean } | null }) {
        if (!orNotFound(software, "Software").viewerCanUpdate) throw forbidden();
      },
    },
    document: trustedDocument(`mutation UpdateSoftware($input: UpdateSoftwareInput!) {
      result: updateSoftware(input: $input) {
        ${outcome("SoftwareSaved { software { ...SoftwareFields } }", "ValidationError", "ConflictError")} }
    } ${softwareFields}`),
    variables: ({ params, body }) => ({ input: { ...toInput(body), databaseId: params.id } }),
    response: Software,
    answer: ({ result }: { result: Outcome<{ software: SoftwareData }> }) =>
      toSoftware(settled(result).software),
  }),
];
