import { queryFromInfo } from "@pothos/plugin-prisma";
import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { decideListingFlag, reopenListingFlag } from "../../domain/software/moderation/decide.ts";
import { removeFormerName } from "../../domain/software/moderation/former-name.ts";
import { listingFlags } from "../../domain/software/moderation/queue.ts";
import { listSizes } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { nodeKey, requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { resolveConnection } from "../pagination.ts";
import { loadRows } from "../rows.ts";
import { Administration } from "./administration.ts";
import { numberedPage } from "./connections.ts";
import { AgeOrderEnum, ListingFlagKindEnum, ModerationDecisionEnum, ModerationStatusEnum } from "./enums.ts";
import { decisionFields, idsIn } from "./moderated.ts";
import { SoftwareNode } from "./software.ts";

const ListingFlag = builder.prismaObject("ListingFlag", {
  description: "Something about a listing for moderators to look at. It changes nothing by itself.",
  authScopes: { permission: "administration.read" },
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID("id", { description: "The database id, by which it is decided." }),
    kind: t.field({
      type: ListingFlagKindEnum,
      description: "What was noticed.",
      select: { kind: true },
      resolve: ({ kind }) => kind as typeof ListingFlagKindEnum.$inferType,
    }),
    evidence: t.expose("evidence", {
      type: "JSON",
      description:
        "What shows it, as it was then: relisted {softwareIds}; repurposed {name, formerName, categories, formerCategories, reviews, rating}, null for what has not changed.",
    }),
    relatedSoftware: t.field({
      type: [SoftwareNode],
      description: "The listings whose place it takes, as far as they are there; at most 20.",
      select: { evidence: true },
      async resolve({ evidence }, _args, context, info) {
        const ids = idsIn(evidence, "softwareIds").slice(0, listSizes.relatedListings);
        const rows = await loadRows(context, "Software", queryFromInfo({ context, info }), ids);
        return rows.filter((row) => row !== null);
      },
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was noticed." }),
    software: t.relation("software", { description: "The listing, Live or Draft." }),
  }),
});

decisionFields("ListingFlag");

const ListingFlagConnection = builder.connectionObject(
  { type: ListingFlag, name: "ListingFlagConnection", description: "A list of flags of listings." },
  { name: "ListingFlagEdge", description: "A flag of a listing with its cursor." },
);

builder.objectField(Administration, "listingFlags", (t) =>
  t.connection(
    {
      type: ListingFlag,
      description: "Flags of listings.",
      args: {
        ...numberedPage,
        status: t.arg({ type: ModerationStatusEnum, description: "Only flags with this status." }),
        kind: t.arg({ type: ListingFlagKindEnum, description: "Only flags of this kind." }),
        softwareId: t.arg.id({ description: "Only flags of this listing, by its database id." }),
        sort: t.arg({ type: AgeOrderEnum, required: true, defaultValue: "oldest", description: "Order." }),
      },
      resolve(_administration, { softwareId, ...args }, context, info) {
        const finder = listingFlags(context, { ...args, software: softwareId && nodeKey(softwareId) });
        return resolveConnection(context, info, "ListingFlag", finder, args);
      },
    },
    ListingFlagConnection,
  ),
);

const DecideListingFlagInput = builder.inputType("DecideListingFlagInput", {
  description: "The decision on a flag of a listing.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Which flag." }),
    decision: t.field({
      type: ModerationDecisionEnum,
      required: true,
      description: "Upheld where the flag is right, else dismissed.",
    }),
  }),
});

const ReopenListingFlagInput = builder.inputType("ReopenListingFlagInput", {
  description: "The decided flag of a listing that is reopened.",
  fields: (t) => ({ databaseId: t.id({ required: true, description: "Which flag." }) }),
});

const RemoveFormerNameInput = builder.inputType("RemoveFormerNameInput", {
  description: "The listing whose former name is removed.",
  fields: (t) => ({ databaseId: t.id({ required: true, description: "Which listing." }) }),
});

const ListingFlagDecided = builder.objectRef<{ flagId: string }>("ListingFlagDecided").implement({
  description: "The flag was decided, or reopened.",
  fields: (t) => ({
    flag: t.prismaField({
      type: ListingFlag,
      description: "As it is now.",
      resolve: (query, { flagId }, _args, { prisma }) =>
        prisma.listingFlag.findUniqueOrThrow({ ...query, where: { id: flagId } }),
    }),
  }),
});

const FormerNameRemoved = builder.objectRef<{ softwareId: string }>("FormerNameRemoved").implement({
  description: "The former name was removed.",
  fields: (t) => ({
    software: t.prismaField({
      type: SoftwareNode,
      description: "As it is now.",
      resolve: (query, { softwareId }, _args, { prisma }) =>
        prisma.software.findUniqueOrThrow({ ...query, where: { id: softwareId } }),
    }),
  }),
});

mutation("decideListingFlag", {
  description:
    "Upholds or dismisses a flag of a listing. The listing itself does not change, and nobody is notified. Administrators.",
  permission: "software.moderate",
  input: DecideListingFlagInput,
  type: ListingFlagDecided,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ...decision }, context) => ({
    flagId: await decideListingFlag(context, requireDatabaseId(databaseId, "Flag"), decision),
  }),
});

mutation("reopenListingFlag", {
  description: "Reopens a decided flag of a listing. Administrators.",
  permission: "software.moderate",
  input: ReopenListingFlagInput,
  type: ListingFlagDecided,
  failures: [Conflict],
  resolve: async ({ databaseId }, context) => ({
    flagId: await reopenListingFlag(context, requireDatabaseId(databaseId, "Flag")),
  }),
});

mutation("removeFormerName", {
  description:
    "Removes the former name of a listing, for good. Its reviews then count as written under its current name. Administrators.",
  permission: "software.moderate",
  input: RemoveFormerNameInput,
  type: FormerNameRemoved,
  failures: [],
  resolve: async ({ databaseId }, context) => ({
    softwareId: await removeFormerName(context, requireDatabaseId(databaseId, "Software")),
  }),
});
