import { queryFromInfo } from "@pothos/plugin-prisma";
import { auditEntries } from "../../domain/audit/find.ts";
import { auditSearchFinds } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { nodeKey } from "../keys.ts";
import { resolveConnection } from "../pagination.ts";
import { loadRows } from "../rows.ts";
import { Administration } from "./administration.ts";
import { numberedPage } from "./connections.ts";
import { AuditActionEnum, AuditSubjectEnum } from "./enums.ts";
import { UserNode } from "./user.ts";

const AuditEntry = builder.prismaObject("AuditEntry", {
  description: "What an administrator did, and when. Entries are never changed, and outlive what they name.",
  authScopes: { permission: "audit.read" },
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID("id", { description: "Unlike any other." }),
    action: t.field({
      type: AuditActionEnum,
      description: "What was done.",
      select: { action: true },
      resolve: ({ action }) => action as typeof AuditActionEnum.$inferType,
    }),
    actorId: t.exposeID("actorId", { nullable: true, description: "Who did it: the user's database id." }),
    actor: t.field({
      type: UserNode,
      nullable: true,
      description: "Who did it; null where the account is gone.",
      select: { actorId: true },
      async resolve({ actorId }, _args, context, info) {
        if (actorId === null) return null;
        const [user] = await loadRows(context, "User", queryFromInfo({ context, info }), [actorId]);
        return user ?? null;
      },
    }),
    subjectType: t.field({
      type: AuditSubjectEnum,
      description: "What kind of thing it was done to.",
      select: { subjectType: true },
      resolve: ({ subjectType }) => subjectType as typeof AuditSubjectEnum.$inferType,
    }),
    subjectId: t.exposeID("subjectId", { nullable: true, description: "Which it was: its database id." }),
    subjectName: t.string({
      nullable: true,
      description: "What it is called now; null where it is gone.",
      select: { subjectId: true },
      resolve: ({ subjectId }, _args, { loaders }) =>
        subjectId === null ? null : loaders.subjectName.load(subjectId),
    }),
    before: t.expose("before", {
      type: "JSON",
      nullable: true,
      description: "What of it changed, as it was; null for what was not there.",
    }),
    after: t.expose("after", {
      type: "JSON",
      nullable: true,
      description: "The same as it was afterwards; null for what was there no more.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When." }),
  }),
});

const AuditEntryConnection = builder.connectionObject(
  { type: AuditEntry, name: "AuditEntryConnection", description: "A part of the audit log." },
  { name: "AuditEntryEdge", description: "An entry with its cursor." },
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
        actorId: t.arg.id({ description: "Keeps what this user did: a database id." }),
        subjectId: t.arg.id({ description: "Keeps what was done to this thing: its database id." }),
        subjectType: t.arg({ type: AuditSubjectEnum, description: "Keeps what was done to such things." }),
        action: t.arg({ type: AuditActionEnum, description: "Keeps one kind of deed." }),
        from: t.arg({ type: "DateTime", description: "From this time on." }),
        until: t.arg({ type: "DateTime", description: "Before this time." }),
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
