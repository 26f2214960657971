import {
  type Invitation,
  type InvitationCounts,
  invitationBatchesOf,
  invitationOfToken,
} from "../../domain/invitation/find.ts";
import { actingAs } from "../../domain/policy.ts";
import { displayName } from "../../domain/user/names.ts";
import { apiBudgets, invitationLinkStates, invitations } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { roleIn } from "../company-role.ts";
import type { Context } from "../context.ts";
import { nodeKey, nodeKeyIf } from "../keys.ts";
import { resolveConnection } from "../pagination.ts";
import { loadRow } from "../rows.ts";
import { numberedPage } from "./connections.ts";
import { SoftwareNode } from "./software.ts";
import { vocabulary } from "./vocabulary.ts";

const InvitationStateEnum = vocabulary(
  "ReviewInvitationState",
  invitationLinkStates,
  "What whoever has a link by which a vendor invites reviewers is told of it.",
  {
    open: "It is valid. Whether a review was written with it is not told.",
    expired: `It was made more than ${invitations.days} days ago.`,
    revoked: "The vendor revoked it, or the listing belongs to another company now.",
  },
);

const Counts = builder.objectRef<InvitationCounts>("ReviewInvitationCounts").implement({
  description: "Number of links in each state. When or by whom a link was used is not stored.",
  fields: (t) => ({
    open: t.exposeInt("open", { description: "Links that can be used." }),
    used: t.exposeInt("used", { description: "Links with which a review was written." }),
    expired: t.exposeInt("expired", {
      description: `Links that were not used within ${invitations.days} days.`,
    }),
    revoked: t.exposeInt("revoked", { description: "Links that were revoked." }),
  }),
});

/** What the counts of a batch cost: all its links are read. */
const countedValues = invitations.open / apiBudgets.rowsPerValue;

/** Batches that the caller may see, for a lookup by Prisma: those of companies that they are a member of. */
export function visibleBatchesWhere(context: Context) {
  const viewer = actingAs(context, "invitation.read");
  if (!viewer) return { id: nodeKeyIf(false, "") };
  const { id: userId, onlyCompanyId } = viewer;
  return {
    company: { members: { some: { userId } } },
    ...(onlyCompanyId !== undefined && { companyId: onlyCompanyId }),
  };
}

/** For the members of its company. */
export const InvitationBatchNode = builder.prismaNode("ReviewInvitationBatch", {
  description: `Single-use links, made at once, with which a vendor invites customers to review a listing. Visible to members of its company. Deleted ${2 * invitations.days} days after they were made.`,
  id: { field: "id", description: "Global ID." },
  select: { id: true },
  nullable: true,
  findUnique: (id, context) => ({
    id: nodeKey(id),
    AND: [visibleBatchesWhere(context)],
  }),
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "Database ID (UUID)." }),
    note: t.exposeString("note", {
      nullable: true,
      description: "The company's own note, at most 200 characters.",
    }),
    linkCount: t.exposeInt("linkCount", { description: "Number of links." }),
    counts: t.field({
      type: Counts,
      description: `Its links by state. Counts as ${countedValues} values towards the cost of a document.`,
      complexity: countedValues,
      select: { id: true },
      resolve: ({ id }, _args, { loaders }) => loaders.invitationCounts.load(id),
    }),
    createdBy: t.string({
      nullable: true,
      description: "Public name of the user who made them; null if the account was deleted.",
      select: { createdBy: { select: { firstName: true, lastName: true, email: true } } },
      resolve: ({ createdBy }) => createdBy && displayName(createdBy),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Time at which they were made." }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      description: "Time after which they are not valid.",
    }),
    software: t.field({
      type: SoftwareNode,
      nullable: true,
      description: "The listing to be reviewed; null if it is a Draft of another company now.",
      select: {
        softwareId: true,
        companyId: true,
        software: { select: { isActive: true, companyId: true } },
      },
      resolve: async ({ softwareId, companyId, software }, _args, context, info) => {
        if (!software.isActive && software.companyId !== companyId) return null;
        return loadRow(context, info, "Software", softwareId);
      },
    }),
  }),
});

const InvitationBatchConnection = builder.connectionObject(
  {
    type: InvitationBatchNode,
    name: "ReviewInvitationBatchConnection",
    description: "A paginated list of batches of invitations.",
  },
  { name: "ReviewInvitationBatchEdge", description: "A batch and its cursor." },
);

builder.prismaObjectField("Company", "reviewInvitationBatches", (t) =>
  t.connection(
    {
      type: InvitationBatchNode,
      nullable: true,
      description:
        "The company's invitations to reviewers, newest first. Null unless the caller is a member, or a member's token with the scope READ_INVITATIONS.",
      args: {
        ...numberedPage,
        softwareId: t.arg.id({ description: "Only those for this listing, by database ID. All if omitted." }),
      },
      resolve: async ({ id }, { softwareId, ...args }, context, info) =>
        (await roleIn(context, id, "invitation.read")) === null
          ? null
          : resolveConnection(
              context,
              info,
              "ReviewInvitationBatch",
              invitationBatchesOf(id, softwareId == null ? null : nodeKey(softwareId)),
              args,
            ),
    },
    InvitationBatchConnection,
  ),
);

const InvitationType = builder.objectRef<Invitation>("ReviewInvitation").implement({
  description: "An invitation to review a listing, as the invited person sees it.",
  fields: (t) => ({
    state: t.field({
      type: InvitationStateEnum,
      description: "Whether it is valid.",
      resolve: ({ state }) => state,
    }),
    software: t.prismaField({
      type: SoftwareNode,
      nullable: true,
      description: "The listing to be reviewed; null if it is not Live.",
      resolve: (query, { softwareId }, _args, { prisma }) =>
        prisma.software.findFirst({ ...query, where: { id: softwareId, isActive: true } }),
    }),
  }),
});

builder.queryField("reviewInvitation", (t) =>
  t.field({
    type: InvitationType,
    nullable: true,
    description: "The invitation of a vendor's link, which is not used up; null if the token is unknown.",
    args: { token: t.arg.string({ required: true, description: "Token from the link." }) },
    resolve: (_root, { token }, context) => invitationOfToken(context, token),
  }),
);
