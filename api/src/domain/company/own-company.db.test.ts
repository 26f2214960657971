import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { testServices } from "../../testing/services.ts";

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

test("the viewer's company is the given one, or else the first by name", {
  tags: ["2.dashboard.9"],
}, async () => {
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

const update = async (input: object) =>
  (
    await read<{ result: { __typename: string; message?: string; company?: { updatedAt: string } } }>(
      database,
      `mutation ($input: UpdateCompanyInput!) { result: updateCompany(input: $input) {
        __typename ... on CompanySaved { company { updatedAt } } ... on ConflictError { message } } }`,
      { input: { databaseId: world.companies.northwind, ...input } },
      { viewer: viewersOf(world).owner, services: testServices().services },
    )
  ).result;

test("what somebody changed since one looked is not changed back", async () => {
  const { northwind } = world.companies;
  const seen = async () => database.prisma.company.findUniqueOrThrow({ where: { id: northwind } });
  const ifUpdatedAt = (await seen()).updatedAt.toISOString();
  const first = await update({ website: "https://moved.example", ifUpdatedAt });
  expect(first.__typename).toBe("CompanySaved");
  expect(await update({ website: "https://old.example", ifUpdatedAt })).toMatchObject({
    __typename: "ConflictError",
    message: "Someone else has changed this company since you opened it. Reload it to see how it is now.",
  });
  expect(await seen()).toMatchObject({ website: "https://moved.example" });
  const again = { location: "Graz", ifUpdatedAt: first.company?.updatedAt };
  expect((await update(again)).__typename).toBe("CompanySaved");
});
