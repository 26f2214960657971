import { Conflict, InvalidInput, orNotFound } from "../../domain/errors.ts";
import { actingAs, may, visibleSoftwareWhere } from "../../domain/policy.ts";
import { createSoftware } from "../../domain/software/create.ts";
import { type DeletedSoftware, deleteSoftware } from "../../domain/software/delete.ts";
import { changeableSoftware } from "../../domain/software/own.ts";
import { updateSoftware } from "../../domain/software/update.ts";
import { builder } from "../builder.ts";
import { isDatabaseId, requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { findRow, selectionOf } from "../rows.ts";
import { CompanyNode } from "./company.ts";
import { BillingPeriodEnum, PlanUnitEnum } from "./enums.ts";
import { ifUpdatedAt } from "./shared-descriptions.ts";
import { SoftwareNode } from "./software.ts";
import { factInputs } from "./software-facts.ts";

const PlanInput = builder.inputType("PlanInput", {
  description: "A pricing plan.",
  fields: (t) => ({
    name: t.string({
      required: true,
      description: "Name, at most 120 characters, unique within the listing.",
    }),
    price: t.field({
      type: "Decimal",
      description:
        'Price in `currency`, per billing period and `unit`, for example "29.00". "0.00" is free; null means on request.',
    }),
    currency: t.string({ description: "Currency of the price, an ISO 4217 code (default USD)." }),
    billingPeriod: t.field({ type: BillingPeriodEnum, description: "Billing period (default MONTH)." }),
    unit: t.field({ type: PlanUnitEnum, description: "What the price is for; null if unknown." }),
    minimumPeople: t.int({
      description:
        "Smallest number of people that the plan is sold to, 1 to 1,000,000. Only with a price per person.",
    }),
    features: t.stringList({ description: "Included features, at most 100 of 200 characters each." }),
    isPopular: t.boolean({ description: "True for the recommended plan. At most one plan of the listing." }),
  }),
});

const ScreenshotInput = builder.inputType("ScreenshotInput", {
  description: "A screenshot of the software.",
  fields: (t) => ({
    url: t.string({ required: true, description: "An http or https URL, or a path on this site." }),
    caption: t.string({
      description: "Caption, at most 300 characters. If omitted, the caption of the same URL is unchanged.",
    }),
  }),
});

const offered =
  "Database IDs of the features that it has, of the vocabularies of its categories and those above them; others are ignored. At most 400.";

const CreateSoftwareInput = builder.inputType("CreateSoftwareInput", {
  description: "A new listing.",
  fields: (t) => ({
    companyId: t.id({
      required: true,
      description: "Database ID (UUID) of the company that owns the listing.",
    }),
    name: t.string({ required: true, description: "Name, at most 120 characters." }),
    shortDescription: t.string({ description: "Short description, at most 300 characters." }),
    description: t.string({ description: "Plain text, at most 20,000 characters." }),
    websiteUrl: t.string({ description: "Website, an http or https URL." }),
    logoUrl: t.string({ description: "An http or https URL, or a path on this site." }),
    categoryId: t.id({
      description: "Database ID of the primary category. The first of `categoryIds` if omitted.",
    }),
    categoryIds: t.idList({ description: "Database IDs of all categories, at most 5." }),
    features: t.stringList({ description: "Features, at most 100 of 200 characters each." }),
    featureIds: t.idList({ description: offered }),
    ...factInputs(t),
    isActive: t.boolean({ description: "True for Live, false for Draft (default true)." }),
    isFeatured: t.boolean({ description: "True to feature the listing. Administrators only." }),
    plans: t.field({ type: [PlanInput], description: "Pricing plans, at most 20." }),
    screenshots: t.field({ type: [ScreenshotInput], description: "Screenshots in order, at most 20." }),
  }),
});

const UpdateSoftwareInput = builder.inputType("UpdateSoftwareInput", {
  description:
    "Changes to a listing. Omitted fields are unchanged; null clears a field. Lists are replaced as a whole.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the listing." }),
    ifUpdatedAt: t.field({ type: "DateTime", description: ifUpdatedAt }),
    name: t.string({ description: "Name, at most 120 characters. Cannot be cleared." }),
    shortDescription: t.string({ description: "Short description, at most 300 characters." }),
    description: t.string({ description: "Plain text, at most 20,000 characters." }),
    websiteUrl: t.string({ description: "Website, an http or https URL." }),
    logoUrl: t.string({ description: "An http or https URL, or a path on this site." }),
    categoryId: t.id({
      description:
        "Database ID of the new primary category. Without `categoryIds`, it replaces the former one.",
    }),
    categoryIds: t.idList({
      description:
        "Database IDs of all categories, at most 5. The first is the primary one, unless `categoryId` is given.",
    }),
    features: t.stringList({ description: "Features, at most 100 of 200 characters each." }),
    featureIds: t.idList({ description: offered }),
    ...factInputs(t),
    isActive: t.boolean({ description: "True for Live, false for Draft." }),
    isFeatured: t.boolean({ description: "True to feature the listing. Administrators only." }),
    plans: t.field({ type: [PlanInput], description: "Pricing plans, at most 20." }),
    screenshots: t.field({ type: [ScreenshotInput], description: "Screenshots in order, at most 20." }),
  }),
});

