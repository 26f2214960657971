import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../database/testing.ts";
import { read } from "../testing/engine.ts";
import { seed, viewersOf, type World } from "../testing/seed.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
  // By name it comes before Northwind.
  await database.prisma.company.create({
    data: {
      slug: "anvil",
      name: "Anvil",
      sortName: "anvil",
      members: { create: { userId: world.users.owner, role: "editor" } },
    },
  });
});

const company = async (who: "owner" | "user", databaseId?: string) => {
  const answer = (await read(
    database,
    "query ($id: ID) { viewer { company(databaseId: $id) { name viewerRole } } }",
    databaseId === undefined ? {} : { id: databaseId },
    { viewer: viewersOf(world)[who] },
  )) as { viewer: { company: unknown } };
  return answer.viewer.company;
};

test("one's own company is the one that is named, or else the first by name", async () => {
  const northwind = { name: "Northwind", viewerRole: "OWNER" };
  const anvil = { name: "Anvil", viewerRole: "EDITOR" };
  expect(await company("owner", world.companies.northwind)).toEqual(northwind);
  expect(await company("owner", world.companies.northwind.toUpperCase())).toEqual(northwind);
  expect(await company("owner")).toEqual(anvil);
  expect(await company("owner", "no id")).toEqual(anvil);
  const others = Object.values(world.companies).filter((id) => id !== world.companies.northwind);
  for (const id of others) expect(await company("owner", id)).toEqual(anvil);
});

test("who is a member of none has none, whatever is named", async () => {
  expect(await company("user")).toBeNull();
  expect(await company("user", world.companies.northwind)).toBeNull();
});
