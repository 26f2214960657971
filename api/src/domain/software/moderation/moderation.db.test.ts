import { beforeEach, expect, test } from "vitest";
import { testAdministering } from "../../../testing/administering.ts";
import { testDatabase } from "../../../testing/database.ts";
import { read } from "../../../testing/engine.ts";
import { testLaunderingAt } from "../../../testing/relisting.ts";
import { worldNow } from "../../../testing/seed.ts";

const database = testDatabase();
const { send, logged } = testAdministering(database);
const { list, update, review, flagsOf, formerName, owner, admin, world } = testLaunderingAt(database);

/** A praised listing that has become another product. */
let id: string;
let flagId: string;
beforeEach(async () => {
  await database.prisma.listingFlag.deleteMany({});
  id = await list();
  await review(id, 5);
  await update(owner(), id, { name: "Zephyr" });
  ({ id: flagId } = await database.prisma.listingFlag.findFirstOrThrow({ where: { softwareId: id } }));
});
const decide = (decision: string) => send(admin(), "decideListingFlag", { databaseId: flagId, decision });

test.each(["UPHELD", "DISMISSED"])(
  "a flag that is %s is decided once, and may be opened again",
  async (decision) => {
    const { flag } = await decide(decision);
    expect(flag).toEqual({ id: flagId, status: decision, decidedAt: worldNow.toISOString() });
    expect((await decide("UPHELD")).message).toBe("Someone else has already decided this flag");
    const { flag: reopened } = await send(admin(), "reopenListingFlag", { databaseId: flagId });
    expect(reopened).toEqual({ id: flagId, status: "OPEN", decidedAt: null });
    expect((await send(admin(), "reopenListingFlag", { databaseId: flagId })).message).toBe(
      "This flag is already open",
    );
    const word = decision.toLowerCase();
    const fact = (status: string) => ({ flag: flagId, kind: "repurposed", status });
    expect(await logged(id)).toEqual([
      {
        action: word === "upheld" ? "listing-flag.uphold" : "listing-flag.dismiss",
        before: fact("open"),
        after: fact(word),
      },
      { action: "listing-flag.reopen", before: fact(word), after: fact("open") },
    ]);
    // The listing itself stays as it is, and tells its former name.
    expect(await formerName(id)).toBe("Quoll Mail");
  },
);

test("a flag or listing that is not there is not found", async () => {
  const databaseId = world().software.beacon;
  await expect(send(admin(), "decideListingFlag", { databaseId, decision: "UPHELD" })).rejects.toThrow(
    "Flag not found",
  );
  await expect(send(admin(), "reopenListingFlag", { databaseId })).rejects.toThrow("Flag not found");
  await expect(send(admin(), "removeFormerName", { databaseId: flagId })).rejects.toThrow(
    "Software not found",
  );
});

test("flags are listed with what shows them, by status, kind and listing, and go with it", async () => {
  const other = await list({ name: "Umbra" });
  await database.prisma.listingFlag.create({
    data: {
      softwareId: other,
      kind: "relisted",
      status: "upheld",
      createdAt: worldNow,
      evidence: { softwareIds: [world().software.draft, flagId, "nonsense"] },
    },
  });
  const idsOf = async (args: string) => {
    const { administration } = await read<{
      administration: {
        listingFlags: { totalCount: number; edges: { node: { software: { name: string } } }[] };
      };
    }>(
      database,
      `{ administration { listingFlags(${args}) { totalCount edges { node { software { name } } } } } }`,
      {},
      { viewer: admin() },
    );
    return administration.listingFlags.edges.map(({ node }) => node.software.name);
  };
  expect(await idsOf("sort: OLDEST")).toEqual(["Umbra", "Zephyr"]);
  expect(await idsOf("sort: NEWEST")).toEqual(["Zephyr", "Umbra"]);
  expect(await idsOf("status: OPEN")).toEqual(["Zephyr"]);
  expect(await idsOf("kind: RELISTED")).toEqual(["Umbra"]);
  expect(await idsOf(`softwareId: "${id}"`)).toEqual(["Zephyr"]);
  const document = `{ administration { counts { openListingFlags } listingFlags(kind: RELISTED) { edges { node {
    kind status evidence relatedSoftware { name isActive } } } } } }`;
  expect(await read(database, document, {}, { viewer: admin() })).toEqual({
    administration: {
      counts: { openListingFlags: 1 },
      listingFlags: {
        edges: [
          {
            node: {
              kind: "RELISTED",
              status: "UPHELD",
              evidence: { softwareIds: [world().software.draft, flagId, "nonsense"] },
              // Drafts too: administrators see them.
              relatedSoftware: [{ name: expect.any(String), isActive: false }],
            },
          },
        ],
      },
    },
  });
  expect(await read(database, document, {}, { viewer: owner() })).toEqual({ administration: null });
  await database.prisma.software.delete({ where: { id: other } });
  expect(await idsOf("kind: RELISTED")).toEqual([]);
});

test("a former name that is removed does not come back with the next way of writing, but with another change", async () => {
  const { updatedAt } = await database.prisma.software.findUniqueOrThrow({ where: { id } });
  const { software } = await send(admin(), "removeFormerName", { databaseId: id });
  expect(software).toEqual({ name: "Zephyr", formerName: null });
  const entry = {
    action: "software.remove-former-name",
    before: { name: "Zephyr", formerName: "Quoll Mail" },
    after: { name: "Zephyr", formerName: null },
  };
  // A second time there is nothing to remove.
  await send(admin(), "removeFormerName", { databaseId: id });
  expect(await logged(id)).toEqual([entry]);
  expect((await database.prisma.software.findUniqueOrThrow({ where: { id } })).updatedAt).toEqual(updatedAt);
  await update(owner(), id, { name: "Zephyr by Northwind" });
  expect(await formerName(id)).toBeNull();
  await update(owner(), id, { name: "Umbra" });
  expect(await formerName(id)).toBe("Zephyr");
  expect(await flagsOf(id)).toMatchObject([{ status: "open", evidence: { name: "Umbra" } }]);
});
