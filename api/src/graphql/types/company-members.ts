import { encodeGlobalID } from "@pothos/plugin-relay";
import { invitationByToken } from "../../domain/company/accept-invitation.ts";
import type { Invitation, Member } from "../../domain/company/members.ts";
import { may, maySeePrivate } from "../../domain/policy.ts";
import { displayName } from "../../domain/user/names.ts";
import { listSizes } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { roleIn } from "../company-role.ts";
import type { Context } from "../context.ts";
import { CompanyNode } from "./company.ts";
import { MemberRoleEnum } from "./enums.ts";

/** The viewer's role in a company; administrators count as owners. */
async function managerRole(context: Context, companyId: string) {
  return may(context.viewer, "company.editAny") ? "owner" : roleIn(context, companyId, "company.manage");
}

const CompanyMember = builder.objectRef<Member>("CompanyMember").implement({
  description: "A user who acts for a company.",
  fields: (t) => ({
    id: t.id({
      description: "ID for client caches. Not accepted by `node`.",
      resolve: ({ companyId, userId }) => encodeGlobalID("CompanyMember", `${companyId}:${userId}`),
    }),
    userId: t.exposeID("userId", {
      description: "Database ID (UUID) of the user, for `changeMember` and `removeMember`.",
    }),
    displayName: t.string({
      description: "First and last name, or the part of the e-mail address before the at sign.",
      resolve: displayName,
    }),
    email: t.string({
      nullable: true,
      description: "E-mail address. Null unless the caller is an owner, an administrator or that user.",
      resolve: async ({ companyId, userId, email }, _args, context) =>
        maySeePrivate(context.viewer, userId) || (await managerRole(context, companyId)) === "owner"
          ? email
          : null,
    }),
    profileImageUrl: t.exposeString("profileImageUrl", {
      nullable: true,
      description: "URL of the profile picture.",
    }),
    role: t.expose("role", { type: MemberRoleEnum, description: "Role in the company." }),
    isViewer: t.boolean({
      description: "True for the signed-in user's own membership.",
      resolve: ({ userId }, _args, { viewer }) => viewer?.id === userId,
    }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      description: "Time at which they became a member.",
    }),
  }),
});

const CompanyInvitation = builder.objectRef<Invitation>("CompanyInvitation").implement({
  description: "An invitation to a company that was not accepted yet.",
  fields: (t) => ({
    id: t.id({
      description: "ID for client caches. Not accepted by `node`.",
      resolve: ({ id }) => encodeGlobalID("CompanyInvitation", id),
    }),
    databaseId: t.exposeID("id", {
      description: "Database ID (UUID) of the invitation, for `resendInvitation` and `revokeInvitation`.",
    }),
    email: t.exposeString("email", { description: "The invited e-mail address." }),
    role: t.expose("role", { type: MemberRoleEnum, description: "Role offered." }),
    expiresAt: t.expose("expiresAt", { type: "DateTime", description: "Time of expiry of its latest link." }),
    isExpired: t.boolean({
      description: "True if its link has expired.",
      resolve: ({ expiresAt }, _args, { now }) => expiresAt <= now,
    }),
  }),
});

const bounded = { field: 1, multiplier: listSizes.members };

builder.prismaObjectFields("Company", (t) => ({
  members: t.field({
    type: [CompanyMember],
    complexity: bounded,
    description:
      "Members, owners first; at most 50. Empty unless the caller is a member or an administrator.",
    resolve: async ({ id }, _args, context) =>
      (await managerRole(context, id)) === null ? [] : context.loaders.members.load(id),
  }),
  invitations: t.field({
    type: [CompanyInvitation],
    complexity: bounded,
    description: "Open invitations. Empty unless the caller is an owner or an administrator.",
    resolve: async ({ id }, _args, context) =>
      (await managerRole(context, id)) === "owner" ? context.loaders.invitations.load(id) : [],
  }),
}));

const OpenInvitation = builder
  .objectRef<NonNullable<Awaited<ReturnType<typeof invitationByToken>>>>("OpenInvitation")
  .implement({
    description: "An invitation as shown to the invited person.",
    fields: (t) => ({
      email: t.exposeString("email", { description: "The invited e-mail address." }),
      role: t.field({
        type: MemberRoleEnum,
        description: "Role offered.",
        resolve: ({ role }) => (role === "owner" ? "owner" : "editor"),
      }),
      company: t.prismaField({
        type: CompanyNode,
        description: "The inviting company.",
        resolve: (query, { companyId }, _args, { prisma }) =>
          prisma.company.findUniqueOrThrow({ ...query, where: { id: companyId } }),
      }),
    }),
  });

builder.queryField("invitation", (t) =>
  t.field({
    type: OpenInvitation,
    nullable: true,
    description: "The invitation of an e-mailed link; null if it was accepted, revoked or has expired.",
    args: { token: t.arg.string({ required: true, description: "Token from the link." }) },
    resolve: (_root, { token }, context) => invitationByToken(context, token),
  }),
);