const DeleteSoftwareInput = builder.inputType("DeleteSoftwareInput", {
  description: "The listing to delete, with its name as confirmation.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the listing." }),
    name: t.string({ required: true, description: "Exact name of the listing, as confirmation." }),
  }),
});

const SoftwareSaved = builder.objectRef<{ softwareId: string }>("SoftwareSaved").implement({
  description: "The saved listing.",
  fields: (t) => ({
    software: t.prismaField({
      type: SoftwareNode,
      description: "The listing, with the change applied.",
      resolve: async (query, { softwareId }, _args, context) =>
        orNotFound(
          await context.prisma.software.findFirst({
            ...query,
            where: { id: softwareId, ...visibleSoftwareWhere(actingAs(context, "software.readOwnDrafts")) },
          }),
          "Software",
        ),
    }),
  }),
});

const SoftwareDeleted = builder
  .objectRef<{ databaseId: string } & DeletedSoftware>("SoftwareDeleted")
  .implement({
    description: "A listing that was deleted, or detached from its company if it has reviews.",
    fields: (t) => ({
      databaseId: t.exposeID("databaseId", { description: "Database ID of the listing." }),
      isKept: t.exposeBoolean("isKept", {
        description: "True if the listing has reviews: it stays Live without a vendor.",
      }),
      company: t.prismaField({
        type: CompanyNode,
        nullable: true,
        description: "The company that owned it.",
        resolve: (query, { companyId }, _args, { prisma }) =>
          companyId === null ? null : prisma.company.findUnique({ ...query, where: { id: companyId } }),
      }),
    }),
  });

mutation("createSoftware", {
  description:
    "Creates a listing of a company. Members of the company and administrators only. At most 30 per hour.",
  result: "the new listing",
  permission: "software.manage",
  input: CreateSoftwareInput,
  type: SoftwareSaved,
  failures: [InvalidInput, Conflict],
  resolve: async (input, context) => ({ softwareId: await createSoftware(context, input) }),
});

mutation("updateSoftware", {
  description: "Edits a listing. Its slug does not change. Members of its company and administrators only.",
  result: "the edited listing",
  permission: "software.manage",
  input: UpdateSoftwareInput,
  type: SoftwareSaved,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ifUpdatedAt: seen, ...change }, context) => ({
    softwareId: await updateSoftware(context, requireDatabaseId(databaseId, "Software"), change, seen),
  }),
});

mutation("deleteSoftware", {
  description:
    "Deletes a listing permanently. Its leads are kept. A listing with reviews, published or hidden, is detached from the company and stays Live, except when an administrator deletes it. Owners of its company and administrators only.",
  result: "the ID of the deleted or detached listing",
  permission: "software.delete",
  input: DeleteSoftwareInput,
  type: SoftwareDeleted,
  failures: [InvalidInput],
  resolve: async ({ databaseId, ...confirmation }, context) => {
    const id = requireDatabaseId(databaseId, "Software");
    return { databaseId: id, ...(await deleteSoftware(context, id, confirmation)) };
  },
});

builder.prismaObjectFields("User", (t) => ({
  software: t.field({
    type: SoftwareNode,
    nullable: true,
    description:
      "One listing by database ID that the viewer may edit, as a member of its company or an administrator; null otherwise.",
    args: { databaseId: t.arg.id({ required: true, description: "Database ID (UUID) of the listing." }) },
    resolve: ({ id }, { databaseId }, context, info) =>
      context.viewer?.id === id && isDatabaseId(databaseId)
        ? findRow(
            context,
            "Software",
            selectionOf(context, info),
            changeableSoftware(context.viewer, databaseId),
          )
        : null,
  }),
}));

builder.prismaObjectFields("Software", (t) => ({
  totalReviewCount: t.int({
    nullable: true,
    description:
      "Number of all reviews, published or hidden. The company cannot delete a listing that has any. Null unless the viewer is a member of the company or an administrator.",
    select: { companyId: true },
    resolve: async ({ id, companyId }, _args, { viewer, loaders }) => {
      if (!viewer) return null;
      const isMember = (await loaders.memberships.load(viewer.id)).has(companyId ?? "");
      return isMember || may(viewer, "software.editAny") ? loaders.writtenReviews.load(id) : null;
    },
  }),
}));
