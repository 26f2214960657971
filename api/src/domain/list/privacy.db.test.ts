import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import { listDocuments, orderIn, testLists } from "../../testing/lists.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { testWriters } from "../../testing/writers.ts";

const database = testDatabase();
let world: World;
let keeper: Viewer;
let listId: string;
const { send, list } = testLists(database);
const { somebody } = testWriters(database);

beforeAll(async () => {
  world = await seed(database);
  keeper = await somebody();
  const made = await send(keeper, "createList", { name: "Kept to myself" });
  listId = String(made.list?.databaseId);
  for (const softwareId of [world.software.tally, world.software.harbor])
    await send(keeper, "saveToList", { listId, softwareId, note: "Our budget is 40" });
});

/** Each mutation on somebody's list, as it would be sent by whoever knows its id. */
const attempts = (softwareId: string): Record<keyof typeof listDocuments, object> => ({
  saveToList: { listId, softwareId: world.software.beacon },
  removeFromList: { listId, softwareId },
  updateListItem: { listId, softwareId, note: "Changed" },
  moveListItem: { listId, softwareId, position: 1 },
  createList: { name: "Another" },
  updateList: { databaseId: listId, name: "Changed" },
  shareList: { databaseId: listId },
  unshareList: { databaseId: listId },
  deleteList: { databaseId: listId },
});

const names = Object.keys(listDocuments) as (keyof typeof listDocuments)[];

describe("a list", () => {
  test.each(names)("is not changed by a visitor or a stranger: %s", async (name) => {
    const before = await list(keeper, listId);
    const input = attempts(world.software.tally)[name];
    await expect(send(null, name, input)).rejects.toMatchObject({ extensions: { code: "UNAUTHENTICATED" } });
    if (name !== "createList") {
      for (const stranger of [await somebody(), viewersOf(world).admin])
        await expect(send(stranger, name, input)).rejects.toMatchObject({
          message: "List not found",
          extensions: { code: "NOT_FOUND" },
        });
    }
    expect(await list(keeper, listId)).toEqual(before);
  });

  test.each(names)("is changed by its owner: %s", async (name) => {
    const made = await send(keeper, "createList", { name: `For ${name}`, softwareId: world.software.tally });
    const own = String(made.list?.databaseId);
    const input = JSON.parse(JSON.stringify(attempts(world.software.tally)[name]).replaceAll(listId, own));
    expect((await send(keeper, name, input)).__typename).toMatch(/^List(Changed|Shared|Deleted)$/);
  });

  test("is read by nobody else, neither by its id nor as a node nor with a wrong key", {
    tags: ["2.category.51"],
  }, async () => {
    const stranger = await somebody();
    const { admin } = viewersOf(world);
    const global = Buffer.from(`List:${listId}`).toString("base64");
    for (const viewer of [null, stranger, admin]) {
      expect(await list(viewer, listId)).toBeNull();
      expect(await list(viewer, listId, "")).toBeNull();
      expect(await list(viewer, listId, "wrong")).toBeNull();
      expect(await list(viewer, "wrong", "wrong")).toBeNull();
      const answer = await read(database, `{ node(id: "${global}") { id } }`, {}, { viewer });
      expect(answer).toEqual({ node: null });
    }
    const answer = await read(
      database,
      `{ node(id: "${global}") { ... on List { name } } }`,
      {},
      { viewer: keeper },
    );
    expect(answer).toEqual({ node: { name: "Kept to myself" } });
  });

  test("is told of no user to an administrator", async () => {
    const global = Buffer.from(`User:${keeper.id}`).toString("base64");
    const { admin } = viewersOf(world);
    const text = `{ node(id: "${global}") { ... on User { databaseId lists { name } } } }`;
    expect(await read(database, text, {}, { viewer: admin })).toEqual({
      node: { databaseId: keeper.id, lists: [] },
    });
  });

  test("is readable with its key, until that is replaced or revoked; only the key's hash is stored", {
    tags: ["2.category.51"],
  }, async () => {
    const share = async () => {
      const { path } = await send(keeper, "shareList", { databaseId: listId });
      return String(new URL(String(path), "http://localhost").searchParams.get("key"));
    };
    const first = await share();
    expect(first).toMatch(/^[\w-]{43}$/);
    const shared = await list(null, listId, first);
    expect(shared).toMatchObject({ name: "Kept to myself", isOwn: false, isShared: true });
    expect(orderIn(shared)).toEqual([world.software.tally, world.software.harbor]);
    expect(shared?.items[0]?.note).toBe("Our budget is 40");
    const { rows } = await database.pool.query("select * from list where id = $1", [listId]);
    expect(JSON.stringify(rows)).not.toContain(first);
    // It opens this list alone.
    const other = await send(keeper, "createList", { name: "Another one" });
    expect(await list(null, String(other.list?.databaseId), first)).toBeNull();
    const second = await share();
    expect(second).not.toBe(first);
    expect(await list(null, listId, first)).toBeNull();
    expect(await list(await somebody(), listId, second)).not.toBeNull();
    expect((await send(keeper, "unshareList", { databaseId: listId })).list?.isShared).toBe(false);
    expect(await list(null, listId, second)).toBeNull();
  });

  test("that is shared leaves out the Drafts that its reader may not see", async () => {
    const { owner } = viewersOf(world);
    const { draft, beacon } = world.software;
    const made = await send(owner, "createList", { name: "Ours", softwareId: draft });
    const id = String(made.list?.databaseId);
    await send(owner, "saveToList", { listId: id, softwareId: beacon });
    const { path } = await send(owner, "shareList", { databaseId: id });
    const key = String(path).split("key=")[1];
    expect(orderIn(await list(owner, id))).toEqual([draft, beacon]);
    expect(await list(null, id, key)).toMatchObject({
      itemCount: 1,
      items: [{ position: 1, software: { databaseId: beacon } }],
    });
    const has = `query($id: ID!, $key: String!, $draft: ID!) { list(databaseId: $id, key: $key) { contains(softwareId: $draft) } }`;
    expect(await read(database, has, { id, key, draft })).toEqual({ list: { contains: false } });
    expect(await read(database, has, { id, key, draft }, { viewer: owner })).toEqual({
      list: { contains: true },
    });
  });
});
