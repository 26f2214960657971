import { encodeGlobalID } from "@pothos/plugin-relay";
import { type ListItem, listsOf, oneList } from "../../domain/list/find.ts";
import { listSizes } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { isDatabaseId, nodeKey, nodeKeyIf } from "../keys.ts";
import { findRow, findRows, loadRow, selectionOf } from "../rows.ts";
import { SoftwareNode } from "./software.ts";

/** Has no field for its owner: anyone with the key may read the list. */
export const ListNode = builder.prismaNode("List", {
  description: "A list of saved listings. Private, or readable by anyone with its link.",
  id: { field: "id", description: "Global ID." },
  select: { id: true },
  nullable: true,
  findUnique: (id, { viewer }) => ({
    id: nodeKeyIf(viewer !== null, id),
    userId: nodeKey(viewer?.id ?? ""),
  }),
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "Database ID (UUID), used in URLs." }),
    name: t.exposeString("name", { description: "Name, at most 120 characters, unique per user." }),
    isDefault: t.exposeBoolean("isDefault", {
      description: "True for the list that listings are saved to if no list is given.",
    }),
    isOwn: t.boolean({
      description: "True if the viewer owns the list.",
      select: { userId: true },
      resolve: ({ userId }, _args, { viewer }) => viewer?.id === userId,
    }),
    isShared: t.boolean({
      description: "True if the list has a link with which anyone can read it.",
      select: { shareHash: true },
      resolve: ({ shareHash }) => shareHash !== null,
    }),
    updatedAt: t.expose("updatedAt", {
      type: "DateTime",
      description: "Last change to the name or to sharing.",
    }),
    itemCount: t.int({
      description: "Number of listings in it that are visible to the caller.",
      resolve: ({ id }, _args, { loaders }) => loaders.listCount.load(id),
    }),
    contains: t.boolean({
      description: "True if the listing is in the list.",
      args: { softwareId: t.arg.id({ required: true, description: "Database ID (UUID) of the listing." }) },
      resolve: ({ id }, { softwareId }, { loaders }) =>
        isDatabaseId(softwareId) &&
        loaders.isInList.load({ listId: id, softwareId: softwareId.toLowerCase() }),
    }),
  }),
});

const ListItemType = builder.objectRef<ListItem>("ListItem").implement({
  description: "A listing in a list.",
  fields: (t) => ({
    id: t.id({
      description: "ID for client caches. Not accepted by `node`.",
      resolve: ({ listId, softwareId }) => encodeGlobalID("ListItem", `${listId}:${softwareId}`),
    }),
    position: t.exposeInt("position", {
      description: "Position, from 0. Positions of listings that are not visible to the caller are skipped.",
    }),
    note: t.exposeString("note", {
      nullable: true,
      description: "The owner's note in plain text, at most 4,000 characters.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Time at which it was saved." }),
    software: t.field({
      type: SoftwareNode,
      description: "The listing.",
      resolve: async ({ softwareId }, _args, context, info) => {
        const row = await loadRow(context, info, "Software", softwareId);
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
    description: "The listings in order, at most 200. Drafts that the caller may not see are left out.",
    resolve: ({ id }, _args, { loaders }) => loaders.listItems.load(id),
  }),
);

builder.prismaObjectField("User", "lists", (t) =>
  t.field({
    type: [ListNode],
    complexity: { field: 1, multiplier: listSizes.lists },
    description:
      "The user's lists, the default list first, then by name; at most 50. Empty unless the caller is that user.",
    resolve: ({ id }, _args, context, info) =>
      context.viewer?.id === id ? findRows(context, "List", selectionOf(context, info), listsOf(id)) : [],
  }),
);

builder.prismaObjectField("Software", "isSaved", (t) =>
  t.boolean({
    description: "True if the listing is in one of the viewer's lists. False when signed out.",
    resolve: ({ id }, _args, { viewer, loaders }) => viewer !== null && loaders.isSaved.load(id),
  }),
);

builder.queryField("list", (t) =>
  t.field({
    type: ListNode,
    nullable: true,
    description: "One list by database ID; null unless the caller owns it or gives its key.",
    args: {
      databaseId: t.arg.id({ required: true, description: "Database ID (UUID) of the list." }),
      key: t.arg.string({ description: "The key from the shared link." }),
    },
    resolve: (_root, { databaseId, key }, context, info) =>
      isDatabaseId(databaseId)
        ? findRow(
            context,
            "List",
            selectionOf(context, info),
            oneList(context.viewer, databaseId, key ?? null),
          )
        : null,
  }),
);
