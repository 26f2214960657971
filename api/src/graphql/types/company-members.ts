import { encodeGlobalID } from "@pothos/plugin-relay";
import { acceptInvitation, invitationByToken } from "../../domain/company/accept-invitation.ts";
import { changeMember, removeMember } from "../../domain/company/change-members.ts";
import { inviteMember, resendInvitation, revokeInvitation } from "../../domain/company/invite.ts";
import type { Invitation, Member } from "../../domain/company/members.ts";
import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { may, maySeePrivate } from "../../domain/policy.ts";
import { displayName } from "../../domain/user/names.ts";
import type { Context } from "../context.ts";
import { listSizes } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { roleIn } from "../company-role.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { CompanyNode } from "./company.ts";
import { CompanySaved } from "./company-mutations.ts";
import { MemberRoleEnum } from "./enums.ts";

/** What the viewer is in a company; administrators may there what its owners may. */
async function keeperRole(context: Context, companyId: string) {
  return may(context.viewer, "company.editAny") ? "owner" : roleIn(context, companyId, "company.keep");
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
        maySeePrivate(context.viewer, userId) || (await keeperRole(context, companyId)) === "owner"
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
      (await keeperRole(context, id)) === null ? [] : context.loaders.members.load(id),
  }),
  invitations: t.field({
    type: [CompanyInvitation],
    complexity: bounded,
    description: "Open invitations. Empty unless the caller is an owner or an administrator.",
    resolve: async ({ id }, _args, context) =>
      (await keeperRole(context, id)) === "owner" ? context.loaders.invitations.load(id) : [],
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

const InviteMemberInput = builder.inputType("InviteMemberInput", {
  description: "A new invitation.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the company." }),
    email: t.string({ required: true, description: "E-mail address to invite." }),
    role: t.field({ type: MemberRoleEnum, required: true, description: "Role to offer." }),
  }),
});

const InvitationInput = builder.inputType("InvitationInput", {
  description: "The invitation to send again or revoke.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the invitation." }),
  }),
});

const ChangeMemberInput = builder.inputType("ChangeMemberInput", {
  description: "A new role for a member.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the company." }),
    userId: t.id({ required: true, description: "Database ID (UUID) of the member's account." }),
    role: t.field({ type: MemberRoleEnum, required: true, description: "The new role." }),
  }),
});

const RemoveMemberInput = builder.inputType("RemoveMemberInput", {
  description: "The member to remove.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the company." }),
    userId: t.id({
      required: true,
      description: "Database ID (UUID) of the member's account; one's own to leave.",
    }),
  }),
});

export const CompanyTokenInput = builder.inputType("CompanyTokenInput", {
  description: "A token from an e-mailed link.",
  fields: (t) => ({ token: t.string({ required: true, description: "The token. Valid once." }) }),
});

mutation("inviteMember", {
  description:
    "Invites a person to a company by e-mail. Requires a verified e-mail address of the viewer. The result is the same whether or not the invited address has an account. At most 20 per hour, 3 per week to one address, and 50 members. Owners and administrators only.",
  result: "the company with its invitations",
  permission: "company.keep",
  input: InviteMemberInput,
  type: CompanySaved,
  failures: [InvalidInput, Conflict],
  async resolve({ databaseId, ...invited }, context) {
    const companyId = requireDatabaseId(databaseId, "Company");
    await inviteMember(context, companyId, invited);
    return { companyId };
  },
});

mutation("resendInvitation", {
  description:
    "Sends an invitation again, with a link valid for 7 days. Earlier links stay valid until they expire. Owners and administrators only.",
  result: "the company with its invitations",
  permission: "company.keep",
  input: InvitationInput,
  type: CompanySaved,
  failures: [Conflict],
  resolve: async ({ databaseId }, context) => ({
    companyId: await resendInvitation(context, requireDatabaseId(databaseId, "Invitation")),
  }),
});

mutation("revokeInvitation", {
  description: "Revokes an invitation and its links. Owners and administrators only.",
  result: "the company with its invitations",
  permission: "company.keep",
  input: InvitationInput,
  type: CompanySaved,
  failures: [],
  resolve: async ({ databaseId }, context) => ({
    companyId: await revokeInvitation(context, requireDatabaseId(databaseId, "Invitation")),
  }),
});

mutation("acceptInvitation", {
  description: "Makes the viewer a member of the company. The account must have the invited e-mail address.",
  result: "the company that was joined",
  permission: "company.keep",
  input: CompanyTokenInput,
  type: CompanySaved,
  failures: [InvalidInput, Conflict],
  resolve: async (input, context) => ({ companyId: await acceptInvitation(context, input) }),
});

const keyOf = ({ databaseId, userId }: { databaseId: string; userId: string }) => ({
  companyId: requireDatabaseId(databaseId, "Company"),
  userId: requireDatabaseId(userId, "Member"),
});

mutation("changeMember", {
  description: "Changes a member's role. A company must keep an owner. Owners and administrators only.",
  result: "the company with its members",
  permission: "company.keep",
  input: ChangeMemberInput,
  type: CompanySaved,
  failures: [InvalidInput, Conflict],
  async resolve({ role, ...member }, context) {
    const key = keyOf(member);
    await changeMember(context, key, { role });
    return key;
  },
});

mutation("removeMember", {
  description:
    "Removes a member from a company. Owners and administrators may remove anyone; other members may remove themselves. A company must keep an owner.",
  result: "the company with its members",
  permission: "company.keep",
  input: RemoveMemberInput,
  type: CompanySaved,
  failures: [Conflict],
  async resolve(member, context) {
    const key = keyOf(member);
    await removeMember(context, key);
    return key;
  },
});
