import { createCompany } from "../../domain/company/create.ts";
import { deleteCompany } from "../../domain/company/delete.ts";
import { companyAccess, hasCompanyAccess } from "../../domain/company/membership.ts";
import { updateCompany } from "../../domain/company/update.ts";
import { Conflict, InvalidInput, orNotFound } from "../../domain/errors.ts";
import { builder, type InputFields } from "../builder.ts";
import { roleIn } from "../company-role.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { CompanyNode } from "./company.ts";
import { MemberRoleEnum } from "./enums.ts";
import { ifUpdatedAt } from "./shared-descriptions.ts";

/** A company's optional fields. */
const profileFields = (t: InputFields) => ({
  website: t.string({ description: "Website, an http or https URL." }),
  description: t.string({ description: "Plain text, at most 20,000 characters." }),
  industry: t.string({ description: "Industry, at most 120 characters." }),
  employeeCount: t.string({ description: 'Number of employees as a range, for example "51-200".' }),
  foundedYear: t.int({ description: "Four-digit year, for example 1998." }),
  location: t.string({ description: "Location of the headquarters, at most 120 characters." }),
  logoUrl: t.string({ description: "An http or https URL, or a path on this site." }),
});

const CreateCompanyInput = builder.inputType("CreateCompanyInput", {
  description: "A new company.",
  fields: (t) => ({
    name: t.string({ required: true, description: "Name, at most 120 characters." }),
    ...profileFields(t),
  }),
});

const UpdateCompanyInput = builder.inputType("UpdateCompanyInput", {
  description: "Changes to a company. Omitted fields are unchanged; null clears a field.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the company." }),
    ifUpdatedAt: t.field({ type: "DateTime", description: ifUpdatedAt }),
    name: t.string({ description: "Name, at most 120 characters. Cannot be cleared." }),
    ...profileFields(t),
  }),
});

export const CompanySaved = builder.objectRef<{ companyId: string }>("CompanySaved").implement({
  description: "The saved company.",
  fields: (t) => ({
    company: t.prismaField({
      type: CompanyNode,
      description: "The company, with the change applied.",
      resolve: async (query, { companyId }, _args, { prisma }) =>
        orNotFound(await prisma.company.findUnique({ ...query, where: { id: companyId } }), "Company"),
    }),
  }),
});

mutation("createCompany", {
  description: "Creates a company owned by the viewer. At most 10 per hour, and 100 memberships.",
  result: "the new company",
  permission: "company.manage",
  input: CreateCompanyInput,
  type: CompanySaved,
  failures: [InvalidInput, Conflict],
  resolve: async (input, context) => ({ companyId: await createCompany(context, input) }),
});

mutation("updateCompany", {
  description: "Edits a company. Its slug does not change. Owners and administrators only.",
  result: "the edited company",
  permission: "company.manage",
  input: UpdateCompanyInput,
  type: CompanySaved,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ifUpdatedAt: seen, ...change }, context) => ({
    companyId: await updateCompany(context, requireDatabaseId(databaseId, "Company"), change, seen),
  }),
});

const DeleteCompanyInput = builder.inputType("DeleteCompanyInput", {
  description: "The company to delete, with its name as confirmation.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the company." }),
    name: t.string({ required: true, description: "Exact name of the company, as confirmation." }),
  }),
});

const CompanyDeleted = builder.objectRef<{ id: string }>("CompanyDeleted").implement({
  description: "A deleted company.",
  fields: (t) => ({ databaseId: t.exposeID("id", { description: "Database ID of the deleted company." }) }),
});

mutation("deleteCompany", {
  description:
    "Deletes a company with its members, answers and leads. Listings with reviews stay without a vendor; others are deleted. Cannot be undone. Owners and administrators only.",
  result: "the ID of the deleted company",
  permission: "company.manage",
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
    description: "The viewer's role in the company; null if they are not a member.",
    resolve: ({ id }, _args, context) => roleIn(context, id, "company.manage"),
  }),
  viewerCanUpdate: t.boolean({
    description: "True if the viewer may edit the company, as an owner or an administrator.",
    resolve: async ({ id }, _args, context) =>
      hasCompanyAccess(context.viewer, await roleIn(context, id, "company.manage"), companyAccess.company),
  }),
  viewerCanCreateListings: t.boolean({
    description: "True if the viewer may create listings of the company, as a member or an administrator.",
    resolve: async ({ id }, _args, context) =>
      hasCompanyAccess(context.viewer, await roleIn(context, id, "software.manage"), companyAccess.listings),
  }),
}));

builder.prismaObjectFields("Software", (t) => ({
  viewerCanUpdate: t.boolean({
    description: "True if the viewer may edit the listing, as a member of its company or an administrator.",
    select: { companyId: true },
    resolve: async ({ companyId }, _args, context) =>
      hasCompanyAccess(
        context.viewer,
        companyId === null ? null : await roleIn(context, companyId, "software.manage"),
        companyAccess.listings,
      ),
  }),
}));
