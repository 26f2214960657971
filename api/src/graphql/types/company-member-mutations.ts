import { acceptInvitation } from "../../domain/company/accept-invitation.ts";
import { changeMember, removeMember } from "../../domain/company/change-members.ts";
import { inviteMember, resendInvitation, revokeInvitation } from "../../domain/company/invite.ts";
import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { builder } from "../builder.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { CompanySaved } from "./company-mutations.ts";
import { MemberRoleEnum } from "./enums.ts";

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
  permission: "company.manage",
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
  permission: "company.manage",
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
  permission: "company.manage",
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
  permission: "company.manage",
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
  permission: "company.manage",
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
  permission: "company.manage",
  input: RemoveMemberInput,
  type: CompanySaved,
  failures: [Conflict],
  async resolve(member, context) {
    const key = keyOf(member);
    await removeMember(context, key);
    return key;
  },
});
