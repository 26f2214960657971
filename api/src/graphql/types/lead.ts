import { queryFromInfo } from "@pothos/plugin-prisma";
import { companyAccess, hasCompanyAccess } from "../../domain/company/membership.ts";
import { leadsOf, leadsWithoutOwner } from "../../domain/lead/find.ts";
import { requirePermission, visibleLeadsWhere } from "../../domain/policy.ts";
import type { Context } from "../../graphql/context.ts";
import type { LeadKind, LeadStatus } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { roleIn } from "../company-role.ts";
import { nodeKeyIf } from "../keys.ts";
import { resolveConnection } from "../pagination.ts";
import { loadRows } from "../rows.ts";
import { Administration } from "./administration.ts";
import { CompanyNode } from "./company.ts";
import { numberedPage } from "./connections.ts";
import { LeadKindEnum, LeadStatusEnum } from "./enums.ts";
import { SoftwareNode } from "./software.ts";

/** For the owners of its company, and administrators. */
export const LeadNode = builder.prismaNode("Lead", {
  description: "A buyer's request to a vendor, for its company's owners and for administrators.",
  id: { field: "id", description: "Global id." },
  select: { id: true },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: nodeKeyIf(viewer !== null, id), ...visibleLeadsWhere(viewer) }),
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "The id in the database (UUID)." }),
    kind: t.field({
      type: LeadKindEnum,
      description: "What is asked for.",
      select: { kind: true },
      resolve: ({ kind }) => kind as LeadKind,
    }),
    status: t.field({
      type: LeadStatusEnum,
      description: "What the vendor has made of it.",
      select: { status: true },
      resolve: ({ status }) => status as LeadStatus,
    }),
    name: t.exposeString("name", { description: "As the buyer typed it; at most 80 characters." }),
    email: t.exposeString("email", {
      description: "Where the buyer wants to be answered; nobody has checked it.",
    }),
    companyName: t.exposeString("companyName", { nullable: true, description: "Where the buyer works." }),
    message: t.exposeString("message", {
      nullable: true,
      description: "Plain text in paragraphs, at most 4,000 characters.",
    }),
    notes: t.exposeString("notes", {
      nullable: true,
      description: "What the vendor noted: plain text, at most 4,000 characters.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was sent." }),
    updatedAt: t.expose("updatedAt", {
      type: "DateTime",
      description: "When what is noted of it was last changed.",
    }),
    software: t.field({
      type: SoftwareNode,
      nullable: true,
      description: "What it is about; null where that is the company as a whole, or is gone.",
      select: {
        softwareId: true,
        companyId: true,
        software: { select: { isActive: true, companyId: true } },
      },
      resolve: async ({ softwareId, companyId, software }, _args, context, info) => {
        // A Draft of another company by now is nothing that its former one may see.
        if (!softwareId || !(software?.isActive || software?.companyId === companyId)) return null;
        const [row] = await loadRows(context, "Software", queryFromInfo({ context, info }), [softwareId]);
        return row ?? null;
      },
    }),
    company: t.relation("company", {
      type: CompanyNode,
      nullable: true,
      description: "Whom it was sent to; null where no company is known.",
    }),
  }),
});

const LeadConnection = builder.connectionObject(
  { type: LeadNode, name: "LeadConnection", description: "A list of leads." },
  { name: "LeadEdge", description: "A lead with its cursor." },
);

/** May the viewer see the leads of the company? */
async function maySeeLeads(context: Context, companyId: string): Promise<boolean> {
  return hasCompanyAccess(context.viewer, await roleIn(context, companyId, "lead.keep"), companyAccess.leads);
}

const ofStatus = builder.args((t) => ({
  status: t.field({ type: LeadStatusEnum, description: "Those alone; without it all but spam." }),
}));

builder.prismaObjectFields("Company", (t) => ({
  leads: t.connection(
    {
      type: LeadNode,
      nullable: true,
      description:
        "What buyers asked it for, newest first; null to others than its owners and administrators.",
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
    description: "Leads that nobody has looked at; null to others than its owners and administrators.",
    resolve: async ({ id }, _args, context) =>
      (await maySeeLeads(context, id)) ? context.loaders.newLeadCount.load(id) : null,
  }),
}));

builder.objectField(Administration, "leadsWithoutOwner", (t) =>
  t.connection(
    {
      type: LeadNode,
      description: "Leads whose company nobody owns, newest first.",
      args: { ...numberedPage, ...ofStatus },
      resolve: (_administration, { status, ...args }, context, info) => {
        requirePermission(context.viewer, "lead.keepAny");
        return resolveConnection(context, info, "Lead", leadsWithoutOwner(status), args);
      },
    },
    LeadConnection,
  ),
);
