import { z } from "zod";
import { forbidden } from "../../../domain/errors.ts";
import { trustedDocument } from "../../../engine/parse.ts";
import { leadStatuses } from "../../../inputs/index.ts";
import { csvList } from "../csv.ts";
import type { Connection } from "../list.ts";
import { orNotFound } from "../outcome.ts";
import type { Route } from "../route.ts";

interface LeadRow {
  createdAt: string;
  kind: string;
  status: string;
  software: { name: string } | null;
  name: string;
  email: string;
  companyName: string | null;
  message: string | null;
  notes: string | null;
}

/** DEMO as a person reads it: "Demo". */
const asWord = (value: string) => value.charAt(0) + value.slice(1).toLowerCase();

export const leadRoutes: readonly Route[] = [
  csvList({
    path: "/api/companies/{id}/leads.csv",
    summary:
      "A company's leads as a CSV file, newest first, at most 5,000; its owners and administrators only",
    who: "user",
    query: z.object({
      status: z
        .enum(leadStatuses, { error: `status must be one of ${leadStatuses.join(", ")}` })
        .optional()
        .meta({ description: "Only leads with this status. All except spam if omitted." }),
    }),
    document: trustedDocument(`query LeadsFile($id: ID!, $status: LeadStatus, $limit: Int!, $after: String) {
      company(databaseId: $id) { leads(status: $status, first: $limit, after: $after) {
        pageInfo { hasNextPage endCursor }
        edges { node { createdAt kind status software { name } name email companyName message notes } } } }
    }`),
    variables: ({ params, query }) => ({ ...params, status: query.status?.toUpperCase() ?? null }),
    filename: "leads",
    connection({ company }: { company: { leads: Connection<LeadRow> | null } | null }) {
      const { leads } = orNotFound(company, "Company");
      if (!leads) throw forbidden();
      return leads;
    },
    columns: [
      ["Received (UTC)", ({ createdAt }) => createdAt],
      ["Request", ({ kind }) => asWord(kind)],
      ["Status", ({ status }) => asWord(status)],
      ["Product", ({ software }) => software?.name ?? null],
      ["Name", ({ name }) => name],
      ["Email", ({ email }) => email],
      ["Company", ({ companyName }) => companyName],
      ["Message", ({ message }) => message],
      ["Notes", ({ notes }) => notes],
    ],
  }),
];
