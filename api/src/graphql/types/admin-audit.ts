import { auditEntries } from "../../domain/audit/find.ts";
import { auditSearchFinds } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { nodeKey } from "../keys.ts";
import { resolveConnection } from "../pagination.ts";
import { loadRow } from "../rows.ts";
import { AuditActionEnum, AuditSubjectEnum } from "./admin-enums.ts";
import { Administration } from "./administration.ts";
import { numberedPage } from "./connections.ts";
import { UserNode } from "./user.ts";

const AuditEntry = builder.prismaObject("AuditEntry", {
  description:
    "An entry in the audit log: an action, who did it, and when. Entries never change, and are kept after their subject is deleted.",
  authScopes: { permission: "audit.read" },
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID("id", { description: "ID of the entry." }),
    action: t.field({
      type: AuditActionEnum,
      description: "The action.",
      select: { action: true },
      resolve: ({ action }) => action as typeof AuditActionEnum.$inferType,
    }),
    actorId: t.exposeID("actorId", {
      nullable: true,
      description: "Database ID of the user who did it. Kept after the account is deleted.",
    }),
    actor: t.field({
      type: UserNode,
      nullable: true,
      description: "The user who did it; null if the account was deleted.",
      select: { actorId: true },
      async resolve({ actorId }, _args, context, info) {
        if (actorId === null) return null;
        return loadRow(context, info, "User", actorId);
      },
    }),
    subjectType: t.field({
      type: AuditSubjectEnum,
      description: "Type of the subject.",
      select: { subjectType: true },
      resolve: ({ subjectType }) => subjectType as typeof AuditSubjectEnum.$inferType,
    }),
    subjectId: t.exposeID("subjectId", {
      nullable: true,
      description: "Database ID of the subject; null if it was already deleted.",
    }),
    subjectName: t.string({
      nullable: true,
      description: "Current name of the subject; null if it was deleted.",
      select: { subjectId: true },
      resolve: ({ subjectId }, _args, { loaders }) =>
        subjectId === null ? null : loaders.subjectName.load(subjectId),
    }),
    before: t.expose("before", {
      type: "JSON",
      nullable: true,
      description: "The changed values before the action; null if the subject was created.",
    }),
    after: t.expose("after", {
      type: "JSON",
      nullable: true,
      description:
        'The changed values after the action; null if the subject was deleted. Long texts are given as "changed".',
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Time of the action." }),
  }),
});

const AuditEntryConnection = builder.connectionObject(
  { type: AuditEntry, name: "AuditEntryConnection", description: "A paginated list of audit log entries." },
  { name: "AuditEntryEdge", description: "An audit log entry and its cursor." },
);

builder.objectField(Administration, "auditEntries", (t) =>
  t.connection(
    {
      type: AuditEntry,
      description: "The audit log, newest first.",
      args: {
        ...numberedPage,
        search: t.arg.string({
          description: auditSearchFinds,
        }),
        actorId: t.arg.id({ description: "Only actions of this user, by database ID." }),
        subjectId: t.arg.id({ description: "Only actions on this subject, by database ID." }),
        subjectType: t.arg({ type: AuditSubjectEnum, description: "Only actions on subjects of this type." }),
        action: t.arg({ type: AuditActionEnum, description: "Only this action." }),
        from: t.arg({ type: "DateTime", description: "Only entries at or after this time." }),
        until: t.arg({ type: "DateTime", description: "Only entries before this time." }),
      },
      async resolve(_administration, { actorId, subjectId, ...args }, context, info) {
        const actor = actorId && nodeKey(actorId);
        const subject = subjectId && nodeKey(subjectId);
        const finder = await auditEntries(context, { ...args, actor, subject });
        return resolveConnection(context, info, "AuditEntry", finder, args);
      },
    },
    AuditEntryConnection,
  ),
);
