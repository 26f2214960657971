import { encodeGlobalID } from "@pothos/plugin-relay";
import { acceptInvitation, invitationByToken } from "../../domain/company/accept-invitation.ts";
import { changeMember, removeMember } from "../../domain/company/change-members.ts";
import { inviteMember, resendInvitation, revokeInvitation } from "../../domain/company/invite.ts";
import type { Invitation, Member } from "../../domain/company/members.ts";
import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { may, maySeePrivate } from "../../domain/policy.ts";
import { displayName } from "../../domain/user/names.ts";
import type { Context } from "../../graphql/context.ts";
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
  description: "Somebody who acts for a company.",
  fields: (t) => ({
    id: t.id({
      description: "For clients' caches; `node` does not take it.",
      resolve: ({ companyId, userId }) => encodeGlobalID("CompanyMember", `${companyId}:${userId}`),
    }),
    userId: t.exposeID("userId", { description: "By which the member is changed and removed (UUID)." }),
    displayName: t.string({
      description: "Names, else the address up to its at-sign.",
      resolve: displayName,
    }),
    email: t.string({
      nullable: true,
      description: "Told to the company's owners, to administrators and to that very user.",
      resolve: async ({ companyId, userId, email }, _args, context) =>
        maySeePrivate(context.viewer, userId) || (await keeperRole(context, companyId)) === "owner"
          ? email
          : null,
    }),
    profileImageUrl: t.exposeString("profileImageUrl", { nullable: true, description: "A picture." }),
    role: t.expose("role", { type: MemberRoleEnum, description: "What they may do." }),
    isViewer: t.boolean({
      description: "Is it whoever asks?",
      resolve: ({ userId }, _args, { viewer }) => viewer?.id === userId,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Since when." }),
  }),
});

const CompanyInvitation = builder.objectRef<Invitation>("CompanyInvitation").implement({
  description: "Somebody who was invited to a company and has not come yet.",
  fields: (t) => ({
    id: t.id({
      description: "For clients' caches; `node` does not take it.",
      resolve: ({ id }) => encodeGlobalID("CompanyInvitation", id),
    }),
    databaseId: t.exposeID("id", { description: "By which it is mailed again and taken back (UUID)." }),
    email: t.exposeString("email", { description: "Who is invited." }),
    role: t.expose("role", { type: MemberRoleEnum, description: "What they will be." }),
    expiresAt: t.expose("expiresAt", { type: "DateTime", description: "Until when its link works." }),
    isExpired: t.boolean({
      description: "Does its link work no more?",
      resolve: ({ expiresAt }, _args, { now }) => expiresAt <= now,
    }),
  }),
});

const bounded = { field: 1, multiplier: listSizes.members };

builder.prismaObjectFields("Company", (t) => ({
  members: t.field({
    type: [CompanyMember],
    complexity: bounded,
    description: "Who acts for it, owners first; at most 50. Told to its members and to administrators.",
    resolve: async ({ id }, _args, context) =>
      (await keeperRole(context, id)) === null ? [] : context.loaders.members.load(id),
  }),
  invitations: t.field({
    type: [CompanyInvitation],
    complexity: bounded,
    description: "Who was invited and has not come yet. Told to its owners and to administrators.",
    resolve: async ({ id }, _args, context) =>
      (await keeperRole(context, id)) === "owner" ? context.loaders.invitations.load(id) : [],
  }),
}));

const OpenInvitation = builder
  .objectRef<NonNullable<Awaited<ReturnType<typeof invitationByToken>>>>("OpenInvitation")
  .implement({
    description: "What a mailed link invites to.",
    fields: (t) => ({
      email: t.exposeString("email", { description: "The invited address." }),
      role: t.field({
        type: MemberRoleEnum,
        description: "What one will be.",
        resolve: ({ role }) => (role === "owner" ? "owner" : "editor"),
      }),
      company: t.prismaField({
        type: CompanyNode,
        description: "Where.",
        resolve: (query, { companyId }, _args, { prisma }) =>
          prisma.company.findUniqueOrThrow({ ...query, where: { id: companyId } }),
      }),
    }),
  });

builder.queryField("invitation", (t) =>
  t.field({
    type: OpenInvitation,
    nullable: true,
    description: "What a mailed link invites to; null where it is used, over or taken back.",
    args: { token: t.arg.string({ required: true, description: "As the link carries it." }) },
    resolve: (_root, { token }, context) => invitationByToken(context, token),
  }),
);

const InviteMemberInput = builder.inputType("InviteMemberInput", {
  description: "Whom to invite.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "To which company." }),
    email: t.string({ required: true, description: "Where the link goes." }),
    role: t.field({ type: MemberRoleEnum, required: true, description: "What they will be." }),
  }),
});

const InvitationInput = builder.inputType("InvitationInput", {
  description: "An invitation.",
  fields: (t) => ({ databaseId: t.id({ required: true, description: "Which one." }) }),
});

const ChangeMemberInput = builder.inputType("ChangeMemberInput", {
  description: "Another role of a member.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Of which company." }),
    userId: t.id({ required: true, description: "Which member." }),
    role: t.field({ type: MemberRoleEnum, required: true, description: "What they will be." }),
  }),
});

const RemoveMemberInput = builder.inputType("RemoveMemberInput", {
  description: "A member who is to go.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Of which company." }),
    userId: t.id({ required: true, description: "Which member; oneself to leave." }),
  }),
});

export const CompanyTokenInput = builder.inputType("CompanyTokenInput", {
  description: "What a mailed link carries.",
  fields: (t) => ({ token: t.string({ required: true, description: "Works once." }) }),
});

mutation("inviteMember", {
  description:
    "Mails an invitation to become a member: a company's owners may, and administrators. The answer is the same whether or not the address has an account; 20 an hour, 3 a week to one address, and at most 50 members. The viewer's own address must be proved.",
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
  description: "Mails an invitation again, which is then good for 7 days. Links mailed before stay good.",
  permission: "company.keep",
  input: InvitationInput,
  type: CompanySaved,
  failures: [Conflict],
  resolve: async ({ databaseId }, context) => ({
    companyId: await resendInvitation(context, requireDatabaseId(databaseId, "Invitation")),
  }),
});

mutation("revokeInvitation", {
  description: "Takes an invitation back: its links are void.",
  permission: "company.keep",
  input: InvitationInput,
  type: CompanySaved,
  failures: [],
  resolve: async ({ databaseId }, context) => ({
    companyId: await revokeInvitation(context, requireDatabaseId(databaseId, "Invitation")),
  }),
});

mutation("acceptInvitation", {
  description: "Makes the viewer a member, where their account is the one with the invited address.",
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
  description: "Gives a member another role: owners may, and administrators. The last owner stays one.",
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
    "Takes a member out of a company: owners may, and administrators; everyone may leave. The last owner cannot.",
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
