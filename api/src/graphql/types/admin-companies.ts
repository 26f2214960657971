import { adminCompany, adminCompanyList } from "../../domain/company/admin-list.ts";
import { setCompanyVerified } from "../../domain/company/verify.ts";
import { Conflict } from "../../domain/errors.ts";
import { builder } from "../builder.ts";
import { isDatabaseId, requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { resolveConnection } from "../pagination.ts";
import { findRow } from "../rows.ts";
import { Administration } from "./administration.ts";
import { CompanyConnection, CompanyNode } from "./company.ts";
import { numberedPage } from "./connections.ts";
import { CompanyOrderEnum } from "./enums.ts";
import { ifUpdatedAt } from "./if-updated-at.ts";

builder.prismaObjectField("Company", "updatedAt", (t) =>
  t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
);

builder.objectField(Administration, "companies", (t) =>
  t.connection(
    {
      type: CompanyNode,
      description: "All companies.",
      args: {
        ...numberedPage,
        search: t.arg.string({ description: "Keeps companies whose name contains it." }),
        isVerified: t.arg.boolean({ description: "Keeps those that are verified, or are not." }),
        isClaimed: t.arg.boolean({ description: "Keeps those that somebody keeps, or nobody." }),
        sort: t.arg({ type: CompanyOrderEnum, required: true, defaultValue: "name", description: "Order." }),
      },
      resolve: (_administration, args, context, info) =>
        resolveConnection(context, info, "Company", adminCompanyList(context, args), args),
    },
    CompanyConnection,
  ),
);

builder.objectField(Administration, "company", (t) =>
  t.prismaField({
    type: "Company",
    nullable: true,
    description: "One company by database id; null where there is none.",
    args: { databaseId: t.arg.id({ required: true, description: "UUID." }) },
    resolve: (query, _administration, { databaseId }, context) =>
      isDatabaseId(databaseId) ? findRow(context, "Company", query, adminCompany(context, databaseId)) : null,
  }),
);

const SetCompanyVerifiedInput = builder.inputType("SetCompanyVerifiedInput", {
  description: "Whether a company is verified.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Which company." }),
    isVerified: t.boolean({ required: true, description: "Is it who it says it is?" }),
    ifUpdatedAt: t.field({ type: "DateTime", description: ifUpdatedAt }),
  }),
});

const CompanyVerified = builder.objectRef<{ companyId: string }>("CompanyVerified").implement({
  description: "The company is as it was decided.",
  fields: (t) => ({
    company: t.prismaField({
      type: CompanyNode,
      description: "As it is now.",
      resolve: (query, { companyId }, _args, { prisma }) =>
        prisma.company.findUniqueOrThrow({ ...query, where: { id: companyId } }),
    }),
  }),
});

mutation("setCompanyVerified", {
  description: "Says that a company is who it says it is, or takes that back. Administrators.",
  permission: "company.verify",
  input: SetCompanyVerifiedInput,
  type: CompanyVerified,
  failures: [Conflict],
  resolve: async ({ databaseId, ...verification }, context) => ({
    companyId: await setCompanyVerified(context, requireDatabaseId(databaseId, "Company"), verification),
  }),
});
