import { createCompany } from "../../domain/company/create.ts";
import { deleteCompany } from "../../domain/company/delete.ts";
import { companyAccess, hasCompanyAccess } from "../../domain/company/membership.ts";
import { updateCompany } from "../../domain/company/update.ts";
import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { builder } from "../builder.ts";
import { roleIn } from "../company-role.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { CompanyNode } from "./company.ts";
import { MemberRoleEnum } from "./enums.ts";
import { ifUpdatedAt } from "./if-updated-at.ts";

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]["fields"]>[0];

/** What a company may tell besides its name. */
const profileFields = (t: InputFields) => ({
  website: t.string({ description: "http or https." }),
  description: t.string({ description: "Plain text, at most 20,000 characters." }),
  industry: t.string({ description: "At most 120 characters." }),
  employeeCount: t.string({ description: 'A bucket: "51-200".' }),
  foundedYear: t.int({ description: "Such as 1998." }),
  location: t.string({ description: "Headquarters, at most 120 characters." }),
  logoUrl: t.string({ description: "An http(s) address or a path on this site." }),
});

const CreateCompanyInput = builder.inputType("CreateCompanyInput", {
  description: "A new company. The messages of broken rules are the specification's.",
  fields: (t) => ({
    name: t.string({ required: true, description: "At most 120 characters." }),
    ...profileFields(t),
  }),
});

const UpdateCompanyInput = builder.inputType("UpdateCompanyInput", {
  description: "A change of a company. What is absent stays; null empties.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Which company." }),
    ifUpdatedAt: t.field({ type: "DateTime", description: ifUpdatedAt }),
    name: t.string({ description: "At most 120 characters; cannot be emptied." }),
    ...profileFields(t),
  }),
});

export const CompanySaved = builder.objectRef<{ companyId: string }>("CompanySaved").implement({
  description: "The company was changed.",
  fields: (t) => ({
    company: t.prismaField({
      type: CompanyNode,
      description: "As it is now.",
      resolve: (query, { companyId }, _args, { prisma }) =>
        prisma.company.findUniqueOrThrow({ ...query, where: { id: companyId } }),
    }),
  }),
});

mutation("createCompany", {
  description: "Founds a company that the viewer owns. 10 an hour, and at most 100 memberships.",
  permission: "company.keep",
  input: CreateCompanyInput,
  type: CompanySaved,
  failures: [InvalidInput, Conflict],
  resolve: async (input, context) => ({ companyId: await createCompany(context, input) }),
});

mutation("updateCompany", {
  description: "Changes a company: its owners may, and administrators. Its slug stays.",
  permission: "company.keep",
  input: UpdateCompanyInput,
  type: CompanySaved,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ifUpdatedAt: seen, ...change }, context) => ({
    companyId: await updateCompany(context, requireDatabaseId(databaseId, "Company"), change, seen),
  }),
});

const DeleteCompanyInput = builder.inputType("DeleteCompanyInput", {
  description: "Which company is to be deleted.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Which company." }),
    name: t.string({ required: true, description: "Its name, to confirm." }),
  }),
});

const CompanyDeleted = builder.objectRef<{ id: string }>("CompanyDeleted").implement({
  description: "The company is no more.",
  fields: (t) => ({ databaseId: t.exposeID("id", { description: "Which one." }) }),
});

mutation("deleteCompany", {
  description:
    "Deletes a company: its owners may, and administrators. Listings with reviews stay, without a vendor; the others go, with members, answers and leads. It cannot be undone.",
  permission: "company.keep",
  input: DeleteCompanyInput,
  type: CompanyDeleted,
  failures: [InvalidInput],
  async resolve({ databaseId, name }, context) {
    const id = requireDatabaseId(databaseId, "Company");
    await deleteCompany(context, id, { name });
    return { id };
  },
});

builder.prismaObjectFields("Company", (t) => ({
  viewerRole: t.field({
    type: MemberRoleEnum,
    nullable: true,
    description: "What the viewer may do for it as a member; null for everybody else.",
    resolve: ({ id }, _args, context) => roleIn(context, id, "company.keep"),
  }),
  viewerMayChange: t.boolean({
    description: "May the viewer change the company itself? Its owners may, and administrators.",
    resolve: async ({ id }, _args, context) =>
      hasCompanyAccess(context.viewer, await roleIn(context, id, "company.keep"), companyAccess.company),
  }),
  viewerMayList: t.boolean({
    description: "May the viewer put up listings of it? Its members may, and administrators.",
    resolve: async ({ id }, _args, context) =>
      hasCompanyAccess(context.viewer, await roleIn(context, id, "software.keep"), companyAccess.listings),
  }),
}));

builder.prismaObjectFields("Software", (t) => ({
  viewerMayChange: t.boolean({
    description: "May the viewer change the listing? Members of its company may, and administrators.",
    select: { companyId: true },
    resolve: async ({ companyId }, _args, context) =>
      hasCompanyAccess(
        context.viewer,
        companyId === null ? null : await roleIn(context, companyId, "software.keep"),
        companyAccess.listings,
      ),
  }),
}));
