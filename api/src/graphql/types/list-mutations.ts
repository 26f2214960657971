import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { oneList } from "../../domain/list/find.ts";
import { moveListItem, type RemovedListItem, removeFromList, updateListItem } from "../../domain/list/items.ts";
import { createList, deleteList, updateList } from "../../domain/list/manage.ts";
import { saveToList } from "../../domain/list/save.ts";
import { shareList, unshareList } from "../../domain/list/share.ts";
import { oneSoftware } from "../../domain/software/directory.ts";
import type { Context } from "../../graphql/context.ts";
import { builder } from "../builder.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { findRow } from "../rows.ts";
import { ListNode } from "./list.ts";
import { SoftwareNode } from "./software.ts";
import { UserNode } from "./user.ts";

const held = ({ listId, softwareId }: { listId: string; softwareId: string }) => ({
  listId: requireDatabaseId(listId, "List"),
  softwareId: requireDatabaseId(softwareId, "Software"),
});

const which = "Database id of one of the viewer's lists.";
const what = "Database id of the software.";
const noteRule = "Plain text, at most 4,000 characters; blank or null is none.";

const SaveToListInput = builder.inputType("SaveToListInput", {
  description: "A software for a list.",
  fields: (t) => ({
    softwareId: t.id({ required: true, description: what }),
    listId: t.id({ description: `${which} Left out: the default one, made when it is first needed.` }),
    note: t.string({ description: noteRule }),
    position: t.int({
      description: "Where it stood before, from 0, when a removal is undone: then it counts as no new save.",
    }),
  }),
});

const ListItemInput = builder.inputType("ListItemInput", {
  description: "A software in a list.",
  fields: (t) => ({
    listId: t.id({ required: true, description: which }),
    softwareId: t.id({ required: true, description: what }),
  }),
});

const UpdateListItemInput = builder.inputType("UpdateListItemInput", {
  description: "What is noted of a software in a list.",
  fields: (t) => ({
    listId: t.id({ required: true, description: which }),
    softwareId: t.id({ required: true, description: what }),
    note: t.string({ description: noteRule }),
  }),
});

const MoveListItemInput = builder.inputType("MoveListItemInput", {
  description: "Another place for a software in a list.",
  fields: (t) => ({
    listId: t.id({ required: true, description: which }),
    softwareId: t.id({ required: true, description: what }),
    position: t.int({ required: true, description: "From 0; beyond the end is the end." }),
  }),
});

const CreateListInput = builder.inputType("CreateListInput", {
  description: "A new list.",
  fields: (t) => ({
    name: t.string({ required: true, description: "At most 120 characters." }),
    softwareId: t.id({ description: "Database id of a software to begin it with." }),
  }),
});

const UpdateListInput = builder.inputType("UpdateListInput", {
  description: "Another name for a list.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: which }),
    name: t.string({ required: true, description: "At most 120 characters." }),
  }),
});

const ListInput = builder.inputType("ListInput", {
  description: "One of the viewer's lists.",
  fields: (t) => ({ databaseId: t.id({ required: true, description: which }) }),
});

const listNow = (context: Context, query: object, id: string) =>
  findRow(context, "List", query, oneList(context.viewer, id, null));

const viewerNow = ({ prisma, viewer }: Context, query: object) =>
  viewer && prisma.user.findUnique({ ...query, where: { id: viewer.id } });

const RemovedItem = builder.objectRef<RemovedListItem>("RemovedItem").implement({
  description: "What a software was in a list: given to saveToList, they undo its removal.",
  fields: (t) => ({
    note: t.exposeString("note", { nullable: true, description: "What was noted of it." }),
    position: t.exposeInt("position", { description: "Where it stood, from 0." }),
  }),
});

interface Changed {
  listId: string;
  softwareId?: string | null;
  removed?: RemovedListItem | null;
}

