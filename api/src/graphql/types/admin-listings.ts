import { Conflict, InvalidInput, orNotFound } from "../../domain/errors.ts";
import { decideListingFlag, reopenListingFlag } from "../../domain/software/moderation/decide.ts";
import { removeFormerName } from "../../domain/software/moderation/former-name.ts";
import { listingFlags } from "../../domain/software/moderation/queue.ts";
import { listSizes } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { nodeKey, requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { resolveConnection } from "../pagination.ts";
import { loadExistingRows } from "../rows.ts";
import {
  AgeOrderEnum,
  ListingFlagKindEnum,
  ModerationDecisionEnum,
  ModerationStatusEnum,
} from "./admin-enums.ts";
import { Administration } from "./administration.ts";
import { numberedPage } from "./connections.ts";
import { changedListing, decisionFields, idsIn } from "./moderated.ts";
import { SoftwareNode } from "./software.ts";

const ListingFlag = builder.prismaObject("ListingFlag", {
  description:
    "An automatic notice about a listing, for moderators to review. It does not change the listing.",
  authScopes: { permission: "administration.read" },
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID("id", { description: "Same as `databaseId`." }),
    databaseId: t.exposeID("id", { description: "Database ID (UUID) of the flag, for `decideListingFlag`." }),
    kind: t.field({
      type: ListingFlagKindEnum,
      description: "Why the listing is flagged.",
      select: { kind: true },
      resolve: ({ kind }) => kind as typeof ListingFlagKindEnum.$inferType,
    }),
    evidence: t.expose("evidence", {
      type: "JSON",
      description:
        "The values that caused the flag, as of `createdAt`. RELISTED: {softwareIds}. REPURPOSED: {name, formerName, categories, formerCategories, reviews, rating}; null for what has not changed.",
    }),
    relatedSoftware: t.field({
      type: [SoftwareNode],
      description: "The earlier listings that this one resembles and that still exist, at most 20.",
      select: { evidence: true },
      async resolve({ evidence }, _args, context, info) {
        const ids = idsIn(evidence, "softwareIds").slice(0, listSizes.relatedListings);
        return loadExistingRows(context, info, "Software", ids);
      },
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Time at which the flag was raised." }),
    software: t.relation("software", { description: "The flagged listing, Live or Draft." }),
  }),
});

decisionFields("ListingFlag");

const ListingFlagConnection = builder.connectionObject(
  { type: ListingFlag, name: "ListingFlagConnection", description: "A paginated list of listing flags." },
  { name: "ListingFlagEdge", description: "A listing flag and its cursor." },
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
        softwareId: t.arg.id({ description: "Only flags of this listing, by database ID." }),
        sort: t.arg({
          type: AgeOrderEnum,
          required: true,
          defaultValue: "oldest",
          description: "Sort order.",
        }),
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
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the flag." }),
    decision: t.field({
      type: ModerationDecisionEnum,
      required: true,
      description: "UPHELD if the flag is justified, DISMISSED if not.",
    }),
  }),
});

const ReopenListingFlagInput = builder.inputType("ReopenListingFlagInput", {
  description: "A decided flag of a listing to reopen.",
  fields: (t) => ({ databaseId: t.id({ required: true, description: "Database ID (UUID) of the flag." }) }),
});

const RemoveFormerNameInput = builder.inputType("RemoveFormerNameInput", {
  description: "The listing whose former name is removed.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the listing." }),
  }),
});

const ListingFlagDecided = builder.objectRef<{ flagId: string }>("ListingFlagDecided").implement({
  description: "The listing flag after it was decided or reopened.",
  fields: (t) => ({
    flag: t.prismaField({
      type: ListingFlag,
      description: "The flag, with the change applied.",
      resolve: async (query, { flagId }, _args, { prisma }) =>
        orNotFound(await prisma.listingFlag.findUnique({ ...query, where: { id: flagId } }), "Flag"),
    }),
  }),
});

const FormerNameRemoved = changedListing("FormerNameRemoved", "The listing without its former name.");

mutation("decideListingFlag", {
  description:
    "Upholds or dismisses a flag of a listing. The listing does not change, and nobody is notified. Administrators only.",
  result: "the decided flag",
  permission: "software.moderate",
  input: DecideListingFlagInput,
  type: ListingFlagDecided,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ...decision }, context) => ({
    flagId: await decideListingFlag(context, requireDatabaseId(databaseId, "Flag"), decision),
  }),
});

mutation("reopenListingFlag", {
  description: "Reopens a decided flag of a listing. Administrators only.",
  result: "the reopened flag",
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
    "Removes the former name of a listing permanently. Its reviews then count as written under its current name. Administrators only.",
  result: "the listing without its former name",
  permission: "software.moderate",
  input: RemoveFormerNameInput,
  type: FormerNameRemoved,
  failures: [],
  resolve: async ({ databaseId }, context) => ({
    softwareId: await removeFormerName(context, requireDatabaseId(databaseId, "Software")),
  }),
});
