import type { GraphQLResolveInfo } from "graphql";
import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { oneList } from "../../domain/list/find.ts";
import {
  moveListItem,
  type RemovedListItem,
  removeFromList,
  updateListItem,
} from "../../domain/list/items.ts";
import { createList, deleteList, updateList } from "../../domain/list/manage.ts";
import { saveToList } from "../../domain/list/save.ts";
import { shareList, unshareList } from "../../domain/list/share.ts";
import { oneSoftware } from "../../domain/software/directory.ts";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { findRow, selectionOf } from "../rows.ts";
import { ListNode } from "./list.ts";
import * as inputs from "./list-inputs.ts";
import { SoftwareNode } from "./software.ts";
import { UserNode } from "./user.ts";

const held = ({ listId, softwareId }: { listId: string; softwareId: string }) => ({
  listId: requireDatabaseId(listId, "List"),
  softwareId: requireDatabaseId(softwareId, "Software"),
});

const listNow = (context: Context, info: GraphQLResolveInfo, id: string) =>
  findRow(context, "List", selectionOf(context, info), oneList(context.viewer, id, null));

const viewerNow = ({ prisma, viewer }: Context, query: object) =>
  viewer && prisma.user.findUnique({ ...query, where: { id: viewer.id } });

const RemovedItem = builder.objectRef<RemovedListItem>("RemovedItem").implement({
  description: "The note and position of a removed listing. Pass them to `saveToList` to restore it.",
  fields: (t) => ({
    note: t.exposeString("note", { nullable: true, description: "The viewer's note on it." }),
    position: t.exposeInt("position", { description: "Its position, from 0." }),
  }),
});

interface Changed {
  listId: string;
  softwareId?: string | null;
  removed?: RemovedListItem | null;
}

const ListChanged = builder.objectRef<Changed>("ListChanged").implement({
  description: "The list after the change.",
  fields: (t) => ({
    list: t.field({
      type: ListNode,
      nullable: true,
      description: "The list; null if it was deleted in the meantime.",
      resolve: ({ listId }, _args, context, info) => listNow(context, info, listId),
    }),
    viewer: t.prismaField({
      type: UserNode,
      nullable: true,
      description: "The viewer, with all their lists.",
      resolve: (query, _changed, _args, context) => viewerNow(context, query),
    }),
    removed: t.field({
      type: RemovedItem,
      nullable: true,
      description: "What `removeFromList` removed; null if the listing was not in the list.",
      resolve: ({ removed }) => removed ?? null,
    }),
    software: t.field({
      type: SoftwareNode,
      nullable: true,
      description:
        "The listing that was saved, moved, edited or removed; null if it is not visible to the viewer.",
      resolve: ({ softwareId }, _args, context, info) =>
        softwareId
          ? findRow(
              context,
              "Software",
              selectionOf(context, info),
              oneSoftware(context.viewer, { id: softwareId }),
            )
          : null,
    }),
  }),
});

const ListShared = builder.objectRef<{ listId: string; key: string }>("ListShared").implement({
  description: "A shared list with its link.",
  fields: (t) => ({
    path: t.string({
      description:
        "Path of the link on this site, including the key. Shown only once; sharing again replaces it.",
      resolve: ({ listId, key }) => `/lists/${listId}?key=${key}`,
    }),
    list: t.field({
      type: ListNode,
      nullable: true,
      description: "The list, with the change applied.",
      resolve: ({ listId }, _args, context, info) => listNow(context, info, listId),
    }),
  }),
});

const ListDeleted = builder.objectRef<{ databaseId: string }>("ListDeleted").implement({
  description: "A deleted list.",
  fields: (t) => ({
    databaseId: t.exposeID("databaseId", { description: "Database ID of the deleted list." }),
    viewer: t.prismaField({
      type: UserNode,
      nullable: true,
      description: "The viewer, with their remaining lists.",
      resolve: (query, _deleted, _args, context) => viewerNow(context, query),
    }),
  }),
});