const ListChanged = builder.objectRef<Changed>("ListChanged").implement({
  description: "A list of the viewer was made or changed.",
  fields: (t) => ({
    list: t.prismaField({
      type: ListNode,
      nullable: true,
      description: "As it is now; null where it has gone meanwhile.",
      resolve: (query, { listId }, _args, context) => listNow(context, query, listId),
    }),
    viewer: t.prismaField({
      type: UserNode,
      nullable: true,
      description: "Whose it is, with all lists as they are now.",
      resolve: (query, _changed, _args, context) => viewerNow(context, query),
    }),
    removed: t.field({
      type: RemovedItem,
      nullable: true,
      description: "What removeFromList took out; null where that was nothing.",
      resolve: ({ removed }) => removed ?? null,
    }),
    software: t.prismaField({
      type: SoftwareNode,
      nullable: true,
      description:
        "What was saved, moved, noted or removed; null where the viewer may not see it (any more).",
      resolve: (query, { softwareId }, _args, context) =>
        softwareId
          ? findRow(context, "Software", query, oneSoftware(context.viewer, { id: softwareId }))
          : null,
    }),
  }),
});

const ListShared = builder.objectRef<{ listId: string; key: string }>("ListShared").implement({
  description: "Whoever has the address can read the list.",
  fields: (t) => ({
    path: t.string({
      description: "The address on this site. Told this once; sharing anew makes another, and this one void.",
      resolve: ({ listId, key }) => `/lists/${listId}?key=${key}`,
    }),
    list: t.prismaField({
      type: ListNode,
      nullable: true,
      description: "As it is now.",
      resolve: (query, { listId }, _args, context) => listNow(context, query, listId),
    }),
  }),
});

const ListDeleted = builder.objectRef<{ databaseId: string }>("ListDeleted").implement({
  description: "The list is gone, with all that was noted in it.",
  fields: (t) => ({
    databaseId: t.exposeID("databaseId", { description: "Which it was." }),
    viewer: t.prismaField({
      type: UserNode,
      nullable: true,
      description: "Whose it was, with the lists that are left.",
      resolve: (query, _deleted, _args, context) => viewerNow(context, query),
    }),
  }),
});

const permission = "list.keep";

mutation("saveToList", {
  description:
    "Saves a software to a list of the viewer, at its end; saved already, nothing changes. At most 200.",
  permission,
  input: SaveToListInput,
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
  description: "Takes a software out of a list of the viewer; where it is not in it, nothing changes.",
  permission,
  input: ListItemInput,
  type: ListChanged,
  failures: [],
  async resolve(input, context): Promise<Changed> {
    const item = held(input);
    return { ...item, removed: await removeFromList(context, item) };
  },
});

mutation("updateListItem", {
  description: "Changes what is noted of a software in a list of the viewer.",
  permission,
  input: UpdateListItemInput,
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
  description: "Puts a software at another place of a list of the viewer; the others close up.",
  permission,
  input: MoveListItemInput,
  type: ListChanged,
  failures: [InvalidInput],
  async resolve({ position, ...input }, context): Promise<Changed> {
    const item = held(input);
    return { listId: await moveListItem(context, item, position), softwareId: item.softwareId };
  },
});

mutation("createList", {
  description: "Makes a list, with a software in it where one is given. At most 50 a person.",
  permission,
  input: CreateListInput,
  type: ListChanged,
  failures: [InvalidInput, Conflict],
  async resolve({ softwareId: given, ...input }, context): Promise<Changed> {
    const softwareId = given == null ? null : requireDatabaseId(given, "Software");
    return { listId: await createList(context, input, softwareId), softwareId };
  },
});

mutation("updateList", {
  description: "Renames a list of the viewer.",
  permission,
  input: UpdateListInput,
  type: ListChanged,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ...input }, context) => ({
    listId: await updateList(context, requireDatabaseId(databaseId, "List"), input),
  }),
});

mutation("deleteList", {
  description: "Deletes a list of the viewer. The default one stays: that is a ConflictError.",
  permission,
  input: ListInput,
  type: ListDeleted,
  failures: [Conflict],
  resolve: async ({ databaseId }, context) => ({
    databaseId: await deleteList(context, requireDatabaseId(databaseId, "List")),
  }),
});

mutation("shareList", {
  description:
    "Makes an address by which anyone can read a list of the viewer. One that was made before is void.",
  permission,
  input: ListInput,
  type: ListShared,
  failures: [],
  async resolve({ databaseId }, context) {
    const { id, key } = await shareList(context, requireDatabaseId(databaseId, "List"));
    return { listId: id, key };
  },
});

mutation("unshareList", {
  description: "Makes a list of the viewer private again: its shared address is void.",
  permission,
  input: ListInput,
  type: ListChanged,
  failures: [],
  resolve: async ({ databaseId }, context) => ({
    listId: await unshareList(context, requireDatabaseId(databaseId, "List")),
  }),
});
