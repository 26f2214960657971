import { adminCompany, adminCompanyList } from "../../domain/company/admin-list.ts";
import { setCompanyVerified } from "../../domain/company/verify.ts";
import { Conflict, orNotFound } from "../../domain/errors.ts";
import { builder } from "../builder.ts";
import { oneKey, requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { resolveConnection } from "../pagination.ts";
import { findRow, selectionOf } from "../rows.ts";
import { CompanyOrderEnum } from "./admin-enums.ts";
import { Administration } from "./administration.ts";
import { CompanyConnection, CompanyNode } from "./company.ts";
import { keyArguments, numberedPage } from "./connections.ts";
import { ifUpdatedAt } from "./shared-descriptions.ts";

builder.prismaObjectField("Company", "updatedAt", (t) =>
  t.expose("updatedAt", { type: "DateTime", description: "Last change to the company." }),
);

builder.objectField(Administration, "companies", (t) =>
  t.connection(
    {
      type: CompanyNode,
      description: "All companies.",
      args: {
        ...numberedPage,
        search: t.arg.string({ description: "Only companies whose name contains this text." }),
        isVerified: t.arg.boolean({
          description: "True for verified companies only, false for unverified ones only.",
        }),
        isClaimed: t.arg.boolean({
          description: "True for companies with an owner only, false for those without one only.",
        }),
        sort: t.arg({
          type: CompanyOrderEnum,
          required: true,
          defaultValue: "name",
          description: "Sort order.",
        }),
      },
      resolve: (_administration, args, context, info) =>
        resolveConnection(context, info, "Company", adminCompanyList(context, args), args),
    },
    CompanyConnection,
  ),
);

builder.objectField(Administration, "company", (t) =>
  t.field({
    type: CompanyNode,
    nullable: true,
    description: "One company by `databaseId` or `slug`; null if there is none.",
    args: { ...keyArguments },
    resolve(_administration, { databaseId, slug }, context, info) {
      const key = oneKey(databaseId, slug);
      return key && findRow(context, "Company", selectionOf(context, info), adminCompany(context, key));
    },
  }),
);

const SetCompanyVerifiedInput = builder.inputType("SetCompanyVerifiedInput", {
  description: "The verification status of a company.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the company." }),
    isVerified: t.boolean({ required: true, description: "True if the company's identity is verified." }),
    ifUpdatedAt: t.field({ type: "DateTime", description: ifUpdatedAt }),
  }),
});

const CompanyVerified = builder.objectRef<{ companyId: string }>("CompanyVerified").implement({
  description: "The company after the change of its verification.",
  fields: (t) => ({
    company: t.prismaField({
      type: CompanyNode,
      description: "The company, with the change applied.",
      resolve: async (query, { companyId }, _args, { prisma }) =>
        orNotFound(await prisma.company.findUnique({ ...query, where: { id: companyId } }), "Company"),
    }),
  }),
});

mutation("setCompanyVerified", {
  description: "Marks a company's identity as verified or unverified. Administrators only.",
  result: "the company",
  permission: "company.verify",
  input: SetCompanyVerifiedInput,
  type: CompanyVerified,
  failures: [Conflict],
  resolve: async ({ databaseId, ...verification }, context) => ({
    companyId: await setCompanyVerified(context, requireDatabaseId(databaseId, "Company"), verification),
  }),
});
