import { z } from "zod";
import { forbidden } from "../../../domain/errors.ts";
import { trustedDocument } from "../../../engine/parse.ts";
import { analyticsDays, companyChange, companyInput, limits } from "../../../inputs/index.ts";
import { csvFile } from "../csv.ts";
import {
  companyParameters,
  Facets,
  type FacetsData,
  facetFields,
  orNone,
  splitCompanyFilters,
  toFacets,
} from "../filters.ts";
import { type Connection, connectionFields, list, pageArguments, pageVariables } from "../list.ts";
import { type Outcome, orNotFound, outcome, settled } from "../outcome.ts";
import { text, word } from "../parameters.ts";
import { type Route, route } from "../route.ts";
import { type AnalyticsData, analyticsTable } from "../shapes/analytics.ts";
import { Company, type CompanyData, companyFields } from "../shapes/company.ts";
import { Software, type SoftwareData, softwareFields, toSoftware } from "../shapes/software.ts";

const directoryQuery = z.object({
  search: text("search", limits.searchText, "Only companies whose name contains this text."),
  ...companyParameters,
});

export const companyRoutes: readonly Route[] = [
  list({
    method: "GET",
    path: "/api/companies",
    summary: "All companies, searched and filtered, by name",
    query: directoryQuery,
    document: trustedDocument(`query Companies($search: String, $filters: CompanyFilters, ${pageVariables}) {
      companies(search: $search, filters: $filters, ${pageArguments}) { ${connectionFields} edges { node { ...CompanyFields } } }
    } ${companyFields}`),
    variables({ query }) {
      const { filters, others } = splitCompanyFilters(query);
      return { ...others, filters: orNone(filters) };
    },
    item: Company,
    connection: ({ companies }: { companies: Connection<CompanyData> }) => companies,
    answer: (company: CompanyData) => company,
  }),
  route({
    method: "GET",
    path: "/api/companies/facets",
    summary: "How many companies each choice of a filter would leave in the list",
    query: directoryQuery,
    document: trustedDocument(`query CompanyFacets($search: String, $filters: CompanyFilters!) {
      companies(first: 0, search: $search, filters: $filters) { ${facetFields} }
    }`),
    variables({ query }) {
      const { filters, others } = splitCompanyFilters(query);
      return { ...others, filters };
    },
    response: Facets,
    answer: ({ companies }: { companies: { facets: FacetsData } }) => toFacets(companies.facets),
  }),
  list({
    method: "GET",
    path: "/api/companies/my",
    summary: "The companies that the caller is a member of, by name",
    who: "user",
    document: trustedDocument(`query MyCompanies(${pageVariables}) {
      viewer { companies(${pageArguments}) { ${connectionFields} edges { node { ...CompanyFields } } } }
    } ${companyFields}`),
    item: Company,
    connection: ({ viewer }: { viewer: { companies: Connection<CompanyData> } }) => viewer.companies,
    answer: (company: CompanyData) => company,
  }),
  route({
    method: "POST",
    path: "/api/companies",
    summary: "Creates a company owned by the caller",
    who: "user",
    body: companyInput,
    example: {
      name: "Northwind",
      website: "https://northwind.example",
      description: "Makers of Beacon.",
      industry: "Software",
      employeeCount: "51-200",
      foundedYear: 2009,
    },
    document: trustedDocument(`mutation CreateCompany($input: CreateCompanyInput!) {
      result: createCompany(input: $input) {
        ${outcome("CompanySaved { company { ...CompanyFields } }", "ValidationError", "ConflictError")} }
    } ${companyFields}`),
    variables: ({ body }) => ({ input: body }),
    status: 201,
    response: Company,
    answer: ({ result }: { result: Outcome<{ company: CompanyData }> }) => settled(result).company,
  }),
  route({
    method: "PATCH",
    path: "/api/companies/{id}",
    summary: "Edits a company; its owners and administrators only",
    who: "user",
    body: companyChange,
    example: { location: "Lisbon, Portugal", employeeCount: "51-200" },
    subject: {
      document: trustedDocument(`query KeptCompany($id: ID!) {
        company(databaseId: $id) { viewerCanUpdate } }`),
      variables: ({ params }) => params,
      answer({ company }: { company: { viewerCanUpdate: boolean } | null }) {
        if (!orNotFound(company, "Company").viewerCanUpdate) throw forbidden();
      },
    },
    document: trustedDocument(`mutation UpdateCompany($input: UpdateCompanyInput!) {
      result: updateCompany(input: $input) {
        ${outcome("CompanySaved { company { ...CompanyFields } }", "ValidationError", "ConflictError")} }
    } ${companyFields}`),
    variables: ({ params, body }) => ({ input: { ...body, databaseId: params.id } }),
    response: Company,
    answer: ({ result }: { result: Outcome<{ company: CompanyData }> }) => settled(result).company,
  }),
  route({
    method: "GET",
    path: "/api/companies/{id}",
    summary: "One company",
    document: trustedDocument(`query OneCompany($id: ID!) {
      company(databaseId: $id) { ...CompanyFields }
    } ${companyFields}`),
    variables: ({ params }) => params,
    response: Company,
    answer: ({ company }: { company: CompanyData | null }) => orNotFound(company, "Company"),
  }),
  csvFile({
    path: "/api/companies/{id}/analytics.csv",
    summary: "Page views and other activity per day, as a CSV file; its owners and administrators only",
    who: "user",
    permission: "company.readAnalytics",
    query: z.object({
      days: word("days", analyticsDays.map(String), "Number of days, today included (default 30)."),
      softwareId: text("softwareId", 36, "Only this listing of the company, by ID."),
    }),
    document: trustedDocument(`query CompanyAnalytics($id: ID!, $days: Int!, $softwareId: ID) {
      company(databaseId: $id) { analytics(days: $days, softwareId: $softwareId) { perDay { day rating
        counts { listingViews companyViews listSaves compares leads reviews } } } }
    }`),
    variables: ({ params, query }) => ({ ...params, ...query, days: Number(query.days ?? analyticsDays[0]) }),
    answer({ company }: { company: { analytics: AnalyticsData | null } | null }) {
      const { analytics } = orNotFound(company, "Company");
      if (!analytics) throw forbidden();
      return { filename: "analytics", ...analyticsTable(analytics) };
    },
  }),
  list({
    method: "GET",
    path: "/api/companies/{id}/software",
    summary:
      "The company's Live listings, highest rated first; with Drafts for its members and administrators",
    document: trustedDocument(`query CompanySoftware($id: ID!, ${pageVariables}) {
      company(databaseId: $id) {
        software(${pageArguments}) { ${connectionFields} edges { node { ...SoftwareFields } } }
      }
    } ${softwareFields}`),
    variables: ({ params }) => params,
    item: Software,
    connection: ({ company }: { company: { software: Connection<SoftwareData> } | null }) =>
      orNotFound(company, "Company").software,
    answer: toSoftware,
  }),
];
