import { removeUserAsAdmin } from "../../domain/account/administer/remove.ts";
import { resetTwoStep } from "../../domain/account/administer/reset-two-step.ts";
import { setUserAdmin } from "../../domain/account/administer/set-admin.ts";
import { setUserSuspended } from "../../domain/account/administer/suspend.ts";
import { Conflict, orNotFound } from "../../domain/errors.ts";
import { adminUser, adminUserList } from "../../domain/user/admin-list.ts";
import { builder } from "../builder.ts";
import { isDatabaseId, requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { resolveConnection } from "../pagination.ts";
import { findRow, selectionOf } from "../rows.ts";
import { UserOrderEnum } from "./admin-enums.ts";
import { Administration } from "./administration.ts";
import { numberedPage } from "./connections.ts";
import { ifUpdatedAt } from "./shared-descriptions.ts";
import { UserNode } from "./user.ts";

builder.prismaObjectField("User", "suspendedAt", (t) =>
  t.expose("suspendedAt", {
    type: "DateTime",
    nullable: true,
    description: "Time at which an administrator suspended the account; null if it is not suspended.",
  }),
);

const UserConnection = builder.connectionObject(
  { type: UserNode, name: "UserConnection", description: "A paginated list of users." },
  { name: "UserEdge", description: "A user and their cursor." },
);

builder.objectFields(Administration, (t) => ({
  users: t.connection(
    {
      type: UserNode,
      description: "All accounts, and the authors of imported reviews.",
      args: {
        ...numberedPage,
        search: t.arg.string({
          description:
            "Only users whose name or e-mail address contains this text, ignoring case. With one or two characters, only words that begin with it.",
        }),
        isAdmin: t.arg.boolean({ description: "True for administrators only, false for others only." }),
        isSuspended: t.arg.boolean({
          description: "True for suspended accounts only, false for others only.",
        }),
        isEmailVerified: t.arg.boolean({
          description: "True for users with a verified e-mail address only, false for others only.",
        }),
        hasAccount: t.arg.boolean({
          description: "True for users with an account only, false for authors of imported reviews only.",
        }),
        sort: t.arg({
          type: UserOrderEnum,
          required: true,
          defaultValue: "newest",
          description: "Sort order.",
        }),
      },
      resolve: (_administration, args, context, info) =>
        resolveConnection(context, info, "User", adminUserList(context, args), args),
    },
    UserConnection,
  ),
  user: t.field({
    type: UserNode,
    nullable: true,
    description: "One user by database ID; null if there is none.",
    args: { databaseId: t.arg.id({ required: true, description: "Database ID (UUID) of the user." }) },
    resolve: (_administration, { databaseId }, context, info) =>
      isDatabaseId(databaseId)
        ? findRow(context, "User", selectionOf(context, info), adminUser(context, databaseId))
        : null,
  }),
}));

const which = { required: true, description: "Database ID (UUID) of the user." } as const;

const SetUserAdminInput = builder.inputType("SetUserAdminInput", {
  description: "The administrator role of a user.",
  fields: (t) => ({
    databaseId: t.id(which),
    isAdmin: t.boolean({
      required: true,
      description: "True to grant the administrator role, false to revoke it.",
    }),
    ifUpdatedAt: t.field({ type: "DateTime", description: ifUpdatedAt }),
  }),
});

const SetUserSuspendedInput = builder.inputType("SetUserSuspendedInput", {
  description: "The suspension of an account.",
  fields: (t) => ({
    databaseId: t.id(which),
    isSuspended: t.boolean({
      required: true,
      description: "True to suspend the account, false to reinstate it.",
    }),
    ifUpdatedAt: t.field({ type: "DateTime", description: ifUpdatedAt }),
  }),
});

const RemoveUserAsAdminInput = builder.inputType("RemoveUserAsAdminInput", {
  description: "The account to delete.",
  fields: (t) => ({
    databaseId: t.id(which),
    ifUpdatedAt: t.field({ type: "DateTime", description: ifUpdatedAt }),
  }),
});

const ResetTwoStepInput = builder.inputType("ResetTwoStepInput", {
  description: "The account whose two-step verification is to be turned off.",
  fields: (t) => ({
    databaseId: t.id(which),
    ifUpdatedAt: t.field({ type: "DateTime", description: ifUpdatedAt }),
  }),
});

const UserUpdated = builder.objectRef<{ userId: string }>("UserUpdated").implement({
  description: "The account after an administrator's change.",
  fields: (t) => ({
    user: t.prismaField({
      type: UserNode,
      description: "The user, with the change applied.",
      resolve: async (query, { userId }, _args, { prisma }) =>
        orNotFound(await prisma.user.findUnique({ ...query, where: { id: userId } }), "User"),
    }),
  }),
});

const UserRemoved = builder.objectRef<{ databaseId: string }>("UserRemoved").implement({
  description: "A deleted account. Its reviews stay, shown as Anonymous.",
  fields: (t) => ({
    databaseId: t.exposeID("databaseId", { description: "Database ID of the deleted account." }),
  }),
});

mutation("setUserAdmin", {
  description:
    "Grants or revokes the administrator role. The last administrator cannot be revoked. Administrators only.",
  result: "the user",
  permission: "user.administer",
  input: SetUserAdminInput,
  type: UserUpdated,
  failures: [Conflict],
  resolve: async ({ databaseId, ...grant }, context) => ({
    userId: await setUserAdmin(context, requireDatabaseId(databaseId, "User"), grant),
  }),
});

mutation("setUserSuspended", {
  description:
    "Suspends or reinstates an account. Suspending ends all its sessions; its content stays. Administrators only.",
  result: "the user",
  permission: "user.administer",
  input: SetUserSuspendedInput,
  type: UserUpdated,
  failures: [Conflict],
  resolve: async ({ databaseId, ...suspension }, context) => ({
    userId: await setUserSuspended(context, requireDatabaseId(databaseId, "User"), suspension),
  }),
});

mutation("resetTwoStep", {
  description:
    "Turns off two-step verification of a user who lost the authenticator app and the recovery codes. All their sessions end, and they get a mail. Administrators only.",
  result: "the user",
  permission: "user.administer",
  input: ResetTwoStepInput,
  type: UserUpdated,
  failures: [Conflict],
  resolve: async ({ databaseId, ifUpdatedAt: seen }, context) => ({
    userId: await resetTwoStep(context, requireDatabaseId(databaseId, "User"), seen),
  }),
});

mutation("removeUserAsAdmin", {
  description:
    "Deletes an account, except one's own and the last administrator's. Its reviews stay, shown as Anonymous. Cannot be undone. Administrators only.",
  result: "the ID of the deleted account",
  permission: "user.administer",
  input: RemoveUserAsAdminInput,
  type: UserRemoved,
  failures: [Conflict],
  async resolve({ databaseId, ifUpdatedAt: seen }, context) {
    await removeUserAsAdmin(context, requireDatabaseId(databaseId, "User"), seen);
    return { databaseId };
  },
});
