import { beforeAll, beforeEach, expect, test } from "vitest";
import { outcome } from "../../http/rest/outcome.ts";
import { hourMs, pictureGone } from "../../inputs/index.ts";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import { seed, viewersOf, type World, worldNow } from "../../testing/seed.ts";
import { testServices } from "../../testing/services.ts";
import { sweepPictures } from "./sweep.ts";

const database = testDatabase();
const hoursLater = (hours: number) => new Date(worldNow.getTime() + hours * hourMs);
const id = (digit: string) => digit.repeat(64);
const address = (digit: string) => `/pictures/uploaded/${id(digit)}/64.webp`;
const left = async () =>
  (await database.prisma.picture.findMany({ orderBy: { id: "asc" } })).map((row) => row.id[0]).join("");
let world: World;
let viewers: ReturnType<typeof viewersOf>;

beforeAll(async () => {
  world = await seed(database);
  viewers = viewersOf(world);
});
beforeEach(async () => {
  await database.prisma.picture.deleteMany();
  const data = [..."12"].map((digit) => ({
    id: id(digit),
    width: 64,
    height: 64,
    createdAt: hoursLater(-99),
  }));
  await database.prisma.picture.createMany({ data });
});

/** Saves by a mutation, as the owner. */
async function save(name: string, type: string, input: object) {
  const document = `mutation($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) {
    result: ${name}(input: $input) { ${outcome(`${type} { __typename }`, "ValidationError")} } }`;
  const askOptions = { viewer: viewers.owner, services: testServices().services, now: worldNow };
  const { result } = await read<{ result: object }>(database, document, { input }, askOptions);
  return result;
}

/** How the pictures of each thing are saved; with whether another page of it may have them in a form. */
const savings: [what: string, path: string, save: (url: string | null) => Promise<object>][] = [
  ["a person", "profileImageUrl", (url) => save("updateProfile", "AccountChanged", { profileImageUrl: url })],
  [
    "a company",
    "logoUrl",
    (url) => save("updateCompany", "CompanySaved", { databaseId: world.companies.northwind, logoUrl: url }),
  ],
  [
    "a listing",
    "logoUrl",
    (url) => save("updateSoftware", "SoftwareSaved", { databaseId: world.software.beacon, logoUrl: url }),
  ],
  [
    "a listing's screenshots",
    "screenshots.0.url",
    (url) =>
      save("updateSoftware", "SoftwareSaved", {
        databaseId: world.software.beacon,
        screenshots: url === null ? [] : [{ url }],
      }),
  ],
];

test.each(savings)(
  "of %s: what is taken out is there for a day, for a form elsewhere",
  async (_what, path, saved) => {
    await saved(address("1"));
    await database.prisma.picture.updateMany({ data: { createdAt: hoursLater(-99) } });
    await saved(address("2"));
    await sweepPictures(database, null, hoursLater(23));
    expect(await left()).toBe("12");
    await saved(address("1"));
    await sweepPictures(database, null, hoursLater(25));
    expect(await left()).toBe("1");
    // What is gone is not shown to everybody as a picture that is broken, and what is saved as it was is not asked for.
    expect(await saved(address("2"))).toMatchObject({
      __typename: "ValidationError",
      fields: [{ path, message: pictureGone }],
    });
    await database.prisma.picture.deleteMany();
    expect(await saved(address("1"))).not.toHaveProperty("fields");
    await saved(null);
  },
);

test.each([
  ["createCompany", "CompanySaved", () => ({ name: "Gone Pictures" })],
  [
    "createSoftware",
    "SoftwareSaved",
    () => ({
      companyId: world.companies.northwind,
      name: "Gone Pictures",
      categoryId: Object.values(world.categories)[0],
    }),
  ],
])("%s: nothing begins with a picture that is gone", async (name, type, input) => {
  expect(await save(name, type, { ...input(), logoUrl: address("3") })).toMatchObject({
    fields: [{ path: "logoUrl", message: pictureGone }],
  });
});
