import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { may } from "../../domain/policy.ts";
import { createSoftware } from "../../domain/software/create.ts";
import { type DeletedSoftware, deleteSoftware } from "../../domain/software/delete.ts";
import { changeableSoftware } from "../../domain/software/own.ts";
import { updateSoftware } from "../../domain/software/update.ts";
import { builder } from "../builder.ts";
import { isDatabaseId, requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { findRow } from "../rows.ts";
import { CompanyNode } from "./company.ts";
import { BillingPeriodEnum } from "./enums.ts";
import { SoftwareNode } from "./software.ts";

const PlanInput = builder.inputType("PlanInput", {
  description: "A plan that the vendor sells.",
  fields: (t) => ({
    name: t.string({
      required: true,
      description: "At most 120 characters; no other plan of the listing has it.",
    }),
    price: t.field({
      type: "Decimal",
      description: 'US dollars for a billing period, "29.00"; "0.00" is free, null is on request.',
    }),
    billingPeriod: t.field({ type: BillingPeriodEnum, description: "MONTH when left out." }),
    features: t.stringList({ description: "At most 100 of 200 characters each." }),
    isPopular: t.boolean({ description: "The recommended one; at most one plan of the listing." }),
  }),
});

const ScreenshotInput = builder.inputType("ScreenshotInput", {
  description: "A picture of the software.",
  fields: (t) => ({
    url: t.string({ required: true, description: "An http(s) address or a path on this site." }),
    caption: t.string({
      description: "At most 300 characters; what is left out stays as it is for this address.",
    }),
  }),
});

const CreateSoftwareInput = builder.inputType("CreateSoftwareInput", {
  description: "A new listing. The messages of broken rules are the specification's.",
  fields: (t) => ({
    companyId: t.id({ required: true, description: "The company whose listing it is, by database id." }),
    name: t.string({ required: true, description: "At most 120 characters." }),
    shortDescription: t.string({ description: "At most 300 characters." }),
    description: t.string({ description: "Plain text, at most 20,000 characters." }),
    websiteUrl: t.string({ description: "http or https." }),
    logoUrl: t.string({ description: "An http(s) address or a path on this site." }),
    categoryId: t.id({ description: "The primary category; or the first of categoryIds is." }),
    categoryIds: t.idList({ description: "All categories, at most 5." }),
    features: t.stringList({ description: "At most 100 of 200 characters each." }),
    isActive: t.boolean({ description: "Live when true or left out, else Draft." }),
    isFeatured: t.boolean({ description: "Administrators only." }),
    plans: t.field({ type: [PlanInput], description: "At most 20." }),
    screenshots: t.field({ type: [ScreenshotInput], description: "In their order; at most 20." }),
  }),
});

const UpdateSoftwareInput = builder.inputType("UpdateSoftwareInput", {
  description: "A change of a listing. What is absent stays; null empties; lists are sent whole.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Which listing." }),
    ifUpdatedAt: t.field({
      type: "DateTime",
      description:
        "Its updatedAt when one looked: where somebody changed it since, nothing is done but a ConflictError answered.",
    }),
    name: t.string({ description: "At most 120 characters; cannot be emptied." }),
    shortDescription: t.string({ description: "At most 300 characters." }),
    description: t.string({ description: "Plain text, at most 20,000 characters." }),
    websiteUrl: t.string({ description: "http or https." }),
    logoUrl: t.string({ description: "An http(s) address or a path on this site." }),
    categoryId: t.id({
      description: "Another primary category; without categoryIds it takes the former one's place.",
    }),
    categoryIds: t.idList({ description: "All categories, at most 5; the first one is the primary one." }),
    features: t.stringList({ description: "At most 100 of 200 characters each." }),
    isActive: t.boolean({ description: "Live when true, else Draft." }),
    isFeatured: t.boolean({ description: "Administrators only." }),
    plans: t.field({ type: [PlanInput], description: "At most 20." }),
    screenshots: t.field({ type: [ScreenshotInput], description: "In their order; at most 20." }),
  }),
});

const DeleteSoftwareInput = builder.inputType("DeleteSoftwareInput", {
  description: "The end of a listing.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Which listing." }),
    name: t.string({ required: true, description: "Its name, typed to confirm it." }),
  }),
});

const SoftwareSaved = builder.objectRef<{ softwareId: string }>("SoftwareSaved").implement({
  description: "The listing is as it was sent.",
  fields: (t) => ({
    software: t.prismaField({
      type: SoftwareNode,
      description: "As it is now.",
      resolve: (query, { softwareId }, _args, { prisma }) =>
        prisma.software.findUniqueOrThrow({ ...query, where: { id: softwareId } }),
    }),
  }),
});

const SoftwareDeleted = builder
  .objectRef<{ databaseId: string } & DeletedSoftware>("SoftwareDeleted")
  .implement({
    description: "The listing is gone, or without a vendor where it was reviewed.",
    fields: (t) => ({
      databaseId: t.exposeID("databaseId", { description: "The id that it had." }),
      isKept: t.exposeBoolean("isKept", {
        description: "True where it was reviewed: it stays on the site, Live and without a vendor.",
      }),
      company: t.prismaField({
        type: CompanyNode,
        nullable: true,
        description: "The company that it was of, as it is now.",
        resolve: (query, { companyId }, _args, { prisma }) =>
          companyId === null ? null : prisma.company.findUnique({ ...query, where: { id: companyId } }),
      }),
    }),
  });

mutation("createSoftware", {
  description: "Puts up a listing of a company: its members may, and administrators. 30 an hour.",
  permission: "software.keep",
  input: CreateSoftwareInput,
  type: SoftwareSaved,
  failures: [InvalidInput, Conflict],
  resolve: async (input, context) => ({ softwareId: await createSoftware(context, input) }),
});

mutation("updateSoftware", {
  description: "Changes a listing: members of its company may, and administrators. Its slug stays.",
  permission: "software.keep",
  input: UpdateSoftwareInput,
  type: SoftwareSaved,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ifUpdatedAt, ...change }, context) => ({
    softwareId: await updateSoftware(context, requireDatabaseId(databaseId, "Software"), change, ifUpdatedAt),
  }),
});

mutation("deleteSoftware", {
  description:
    "Deletes a listing for good, for owners of its company and administrators. Leads stay. One that was reviewed, hidden reviews counted, leaves the company instead and stays Live; administrators delete it with its reviews.",
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
  software: t.prismaField({
    type: SoftwareNode,
    nullable: true,
    description:
      "A listing that the viewer may change, as a member of its company or an administrator; null for every other one.",
    args: { databaseId: t.arg.id({ required: true, description: "UUID." }) },
    resolve: (query, { id }, { databaseId }, context) =>
      context.viewer?.id === id && isDatabaseId(databaseId)
        ? findRow(context, "Software", query, changeableSoftware(context.viewer, databaseId))
        : null,
  }),
}));

builder.prismaObjectFields("Software", (t) => ({
  writtenReviewCount: t.int({
    nullable: true,
    description:
      "All reviews that were written of it, hidden ones too, for members of its company and administrators; null for others. With one at least its company cannot delete it.",
    select: { companyId: true },
    resolve: async ({ id, companyId }, _args, { viewer, loaders }) => {
      if (!viewer) return null;
      const isMember = (await loaders.memberships.load(viewer.id)).has(companyId ?? "");
      return isMember || may(viewer, "software.editAny") ? loaders.writtenReviews.load(id) : null;
    },
  }),
}));
