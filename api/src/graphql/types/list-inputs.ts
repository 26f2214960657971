import { builder } from "../builder.ts";

const which = "Database ID (UUID) of one of the viewer's lists.";
const what = "Database ID (UUID) of the listing.";
const noteRule = "A note in plain text, at most 4,000 characters. Blank or null for none.";

export const SaveToListInput = builder.inputType("SaveToListInput", {
  description: "The listing to save.",
  fields: (t) => ({
    softwareId: t.id({ required: true, description: what }),
    listId: t.id({ description: `${which} The default list if omitted.` }),
    note: t.string({ description: noteRule }),
    position: t.int({
      description:
        "Position in the list, from 0, to restore a listing that was removed. Omit to add it at the end.",
    }),
  }),
});

export const ListItemInput = builder.inputType("ListItemInput", {
  description: "The list and the listing in it.",
  fields: (t) => ({
    listId: t.id({ required: true, description: which }),
    softwareId: t.id({ required: true, description: what }),
  }),
});

export const UpdateListItemInput = builder.inputType("UpdateListItemInput", {
  description: "A new note on a listing in a list.",
  fields: (t) => ({
    listId: t.id({ required: true, description: which }),
    softwareId: t.id({ required: true, description: what }),
    note: t.string({ description: noteRule }),
  }),
});

export const MoveListItemInput = builder.inputType("MoveListItemInput", {
  description: "A new position for a listing in a list.",
  fields: (t) => ({
    listId: t.id({ required: true, description: which }),
    softwareId: t.id({ required: true, description: what }),
    position: t.int({
      required: true,
      description: "Position in the list, from 0. A larger number than the last position means the end.",
    }),
  }),
});

export const CreateListInput = builder.inputType("CreateListInput", {
  description: "A new list.",
  fields: (t) => ({
    name: t.string({ required: true, description: "Name, at most 120 characters." }),
    softwareId: t.id({ description: "Database ID (UUID) of the first listing to save to it." }),
  }),
});

export const UpdateListInput = builder.inputType("UpdateListInput", {
  description: "A new name for a list.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: which }),
    name: t.string({ required: true, description: "Name, at most 120 characters." }),
  }),
});

export const ListInput = builder.inputType("ListInput", {
  description: "The list to change.",
  fields: (t) => ({ databaseId: t.id({ required: true, description: which }) }),
});
