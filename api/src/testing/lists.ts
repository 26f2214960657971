import type { Viewer } from "../auth/auth-context.ts";
import type { Database } from "../database/client/open.ts";
import { outcome } from "../http/rest/outcome.ts";
import { type AskOptions, ask, read } from "./engine.ts";
import { testServices } from "./services.ts";

const list = `list { databaseId name isDefault isOwn isShared itemCount items { position note software { databaseId } } }`;
const changed = `ListChanged { ${list} software { databaseId isSaved } removed { note position } viewer { lists { databaseId } } }`;
const document = (name: string, input: string, ...selected: Parameters<typeof outcome>) =>
  `mutation($input: ${input}!) { result: ${name}(input: $input) { ${outcome(...selected)} } }`;

/** The list mutations that tests send. */
export const listDocuments = {
  saveToList: document("saveToList", "SaveToListInput", changed, "ValidationError", "ConflictError"),
  removeFromList: document("removeFromList", "ListItemInput", changed),
  updateListItem: document("updateListItem", "UpdateListItemInput", changed, "ValidationError"),
  moveListItem: document("moveListItem", "MoveListItemInput", changed, "ValidationError"),
  createList: document("createList", "CreateListInput", changed, "ValidationError", "ConflictError"),
  updateList: document("updateList", "UpdateListInput", changed, "ValidationError", "ConflictError"),
  deleteList: document(
    "deleteList",
    "ListInput",
    "ListDeleted { databaseId viewer { lists { databaseId } } }",
    "ConflictError",
  ),
  shareList: document("shareList", "ListInput", `ListShared { path ${list} }`),
  unshareList: document("unshareList", "ListInput", changed),
};

export interface ListAnswer {
  __typename: string;
  message?: string;
  fields?: object[];
  path?: string;
  databaseId?: string;
  removed?: { note: string | null; position: number } | null;
  viewer?: { lists: { databaseId: string }[] };
  software?: { isSaved: boolean } | null;
  list?: ListRead;
}

export interface ListRead {
  databaseId: string;
  name: string;
  isDefault: boolean;
  isOwn: boolean;
  isShared: boolean;
  itemCount: number;
  items: { position: number; note: string | null; software: { databaseId: string } }[];
}

/** Users and their lists. */
export function testLists(database: Database) {
  return {
    /** Runs a mutation on lists; throws an error that affects the whole response. */
    async send(
      viewer: Viewer | null,
      name: keyof typeof listDocuments,
      input: object,
      { services = testServices().services }: AskOptions = {},
    ): Promise<ListAnswer> {
      const { data, errors } = await ask(database, listDocuments[name], { input }, { viewer, services });
      if (errors?.[0]) throw errors[0];
      return (data as { result: ListAnswer }).result;
    },
    /** A list as this viewer reads it, optionally with a key. */
    async list(viewer: Viewer | null, id: string, key?: string): Promise<ListRead | null> {
      const text = `query($id: ID!, $key: String) { list(databaseId: $id, key: $key) {
        databaseId name isDefault isOwn isShared itemCount items { position note software { databaseId } } } }`;
      const answer = await read<{ list: ListRead | null }>(database, text, { id, key }, { viewer });
      return answer.list;
    },
    /** Names of the viewer's lists, with the number of software in each. */
    async lists(viewer: Viewer): Promise<[name: string, count: number][]> {
      const text = "{ viewer { lists { name itemCount } } }";
      const answer = await read<{ viewer: { lists: { name: string; itemCount: number }[] } }>(
        database,
        text,
        {},
        { viewer },
      );
      return answer.viewer.lists.map(({ name, itemCount }) => [name, itemCount]);
    },
  };
}

/** Software in the order of a list. */
export const orderIn = (list: ListRead | null | undefined) =>
  list?.items.map(({ software }) => software.databaseId);
