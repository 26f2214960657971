import { companyAccess, hasCompanyAccess } from "../../domain/company/membership.ts";
import { leadsOf, leadsWithoutOwner } from "../../domain/lead/find.ts";
import { requirePermission, visibleLeadsWhere } from "../../domain/policy.ts";
import type { LeadKind, LeadStatus } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { roleIn } from "../company-role.ts";
import type { Context } from "../context.ts";
import { nodeKeyIf } from "../keys.ts";
import { resolveConnection } from "../pagination.ts";
import { loadRow } from "../rows.ts";
import { Administration } from "./administration.ts";
import { CompanyNode } from "./company.ts";
import { numberedPage } from "./connections.ts";
import { LeadKindEnum, LeadStatusEnum } from "./enums.ts";
import { SoftwareNode } from "./software.ts";

/** For the owners of its company, and administrators. */
export const LeadNode = builder.prismaNode("Lead", {
  description: "A buyer's request to a vendor. Visible to owners of the company and administrators.",
  id: { field: "id", description: "Global ID." },
  select: { id: true },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: nodeKeyIf(viewer !== null, id), ...visibleLeadsWhere(viewer) }),
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "Database ID (UUID)." }),
    kind: t.field({
      type: LeadKindEnum,
      description: "What the buyer asks for.",
      select: { kind: true },
      resolve: ({ kind }) => kind as LeadKind,
    }),
    status: t.field({
      type: LeadStatusEnum,
      description: "Status set by the vendor.",
      select: { status: true },
      resolve: ({ status }) => status as LeadStatus,
    }),
    name: t.exposeString("name", { description: "The buyer's name as entered, at most 80 characters." }),
    email: t.exposeString("email", {
      description: "E-mail address for the reply, not verified.",
    }),
    companyName: t.exposeString("companyName", { nullable: true, description: "The buyer's employer." }),
    message: t.exposeString("message", {
      nullable: true,
      description: "Plain text in paragraphs, at most 4,000 characters.",
    }),
    notes: t.exposeString("notes", {
      nullable: true,
      description: "The vendor's notes in plain text, at most 4,000 characters.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Time at which it was sent." }),
    updatedAt: t.expose("updatedAt", {
      type: "DateTime",
      description: "Last change to the status or notes.",
    }),
    software: t.field({
      type: SoftwareNode,
      nullable: true,
      description:
        "The listing it is about; null if it is for the company as a whole, or if the listing was deleted.",
      select: {
        softwareId: true,
        companyId: true,
        software: { select: { isActive: true, companyId: true } },
      },
      resolve: async ({ softwareId, companyId, software }, _args, context, info) => {
        // A Draft of another company by now is nothing that its former one may see.
        if (!softwareId || !(software?.isActive || software?.companyId === companyId)) return null;
        return loadRow(context, info, "Software", softwareId);
      },
    }),
    company: t.relation("company", {
      type: CompanyNode,
      nullable: true,
      description: "The company it was sent to; null if none is known.",
    }),
  }),
});

const LeadConnection = builder.connectionObject(
  { type: LeadNode, name: "LeadConnection", description: "A paginated list of leads." },
  { name: "LeadEdge", description: "A lead and its cursor." },
);

/** May the viewer see the leads of the company? */
async function maySeeLeads(context: Context, companyId: string): Promise<boolean> {
  return hasCompanyAccess(
    context.viewer,
    await roleIn(context, companyId, "lead.manage"),
    companyAccess.leads,
  );
}

const ofStatus = builder.args((t) => ({
  status: t.field({
    type: LeadStatusEnum,
    description: "Only leads with this status. All except spam if omitted.",
  }),
}));

builder.prismaObjectFields("Company", (t) => ({
  leads: t.connection(
    {
      type: LeadNode,
      nullable: true,
      description:
        "Leads of the company, newest first. Null unless the caller is an owner or an administrator.",
      args: { ...numberedPage, ...ofStatus },
      resolve: async ({ id }, { status, ...args }, context, info) =>
        (await maySeeLeads(context, id))
          ? resolveConnection(context, info, "Lead", leadsOf(id, status), args)
          : null,
    },
    LeadConnection,
  ),
  newLeadCount: t.int({
    nullable: true,
    description:
      "Number of leads with the status NEW. Null unless the caller is an owner or an administrator.",
    resolve: async ({ id }, _args, context) =>
      (await maySeeLeads(context, id)) ? context.loaders.newLeadCount.load(id) : null,
  }),
}));

builder.objectField(Administration, "leadsWithoutOwner", (t) =>
  t.connection(
    {
      type: LeadNode,
      description: "Leads for companies without an owner, newest first.",
      args: { ...numberedPage, ...ofStatus },
      resolve: (_administration, { status, ...args }, context, info) => {
        requirePermission(context.viewer, "lead.manageAny");
        return resolveConnection(context, info, "Lead", leadsWithoutOwner(status), args);
      },
    },
    LeadConnection,
  ),
);
