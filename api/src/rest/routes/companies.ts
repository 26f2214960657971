import { knownDocument } from "../../execute.ts";
import { found } from "../found.ts";
import { type Connection, connectionFields, list, type Route, route } from "../route.ts";
import { Company, type CompanyData, companyFields } from "../shapes/company.ts";
import { Software, type SoftwareData, softwareFields, toSoftware } from "../shapes/software.ts";

export const companyRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/api/companies/{id}",
    summary: "One company",
    document: knownDocument(`query OneCompany($id: ID!) {
      company(databaseId: $id) { ...CompanyFields }
    } ${companyFields}`),
    variables: ({ params }) => params,
    response: Company,
    answer: ({ company }: { company: CompanyData | null }) => found(company, "Company"),
  }),
  list({
    method: "GET",
    path: "/api/companies/{id}/software",
    summary: "Its Live software, highest rated first; Drafts too for its members and administrators",
    document: knownDocument(`query CompanySoftware($id: ID!, $limit: Int!, $after: String) {
      company(databaseId: $id) {
        software(first: $limit, after: $after) { ${connectionFields} edges { node { ...SoftwareFields } } }
      }
    } ${softwareFields}`),
    variables: ({ params }) => params,
    item: Software,
    connection: ({ company }: { company: { software: Connection<SoftwareData> } | null }) =>
      found(company, "Company").software,
    answer: toSoftware,
  }),
];
