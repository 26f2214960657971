import { removeUserAsAdmin } from "../../domain/account/administer/remove.ts";
import { setUserAdmin } from "../../domain/account/administer/set-admin.ts";
import { setUserSuspended } from "../../domain/account/administer/suspend.ts";
import { Conflict } from "../../domain/errors.ts";
import { adminUser, adminUserList } from "../../domain/user/admin-list.ts";
import { builder } from "../builder.ts";
import { isDatabaseId, requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { resolveConnection } from "../pagination.ts";
import { findRow } from "../rows.ts";
import { Administration } from "./administration.ts";
import { numberedPage } from "./connections.ts";
import { UserOrderEnum } from "./enums.ts";
import { ifUpdatedAt } from "./if-updated-at.ts";
import { UserNode } from "./user.ts";

builder.prismaObjectField("User", "suspendedAt", (t) =>
  t.expose("suspendedAt", {
    type: "DateTime",
    nullable: true,
    description: "Since when the user is kept out by an administrator; null where they are not.",
  }),
);

const UserConnection = builder.connectionObject(
  { type: UserNode, name: "UserConnection", description: "A list of users." },
  { name: "UserEdge", description: "A user with their cursor." },
);

builder.objectFields(Administration, (t) => ({
  users: t.connection(
    {
      type: UserNode,
      description: "Everybody with an account, and the authors of imported reviews.",
      args: {
        ...numberedPage,
        search: t.arg.string({
          description:
            "Any part of name or address, in any case; of one or two characters, beginnings of words.",
        }),
        isAdmin: t.arg.boolean({ description: "Keeps administrators, or others." }),
        isSuspended: t.arg.boolean({ description: "Keeps those who are kept out, or others." }),
        isEmailVerified: t.arg.boolean({ description: "Keeps those whose address is proved, or is not." }),
        hasAccount: t.arg.boolean({
          description: "False keeps the authors of imported reviews; true others.",
        }),
        sort: t.arg({ type: UserOrderEnum, required: true, defaultValue: "newest", description: "Order." }),
      },
      resolve: (_administration, args, context, info) =>
        resolveConnection(context, info, "User", adminUserList(context, args), args),
    },
    UserConnection,
  ),
  user: t.prismaField({
    type: "User",
    nullable: true,
    description: "One user by database id; null where there is none.",
    args: { databaseId: t.arg.id({ required: true, description: "UUID." }) },
    resolve: (query, _administration, { databaseId }, context) =>
      isDatabaseId(databaseId) ? findRow(context, "User", query, adminUser(context, databaseId)) : null,
  }),
}));

const which = { required: true, description: "Which user." } as const;

const SetUserAdminInput = builder.inputType("SetUserAdminInput", {
  description: "Whether a user is an administrator.",
  fields: (t) => ({
    databaseId: t.id(which),
    isAdmin: t.boolean({ required: true, description: "May they administer the directory?" }),
    ifUpdatedAt: t.field({ type: "DateTime", description: ifUpdatedAt }),
  }),
});

const SetUserSuspendedInput = builder.inputType("SetUserSuspendedInput", {
  description: "Whether a user is kept out.",
  fields: (t) => ({
    databaseId: t.id(which),
    isSuspended: t.boolean({ required: true, description: "Are they kept out?" }),
    ifUpdatedAt: t.field({ type: "DateTime", description: ifUpdatedAt }),
  }),
});

const RemoveUserAsAdminInput = builder.inputType("RemoveUserAsAdminInput", {
  description: "Somebody's account.",
  fields: (t) => ({
    databaseId: t.id(which),
    ifUpdatedAt: t.field({ type: "DateTime", description: ifUpdatedAt }),
  }),
});

const UserAdministered = builder.objectRef<{ userId: string }>("UserAdministered").implement({
  description: "The account is as it was decided.",
  fields: (t) => ({
    user: t.prismaField({
      type: UserNode,
      description: "As it is now.",
      resolve: (query, { userId }, _args, { prisma }) =>
        prisma.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

const UserRemoved = builder.objectRef<{ databaseId: string }>("UserRemoved").implement({
  description: "The account is gone; its reviews are Anonymous's.",
  fields: (t) => ({ databaseId: t.exposeID("databaseId", { description: "Which it was." }) }),
});

mutation("setUserAdmin", {
  description:
    "Makes somebody an administrator, or one no more; never takes it from the last one. Administrators.",
  permission: "user.administer",
  input: SetUserAdminInput,
  type: UserAdministered,
  failures: [Conflict],
  resolve: async ({ databaseId, ...grant }, context) => ({
    userId: await setUserAdmin(context, requireDatabaseId(databaseId, "User"), grant),
  }),
});

mutation("setUserSuspended", {
  description:
    "Keeps somebody out, or lets them in again. Who is suspended is signed out everywhere; what they wrote stays. Administrators.",
  permission: "user.administer",
  input: SetUserSuspendedInput,
  type: UserAdministered,
  failures: [Conflict],
  resolve: async ({ databaseId, ...suspension }, context) => ({
    userId: await setUserSuspended(context, requireDatabaseId(databaseId, "User"), suspension),
  }),
});

mutation("removeUserAsAdmin", {
  description:
    "Deletes somebody's account; never one's own or the last administrator's. Their reviews stay, shown as Anonymous. It cannot be undone. Administrators.",
  permission: "user.administer",
  input: RemoveUserAsAdminInput,
  type: UserRemoved,
  failures: [Conflict],
  async resolve({ databaseId, ifUpdatedAt: seen }, context) {
    await removeUserAsAdmin(context, requireDatabaseId(databaseId, "User"), seen);
    return { databaseId };
  },
});
