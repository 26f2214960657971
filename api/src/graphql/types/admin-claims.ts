import { claims } from "../../domain/company/claims.ts";
import { decideClaim } from "../../domain/company/decide-claim.ts";
import { Conflict, InvalidInput, orNotFound } from "../../domain/errors.ts";
import { builder } from "../builder.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { resolveConnection } from "../pagination.ts";
import { AgeOrderEnum, ClaimDecisionEnum, ClaimStatusEnum } from "./admin-enums.ts";
import { Administration } from "./administration.ts";
import { numberedPage } from "./connections.ts";

const CompanyClaim = builder.prismaObject("CompanyClaim", {
  description: "A request to become the owner of a company that has no owner.",
  authScopes: { permission: "administration.read" },
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID("id", { description: "Same as `databaseId`." }),
    databaseId: t.exposeID("id", { description: "Database ID (UUID) of the claim, for `decideClaim`." }),
    status: t.field({
      type: ClaimStatusEnum,
      description: "Pending, or the decision.",
      select: { status: true },
      resolve: ({ status }) => status as typeof ClaimStatusEnum.$inferType,
    }),
    domain: t.exposeString("domain", {
      nullable: true,
      description:
        "Domain of the address that the confirmation link was sent to; null if the company's website has no domain of its own, and an administrator decides.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Time of the claim." }),
    decidedAt: t.expose("decidedAt", {
      type: "DateTime",
      nullable: true,
      description: "Time of the decision; null while pending.",
    }),
    company: t.relation("company", { description: "The claimed company." }),
    user: t.relation("user", { description: "The user who claims the company." }),
  }),
});

const ClaimConnection = builder.connectionObject(
  { type: CompanyClaim, name: "CompanyClaimConnection", description: "A paginated list of claims." },
  { name: "CompanyClaimEdge", description: "A claim and its cursor." },
);

builder.objectField(Administration, "claims", (t) =>
  t.connection(
    {
      type: CompanyClaim,
      description: "Claims to companies.",
      args: {
        ...numberedPage,
        status: t.arg({ type: ClaimStatusEnum, description: "Only claims with this status." }),
        sort: t.arg({
          type: AgeOrderEnum,
          required: true,
          defaultValue: "oldest",
          description: "Sort order.",
        }),
      },
      resolve: (_administration, args, context, info) =>
        resolveConnection(context, info, "CompanyClaim", claims(context, args), args),
    },
    ClaimConnection,
  ),
);

const DecideClaimInput = builder.inputType("DecideClaimInput", {
  description: "The decision on a claim.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the claim." }),
    decision: t.field({ type: ClaimDecisionEnum, required: true, description: "Approve or reject." }),
  }),
});

const ClaimDecided = builder.objectRef<{ claimId: string }>("ClaimDecided").implement({
  description: "The decided claim.",
  fields: (t) => ({
    claim: t.prismaField({
      type: CompanyClaim,
      description: "The claim, with the decision.",
      resolve: async (query, { claimId }, _args, { prisma }) =>
        orNotFound(await prisma.companyClaim.findUnique({ ...query, where: { id: claimId } }), "Claim"),
    }),
  }),
});

mutation("decideClaim", {
  description:
    "Approves or rejects a claim to a company. The claimant is notified by e-mail. Administrators only.",
  result: "the decided claim",
  permission: "company.verify",
  input: DecideClaimInput,
  type: ClaimDecided,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ...decision }, context) => ({
    claimId: await decideClaim(context, requireDatabaseId(databaseId, "Claim"), decision),
  }),
});
