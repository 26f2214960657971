import { beforeAll, expect, test } from "vitest";
import { hourMs } from "../../inputs/index.ts";
import { testDatabase } from "../../testing/database.ts";
import { seed, type World } from "../../testing/seed.ts";
import { sweepPictures } from "./sweep.ts";

const database = testDatabase();
const now = new Date("2026-11-20T12:00:00.000Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs);
const id = (digit: string) => digit.repeat(64);
const address = (digit: string) => `/pictures/uploaded/${id(digit)}/64.webp`;
const left = async () =>
  (await database.prisma.picture.findMany({ orderBy: { id: "asc" } })).map((row) => row.id[0]).join("");
let world: World;

beforeAll(async () => {
  world = await seed(database);
  const { prisma } = database;
  await prisma.picture.createMany({
    data: [..."0123456789"].map((digit) => ({
      id: id(digit),
      width: 64,
      height: 64,
      createdAt: hoursAgo(digit === "9" ? 23 : 25),
    })),
  });
  await prisma.pictureFile.createMany({
    data: ["0", "1"].map((digit) => ({
      pictureId: id(digit),
      width: 64,
      format: "webp",
      size: 1,
      bytes: new Uint8Array([1]),
    })),
  });
  const { users, companies, software } = world;
  await prisma.user.update({ where: { id: users.user }, data: { profileImageUrl: address("1") } });
  await prisma.company.update({ where: { id: companies.solo }, data: { logoUrl: address("2") } });
  await prisma.software.update({ where: { id: software.beacon }, data: { logoUrl: address("3") } });
  await prisma.screenshot.create({
    data: { softwareId: software.beacon, url: address("4"), position: 77 },
  });
  // Given as the whole address of this site.
  await prisma.software.update({
    where: { id: software.harbor },
    data: { logoUrl: `https://assay.example${address("5")}` },
  });
});

test("what nothing shows goes a day after it was sent, with its files; what is shown stays", async () => {
  await sweepPictures(database, null, now);
  expect(await left()).toBe("123459");
  expect((await database.prisma.pictureFile.findMany()).map(({ pictureId }) => pictureId)).toEqual([id("1")]);
});

test("what is shown no more goes too, however many there are", async () => {
  await database.prisma.user.update({ where: { id: world.users.user }, data: { profileImageUrl: null } });
  await database.prisma.picture.createMany({
    data: Array.from({ length: 45 }, (_, place) => ({
      id: String(place + 10).padStart(64, "f"),
      width: 1,
      height: 1,
      createdAt: hoursAgo(30),
    })),
  });
  await sweepPictures(database, null, now);
  expect(await left()).toBe("23459");
});
