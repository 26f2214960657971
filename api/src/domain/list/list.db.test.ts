import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import { listSizes } from "../../inputs/index.ts";
import { createLimits, limitTable } from "../../limits/limits.ts";
import { createRateLimiter } from "../../limits/rate-limiter.ts";
import { testDatabase } from "../../testing/database.ts";
import { ask, read } from "../../testing/engine.ts";
import { type ListAnswer, orderIn, testLists } from "../../testing/lists.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { testServices } from "../../testing/services.ts";
import { testWriters } from "../../testing/writers.ts";
import { exportData } from "../account/export-data.ts";

const database = testDatabase();
let world: World;
let user: Viewer;
beforeAll(async () => {
  world = await seed(database);
  user = viewersOf(world).user;
});

const { send, list, lists } = testLists(database);
const { somebody } = testWriters(database);
const idOf = ({ list: made }: ListAnswer) => String(made?.databaseId);

async function savesOf(softwareId: string): Promise<number> {
  const rows = await database.prisma.dailyCount.findMany({
    where: { subjectId: softwareId, metric: "list_save" },
  });
  return rows.reduce((sum, { count }) => sum + count, 0);
}

/** So many listings more; their ids in order of their names. */
async function moreSoftware(count: number): Promise<string[]> {
  const category = await database.prisma.category.findFirstOrThrow({ select: { id: true } });
  const tag = crypto.randomUUID().slice(0, 8);
  const rows = await database.prisma.software.createManyAndReturn({
    data: Array.from({ length: count }, (_, index) => {
      const name = `More ${tag} ${String(index).padStart(3, "0")}`;
      return {
        slug: name.replaceAll(" ", "-"),
        name,
        sortName: name,
        searchText: name,
        categoryId: category.id,
      };
    }),
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

describe("saving", () => {
  test("makes the default list when it is first needed, and counts the save", {
    tags: ["2.category.49"],
  }, async () => {
    const { harbor } = world.software;
    const viewer = await somebody();
    expect(await lists(viewer)).toEqual([]);
    const saved = await send(viewer, "saveToList", { softwareId: harbor.toUpperCase() });
    expect(saved).toEqual({
      __typename: "ListChanged",
      software: { databaseId: harbor, isSaved: true },
      removed: null,
      viewer: { lists: [{ databaseId: saved.list?.databaseId }] },
      list: {
        databaseId: expect.any(String),
        name: "Shortlist",
        isDefault: true,
        isOwn: true,
        isShared: false,
        itemCount: 1,
        items: [{ position: 0, note: null, software: { databaseId: harbor } }],
      },
    });
    const [day] = await database.prisma.dailyCount.findMany({
      where: { subjectId: harbor, metric: "list_save" },
    });
    expect(day).toMatchObject({ count: 1, day: new Date("2026-11-20") });
  });

  test("twice, to another list too, or as an undo is one save", async () => {
    const { tally } = world.software;
    const viewer = await somebody();
    const first = await send(viewer, "saveToList", { softwareId: tally, note: "  For the shop " });
    const again = await send(viewer, "saveToList", { softwareId: tally, note: "Other words", position: 7 });
    expect(again.list).toEqual(first.list);
    expect(again.list?.items).toEqual([
      { position: 0, note: "For the shop", software: { databaseId: tally } },
    ]);
    await send(viewer, "createList", { name: "Second", softwareId: tally });
    await send(viewer, "removeFromList", { listId: idOf(first), softwareId: tally });
    await send(viewer, "saveToList", { softwareId: tally, position: 0 });
    expect(await savesOf(tally)).toBe(1);
    // Nor does taking it out and putting it in again make more of it.
    for (const { id: listId } of await database.prisma.list.findMany({ where: { userId: viewer.id } }))
      await send(viewer, "removeFromList", { listId, softwareId: tally });
    await send(viewer, "saveToList", { softwareId: tally });
    expect(await savesOf(tally)).toBe(1);
    await send(await somebody(), "saveToList", { softwareId: tally });
    expect(await savesOf(tally)).toBe(2);
  });

  test("and taking out in one operation answer what is so after each", async () => {
    const { quill } = world.software;
    const viewer = await somebody();
    const listId = idOf(await send(viewer, "createList", { name: "Both" }));
    const answer = "... on ListChanged { list { itemCount } software { isSaved } }";
    const { data } = await ask(
      database,
      `mutation($in: SaveToListInput!, $out: ListItemInput!) {
        a: saveToList(input: $in) { ${answer} } b: removeFromList(input: $out) { ${answer} } }`,
      { in: { listId, softwareId: quill }, out: { listId, softwareId: quill } },
      { viewer, services: testServices().services },
    );
    expect(data).toEqual({
      a: { list: { itemCount: 1 }, software: { isSaved: true } },
      b: { list: { itemCount: 0 }, software: { isSaved: false } },
    });
  });

  test("is not counted where it is its vendor's own", async () => {
    const { beacon } = world.software;
    const { owner } = viewersOf(world);
    const before = await savesOf(beacon);
    expect((await send(owner, "saveToList", { softwareId: beacon })).list?.itemCount).toBe(1);
    expect(await savesOf(beacon)).toBe(before);
  });

  test("two at once make one default list, with dense positions", async () => {
    const viewer = await somebody();
    const { harbor, tally, beacon } = world.software;
    const ids = [harbor, tally, beacon];
    await Promise.all(ids.map((softwareId) => send(viewer, "saveToList", { softwareId })));
    expect(await lists(viewer)).toEqual([["Shortlist", 3]]);
    const positions = await database.prisma.listItem.findMany({
      where: { list: { userId: viewer.id } },
      orderBy: { position: "asc" },
    });
    expect(positions.map(({ position }) => position)).toEqual([0, 1, 2]);
  });

  test("takes a list called Shortlist as the default one where there is one", async () => {
    const viewer = await somebody();
    await send(viewer, "createList", { name: "Shortlist" });
    const { list: saved } = await send(viewer, "saveToList", { softwareId: world.software.tally });
    expect(saved).toMatchObject({ name: "Shortlist", isDefault: true });
    expect(await lists(viewer)).toEqual([["Shortlist", 1]]);
  });

  test("refuses what the viewer cannot see, what is not there and what is no id", async () => {
    const viewer = await somebody();
    const unknownId = "01900000-0000-7000-8009-000000000009";
    for (const softwareId of [world.software.draft, unknownId, "tally"])
      await expect(send(viewer, "saveToList", { softwareId })).rejects.toMatchObject({
        message: "Software not found",
        extensions: { code: "NOT_FOUND" },
      });
    expect(await lists(viewer)).toEqual([]);
    // Whose Draft it is may save it; that is counted nowhere.
    const { admin } = viewersOf(world);
    expect((await send(admin, "saveToList", { softwareId: world.software.draft })).list?.itemCount).toBe(1);
    expect(await savesOf(world.software.draft)).toBe(0);
  });

  test("tells broken rules", async () => {
    const viewer = await somebody();
    const softwareId = world.software.tally;
    expect(await send(viewer, "saveToList", { softwareId, note: "x".repeat(4001), position: -1 })).toEqual({
      __typename: "ValidationError",
      message: "Note must be at most 4000 characters",
      fields: [
        { path: "note", message: "Note must be at most 4000 characters" },
        { path: "position", message: "Position must be a whole number from 0" },
      ],
    });
    const fine = await send(viewer, "saveToList", { softwareId, note: "😀".repeat(4000) });
    expect(fine.list?.items[0]?.note).toHaveLength(8000);
  });

  test("is held to 200 software a list and 300 changes an hour", async () => {
    const viewer = await somebody();
    const { list: made } = await send(viewer, "createList", { name: "Full" });
    const listId = String(made?.databaseId);
    const ids = await moreSoftware(listSizes.listItems);
    await database.prisma.listItem.createMany({
      data: ids.map((softwareId, position) => ({ listId, softwareId, position })),
    });
    expect(await send(viewer, "saveToList", { listId, softwareId: world.software.tally })).toEqual({
      __typename: "ConflictError",
      code: "LIMIT_REACHED",
      message: "This list holds 200 products, which is the maximum. Please remove one first.",
    });
    expect((await list(viewer, listId))?.items).toHaveLength(200);
    const { services } = testServices({ limits: createLimits(createRateLimiter(database.pool, limitTable)) });
    await services.limits.spend(...Array.from({ length: 299 }, () => ["lists:user", viewer.id] as const));
    const askOptions = { services };
    await send(viewer, "saveToList", { softwareId: world.software.tally }, askOptions);
    await expect(
      send(viewer, "saveToList", { softwareId: world.software.harbor }, askOptions),
    ).rejects.toMatchObject({ extensions: { code: "RATE_LIMITED" } });
  });
});

describe("what stands in a list", () => {
  test("is removed, and comes back with its note and place by an undo", async () => {
    const viewer = await somebody();
    const [a = "", b = "", c = ""] = await moreSoftware(3);
    const { list: made } = await send(viewer, "createList", { name: "Trio", softwareId: a });
    const listId = String(made?.databaseId);
    await send(viewer, "saveToList", { listId, softwareId: b, note: "Cheap" });
    await send(viewer, "saveToList", { listId, softwareId: c });
    const gone = await send(viewer, "removeFromList", { listId, softwareId: b });
    expect(gone.software).toMatchObject({ isSaved: false });
    expect(gone.list?.items.map(({ position }) => position)).toEqual([0, 1]);
    expect(gone.removed).toEqual({ note: "Cheap", position: 1 });
    const again = await send(viewer, "removeFromList", { listId, softwareId: b });
    expect(again).toEqual({ ...gone, removed: null });
    const back = await send(viewer, "saveToList", { listId, softwareId: b, ...gone.removed });
    expect(orderIn(back.list)).toEqual([a, b, c]);
    expect(back.list?.items[1]).toMatchObject({ position: 1, note: "Cheap" });
  });

  test("is moved anywhere, and noted; positions stay dense, also after software is deleted", async () => {
    const viewer = await somebody();
    const ids = await moreSoftware(4);
    const [a = "", b = "", c = "", d = ""] = ids;
    for (const softwareId of ids) await send(viewer, "saveToList", { softwareId });
    const { id: listId } = await database.prisma.list.findFirstOrThrow({ where: { userId: viewer.id } });
    const move = async (softwareId: string, position: number) =>
      orderIn((await send(viewer, "moveListItem", { listId, softwareId, position })).list);
    expect(await move(d, 0)).toEqual([d, a, b, c]);
    expect(await move(d, 99)).toEqual([a, b, c, d]);
    expect(await move(a, 2)).toEqual([b, c, a, d]);
    expect(await send(viewer, "moveListItem", { listId, softwareId: a, position: -1 })).toMatchObject({
      __typename: "ValidationError",
    });
    const noted = await send(viewer, "updateListItem", { listId, softwareId: a, note: " Ask for a demo " });
    expect(noted.list?.items[2]?.note).toBe("Ask for a demo");
    const emptied = await send(viewer, "updateListItem", { listId, softwareId: a, note: "  " });
    expect(emptied.list?.items[2]?.note).toBeNull();
    await database.prisma.software.delete({ where: { id: c } });
    const moved = await send(viewer, "moveListItem", { listId, softwareId: d, position: 0 });
    expect(orderIn(moved.list)).toEqual([d, b, a]);
    expect(moved.list?.items.map(({ position }) => position)).toEqual([0, 1, 2]);
    const gone = { listId, softwareId: c };
    await expect(send(viewer, "moveListItem", { ...gone, position: 0 })).rejects.toThrow("not found");
    await expect(send(viewer, "updateListItem", { ...gone, note: "N" })).rejects.toThrow("not found");
  });

  test("is left out while it is a Draft, for whom it is not", async () => {
    const viewer = await somebody();
    const [a = "", b = ""] = await moreSoftware(2);
    await send(viewer, "saveToList", { softwareId: a });
    const listId = idOf(await send(viewer, "saveToList", { softwareId: b }));
    await database.prisma.software.update({ where: { id: a }, data: { isActive: false } });
    const read = await list(viewer, listId);
    expect(read).toMatchObject({ itemCount: 1, items: [{ position: 1, software: { databaseId: b } }] });
    // Not even by the answer of a change.
    expect((await send(viewer, "removeFromList", { listId, softwareId: a })).software).toBeNull();
  });
});

describe("lists", () => {
  test("are made, renamed and deleted; names are each once a person", {
    tags: ["2.category.50"],
  }, async () => {
    const viewer = await somebody();
    const made = await send(viewer, "createList", { name: "  Ünsere Wahl 😀 " });
    expect(made.list).toMatchObject({ name: "Ünsere Wahl 😀", isDefault: false, itemCount: 0 });
    expect(await send(viewer, "createList", { name: "Ünsere Wahl 😀" })).toEqual({
      __typename: "ConflictError",
      code: "NAME_TAKEN",
      message: "You already have a list with this name",
    });
    await send(await somebody(), "createList", { name: "Ünsere Wahl 😀" });
    expect(await send(viewer, "createList", { name: " " })).toMatchObject({ message: "Name is required" });
    expect(await send(viewer, "createList", { name: "x".repeat(121) })).toMatchObject({
      message: "Name must be at most 120 characters",
    });
    await send(viewer, "saveToList", { softwareId: world.software.tally });
    await send(viewer, "createList", { name: "Alpha" });
    const databaseId = idOf(made);
    expect(await send(viewer, "updateList", { databaseId, name: "Alpha" })).toMatchObject({
      __typename: "ConflictError",
    });
    expect((await send(viewer, "updateList", { databaseId, name: "beta" })).list?.name).toBe("beta");
    expect((await send(viewer, "updateList", { databaseId, name: "beta" })).list?.name).toBe("beta");
    expect(await lists(viewer)).toEqual([
      ["Shortlist", 1],
      ["Alpha", 0],
      ["beta", 0],
    ]);
    expect(await send(viewer, "deleteList", { databaseId })).toMatchObject({
      __typename: "ListDeleted",
      databaseId,
      viewer: { lists: [{}, {}] },
    });
    expect((await lists(viewer)).map(([name]) => name)).toEqual(["Shortlist", "Alpha"]);
  });

  test("of which the default one cannot be deleted, only renamed", async () => {
    const viewer = await somebody();
    const databaseId = idOf(await send(viewer, "saveToList", { softwareId: world.software.tally }));
    expect(await send(viewer, "deleteList", { databaseId })).toMatchObject({
      __typename: "ConflictError",
      code: "DEFAULT_LIST",
    });
    await send(viewer, "updateList", { databaseId, name: "Mine" });
    await send(viewer, "saveToList", { softwareId: world.software.harbor });
    expect(await lists(viewer)).toEqual([["Mine", 2]]);
  });

  test("are 50 a person at most, of two that are made at once too", async () => {
    const viewer = await somebody();
    await database.prisma.list.createMany({
      data: Array.from({ length: 49 }, (_, index) => ({ userId: viewer.id, name: `List ${index}` })),
    });
    const answers = await Promise.all(["A", "B"].map((name) => send(viewer, "createList", { name })));
    expect(answers.map(({ __typename }) => __typename).sort()).toEqual(["ConflictError", "ListChanged"]);
    expect(await send(viewer, "saveToList", { softwareId: world.software.tally })).toMatchObject({
      message: "You have 50 lists, which is the maximum. Please delete one first.",
    });
    expect(await lists(viewer)).toHaveLength(50);
  });

  test("that come with a software the viewer cannot see are not made", async () => {
    const viewer = await somebody();
    const softwareId = world.software.draft;
    await expect(send(viewer, "createList", { name: "Never", softwareId })).rejects.toThrow(
      "Software not found",
    );
    expect(await lists(viewer)).toEqual([]);
  });

  test("are all in what a person can take along, without the secret of the shared address", async () => {
    const viewer = await somebody();
    const saved = await send(viewer, "saveToList", { softwareId: world.software.tally, note: "Mine alone" });
    await send(viewer, "shareList", { databaseId: idOf(saved) });
    const { lists: exportedLists } = await exportData(database, viewer.id);
    expect(exportedLists).toMatchObject([
      { name: "Shortlist", items: [{ softwareId: world.software.tally, note: "Mine alone", position: 0 }] },
    ]);
    expect(JSON.stringify(exportedLists)).not.toMatch(/share/i);
  });
});

describe("a software", () => {
  test("is in those of several lists alone that have it", async () => {
    const viewer = await somebody();
    const { tally } = world.software;
    await send(viewer, "saveToList", { softwareId: tally });
    await database.prisma.list.create({ data: { userId: viewer.id, name: "Empty" } });
    const text = `{ viewer { lists { name has: contains(softwareId: "${tally}") } } }`;
    expect(await read(database, text, {}, { viewer })).toEqual({
      viewer: {
        lists: [
          { name: "Shortlist", has: true },
          { name: "Empty", has: false },
        ],
      },
    });
  });

  test("tells whether the viewer has saved it, and a list whether it has it", async () => {
    const viewer = await somebody();
    const { tally, harbor } = world.software;
    await send(viewer, "saveToList", { softwareId: tally });
    const text = `query($ids: [ID!]!) { softwareByIds(databaseIds: $ids) { isSaved }
      viewer { lists { yes: contains(softwareId: "${tally.toUpperCase()}") no: contains(softwareId: "${harbor}") none: contains(softwareId: "tally") } } }`;
    const ids = [tally, harbor];
    expect(await read(database, text, { ids }, { viewer })).toEqual({
      softwareByIds: [{ isSaved: true }, { isSaved: false }],
      viewer: { lists: [{ yes: true, no: false, none: false }] },
    });
    expect(await read(database, text, { ids })).toEqual({
      softwareByIds: [{ isSaved: false }, { isSaved: false }],
      viewer: null,
    });
    expect(await read(database, text, { ids }, { viewer: user })).toMatchObject({
      softwareByIds: [{ isSaved: false }, { isSaved: false }],
    });
  });
});
