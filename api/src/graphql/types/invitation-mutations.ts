import { Conflict, InvalidInput, orNotFound } from "../../domain/errors.ts";
import { createReviewInvitations, type InvitationLinks } from "../../domain/invitation/create.ts";
import { type Revocation, revokeReviewInvitations } from "../../domain/invitation/revoke.ts";
import { invitations } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { CompanyNode } from "./company.ts";
import { InvitationBatchNode, visibleBatchesWhere } from "./invitation.ts";

const listing = { required: true, description: "Database ID (UUID) of the listing." } as const;

const CreateReviewInvitationsInput = builder.inputType("CreateReviewInvitationsInput", {
  description: "New links for a listing.",
  fields: (t) => ({
    softwareId: t.id(listing),
    count: t.int({ required: true, description: `Number of links, 1 to ${invitations.open}.` }),
    note: t.string({ description: "Note of the company's own, at most 200 characters." }),
  }),
});

const RevokeReviewInvitationsInput = builder.inputType("RevokeReviewInvitationsInput", {
  description: "The open links to revoke: all of a listing, or those of a batch.",
  fields: (t) => ({
    softwareId: t.id(listing),
    batchId: t.id({ description: "Only those of this batch, by database ID." }),
  }),
});

const ReviewInvitationsCreated = builder.objectRef<InvitationLinks>("ReviewInvitationsCreated").implement({
  description: "New links.",
  fields: (t) => ({
    paths: t.stringList({
      description: "Paths of the links on this site, each with its token. Shown only once.",
      complexity: invitations.open / 100,
      resolve: ({ tokens }) => tokens.map((token) => `/review-invitation?token=${token}`),
    }),
    batch: t.prismaField({
      type: InvitationBatchNode,
      description: "The batch, without its links.",
      resolve: async (query, { batchId }, _args, context) =>
        orNotFound(
          await context.prisma.reviewInvitationBatch.findFirst({
            ...query,
            where: { id: batchId, AND: [visibleBatchesWhere(context)] },
          }),
          "Batch",
        ),
    }),
  }),
});

const ReviewInvitationsRevoked = builder.objectRef<Revocation>("ReviewInvitationsRevoked").implement({
  description: "Revoked links.",
  fields: (t) => ({
    revokedCount: t.exposeInt("count", {
      description: "Number of links that were open and are revoked now.",
    }),
    company: t.prismaField({
      type: CompanyNode,
      nullable: true,
      description: "The company of the listing.",
      resolve: (query, { companyId }, _args, { prisma }) =>
        prisma.company.findUnique({ ...query, where: { id: companyId } }),
    }),
  }),
});

mutation("createReviewInvitations", {
  description: `Makes single-use links with which customers are invited to review a Live listing of the viewer's company. Reviews written with them are marked as invited, for good. Vendors may not reward reviews. Requires a verified e-mail address. At most ${invitations.open} links per hour and company, and ${invitations.open} open ones per listing. They expire after ${invitations.days} days.`,
  result: "the new links",
  permission: "invitation.manage",
  input: CreateReviewInvitationsInput,
  type: ReviewInvitationsCreated,
  failures: [InvalidInput, Conflict],
  resolve: ({ softwareId, ...given }, context) =>
    createReviewInvitations(context, { ...given, softwareId: requireDatabaseId(softwareId, "Software") }),
});

mutation("revokeReviewInvitations", {
  description:
    "Revokes open links of a listing of the viewer's company. Links that were used stay used, and the reviews stay.",
  result: "how many links were revoked",
  permission: "invitation.manage",
  input: RevokeReviewInvitationsInput,
  type: ReviewInvitationsRevoked,
  failures: [InvalidInput, Conflict],
  resolve: ({ softwareId, ...given }, context) =>
    revokeReviewInvitations(context, { ...given, softwareId: requireDatabaseId(softwareId, "Software") }),
});
