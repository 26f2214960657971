import { claims } from "../../domain/company/claims.ts";
import { decideClaim } from "../../domain/company/decide-claim.ts";
import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { builder } from "../builder.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { resolveConnection } from "../pagination.ts";
import { Administration } from "./administration.ts";
import { numberedPage } from "./connections.ts";
import { AgeOrderEnum, ClaimDecisionEnum, ClaimStatusEnum } from "./enums.ts";

const CompanyClaim = builder.prismaObject("CompanyClaim", {
  description: "Somebody's wish to own a company that nobody owns.",
  authScopes: { permission: "administration.read" },
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID("id", { description: "The database id, by which it is decided." }),
    status: t.field({
      type: ClaimStatusEnum,
      description: "Pending, or what was decided.",
      select: { status: true },
      resolve: ({ status }) => status as typeof ClaimStatusEnum.$inferType,
    }),
    domain: t.exposeString("domain", {
      nullable: true,
      description:
        "Where a link was mailed that proves it; null where the company has no website of its own.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    decidedAt: t.expose("decidedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was decided; null while it is pending.",
    }),
    company: t.relation("company", { description: "Which company." }),
    user: t.relation("user", { description: "Who claims it." }),
  }),
});

const ClaimConnection = builder.connectionObject(
  { type: CompanyClaim, name: "CompanyClaimConnection", description: "A list of claims." },
  { name: "CompanyClaimEdge", description: "A claim with its cursor." },
);

builder.objectField(Administration, "claims", (t) =>
  t.connection(
    {
      type: CompanyClaim,
      description: "Claims to companies.",
      args: {
        ...numberedPage,
        status: t.arg({ type: ClaimStatusEnum, description: "Keeps pending ones, or what was decided so." }),
        sort: t.arg({ type: AgeOrderEnum, required: true, defaultValue: "oldest", description: "Order." }),
      },
      resolve: (_administration, args, context, info) =>
        resolveConnection(context, info, "CompanyClaim", claims(context, args), args),
    },
    ClaimConnection,
  ),
);

const DecideClaimInput = builder.inputType("DecideClaimInput", {
  description: "What is decided of a claim.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Which claim." }),
    decision: t.field({ type: ClaimDecisionEnum, required: true, description: "Is it theirs?" }),
  }),
});

const ClaimDecided = builder.objectRef<{ claimId: string }>("ClaimDecided").implement({
  description: "The claim is decided.",
  fields: (t) => ({
    claim: t.prismaField({
      type: CompanyClaim,
      description: "As it is now.",
      resolve: (query, { claimId }, _args, { prisma }) =>
        prisma.companyClaim.findUniqueOrThrow({ ...query, where: { id: claimId } }),
    }),
  }),
});

mutation("decideClaim", {
  description: "Gives a company to whoever claims it, or refuses that; they are told. Administrators.",
  permission: "company.verify",
  input: DecideClaimInput,
  type: ClaimDecided,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ...decision }, context) => ({
    claimId: await decideClaim(context, requireDatabaseId(databaseId, "Claim"), decision),
  }),
});
