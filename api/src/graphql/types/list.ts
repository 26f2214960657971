import { queryFromInfo } from "@pothos/plugin-prisma";
import { encodeGlobalID } from "@pothos/plugin-relay";
import { type ListItem, listsOf, oneList } from "../../domain/list/find.ts";
import { listSizes } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { isDatabaseId, nodeKey, nodeKeyIf } from "../keys.ts";
import { findRow, findRows, loadRows } from "../rows.ts";
import { SoftwareNode } from "./software.ts";

/** Whose list it is, is told to nobody: who has the key reads what stands in it. */
export const ListNode = builder.prismaNode("List", {
  description: "Software that somebody has put together: private, or to be read by whoever has its key.",
  id: { field: "id", description: "Global id." },
  select: { id: true },
  nullable: true,
  findUnique: (id, { viewer }) => ({
    id: nodeKeyIf(viewer !== null, id),
    userId: nodeKey(viewer?.id ?? ""),
  }),
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "The id in addresses and the database (UUID)." }),
    name: t.exposeString("name", { description: "At most 120 characters; each name once a person." }),
    isDefault: t.exposeBoolean("isDefault", { description: "Does software go here when no list is named?" }),
    isOwn: t.boolean({
      description: "Is it the viewer's own, to change and to share?",
      select: { userId: true },
      resolve: ({ userId }, _args, { viewer }) => viewer?.id === userId,
    }),
    isShared: t.boolean({
      description: "Can it be read by a key?",
      select: { shareHash: true },
      resolve: ({ shareHash }) => shareHash !== null,
    }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When name or sharing last changed." }),
    itemCount: t.int({
      description: "Software in it that the caller may see.",
      resolve: ({ id }, _args, { loaders }) => loaders.listCount.load(id),
    }),
    has: t.boolean({
      description: "Is the software in it?",
      args: { softwareId: t.arg.id({ required: true, description: "Database id of the software." }) },
      resolve: ({ id }, { softwareId }, { loaders }) =>
        isDatabaseId(softwareId) &&
        loaders.isInList.load({ listId: id, softwareId: softwareId.toLowerCase() }),
    }),
  }),
});

const ListItemType = builder.objectRef<ListItem>("ListItem").implement({
  description: "A software in a list.",
  fields: (t) => ({
    id: t.id({
      description: "For clients' caches; `node` does not take it.",
      resolve: ({ listId, softwareId }) => encodeGlobalID("ListItem", `${listId}:${softwareId}`),
    }),
    position: t.exposeInt("position", {
      description:
        "Its place, from 0. There is a gap where software is left out that the caller may not see.",
    }),
    note: t.exposeString("note", {
      nullable: true,
      description: "What the list's owner noted of it: plain text, at most 4,000 characters.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was saved." }),
    software: t.field({
      type: SoftwareNode,
      description: "What was saved.",
      resolve: async ({ softwareId }, _args, context, info) => {
        const [row] = await loadRows(context, "Software", queryFromInfo({ context, info }), [softwareId]);
        if (!row) throw new Error("A software went while its list was read");
        return row;
      },
    }),
  }),
});

/** Apart, because its type leads through Software. */
builder.prismaObjectField("List", "items", (t) =>
  t.field({
    type: [ListItemType],
    complexity: { field: 1, multiplier: listSizes.listItems },
    description: "Software in order, at most 200; Drafts that the caller may not see are left out.",
    resolve: ({ id }, _args, { loaders }) => loaders.listItems.load(id),
  }),
);

builder.prismaObjectField("User", "lists", (t) =>
  t.field({
    type: [ListNode],
    complexity: { field: 1, multiplier: listSizes.lists },
    description:
      "The viewer's lists, the default one first, then by name; at most 50. Told to their owner alone.",
    resolve: ({ id }, _args, context, info) =>
      context.viewer?.id === id
        ? findRows(context, "List", queryFromInfo({ context, info }), listsOf(id))
        : [],
  }),
);

builder.prismaObjectField("Software", "isSaved", (t) =>
  t.boolean({
    description: "Is it in any list of the viewer? False when signed out.",
    resolve: ({ id }, _args, { viewer, loaders }) => viewer !== null && loaders.isSaved.load(id),
  }),
);

builder.queryField("list", (t) =>
  t.prismaField({
    type: ListNode,
    nullable: true,
    description: "One list, for its owner or by the key of its shared address; null otherwise.",
    args: {
      databaseId: t.arg.id({ required: true, description: "UUID." }),
      key: t.arg.string({ description: "From the shared address." }),
    },
    resolve: (query, _root, { databaseId, key }, context) =>
      isDatabaseId(databaseId)
        ? findRow(context, "List", query, oneList(context.viewer, databaseId, key ?? null))
        : null,
  }),
);