const permission = "list.manage";

mutation("saveToList", {
  description:
    "Adds a listing to the end of one of the viewer's lists. Does nothing if it is already there. At most 200 listings per list.",
  result: "the list and the saved listing",
  permission,
  input: inputs.SaveToListInput,
  type: ListChanged,
  failures: [InvalidInput, Conflict],
  async resolve({ softwareId, listId, ...input }, context): Promise<Changed> {
    const what = {
      softwareId: requireDatabaseId(softwareId, "Software"),
      listId: listId == null ? null : requireDatabaseId(listId, "List"),
    };
    return { listId: await saveToList(context, what, input), softwareId: what.softwareId };
  },
});

mutation("removeFromList", {
  description: "Removes a listing from one of the viewer's lists. Does nothing if it is not there.",
  result: "the list and the removed listing",
  permission,
  input: inputs.ListItemInput,
  type: ListChanged,
  failures: [],
  async resolve(input, context): Promise<Changed> {
    const item = held(input);
    return { ...item, removed: await removeFromList(context, item) };
  },
});

mutation("updateListItem", {
  description: "Changes the note on a listing in one of the viewer's lists.",
  result: "the list and the listing",
  permission,
  input: inputs.UpdateListItemInput,
  type: ListChanged,
  failures: [InvalidInput],
  async resolve({ note, ...input }, context): Promise<Changed> {
    const item = held(input);
    return {
      listId: await updateListItem(context, item, { note: note ?? null }),
      softwareId: item.softwareId,
    };
  },
});

mutation("moveListItem", {
  description: "Moves a listing to another position in one of the viewer's lists.",
  result: "the list and the moved listing",
  permission,
  input: inputs.MoveListItemInput,
  type: ListChanged,
  failures: [InvalidInput],
  async resolve({ position, ...input }, context): Promise<Changed> {
    const item = held(input);
    return { listId: await moveListItem(context, item, position), softwareId: item.softwareId };
  },
});

mutation("createList", {
  description: "Creates a list, optionally with a first listing. At most 50 per user.",
  result: "the new list",
  permission,
  input: inputs.CreateListInput,
  type: ListChanged,
  failures: [InvalidInput, Conflict],
  async resolve({ softwareId: given, ...input }, context): Promise<Changed> {
    const softwareId = given == null ? null : requireDatabaseId(given, "Software");
    return { listId: await createList(context, input, softwareId), softwareId };
  },
});

mutation("updateList", {
  description: "Renames one of the viewer's lists.",
  result: "the renamed list",
  permission,
  input: inputs.UpdateListInput,
  type: ListChanged,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ...input }, context) => ({
    listId: await updateList(context, requireDatabaseId(databaseId, "List"), input),
  }),
});

mutation("deleteList", {
  description: "Deletes one of the viewer's lists with its notes. The default list cannot be deleted.",
  result: "the ID of the deleted list",
  permission,
  input: inputs.ListInput,
  type: ListDeleted,
  failures: [Conflict],
  resolve: async ({ databaseId }, context) => ({
    databaseId: await deleteList(context, requireDatabaseId(databaseId, "List")),
  }),
});

mutation("shareList", {
  description: "Creates a link with which anyone can read the list. An earlier link stops working.",
  result: "the shared list and its link",
  permission,
  input: inputs.ListInput,
  type: ListShared,
  failures: [],
  async resolve({ databaseId }, context) {
    const { id, key } = await shareList(context, requireDatabaseId(databaseId, "List"));
    return { listId: id, key };
  },
});

mutation("unshareList", {
  description: "Makes a shared list private again. Its link stops working.",
  result: "the private list",
  permission,
  input: inputs.ListInput,
  type: ListChanged,
  failures: [],
  resolve: async ({ databaseId }, context) => ({
    listId: await unshareList(context, requireDatabaseId(databaseId, "List")),
  }),
});
