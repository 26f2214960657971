// Each check of a run is broken once by hand: it must see that.
import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../api/src/testing/database.ts";
import { seed, type World } from "../../../api/src/testing/seed.ts";
import { createHistory } from "../history.ts";
import { judge } from "../model.ts";
import { wrongFigures, wrongSearchTexts } from "./derived.ts";
import { observe } from "./observe.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

test("a counter that differs from its rows is found", async () => {
  expect(await wrongFigures(database)).toEqual([]);
  const { beaconByAda } = world.reviews;
  await database.prisma.review.update({ where: { id: beaconByAda }, data: { helpfulCount: 99 } });
  expect(await wrongFigures(database)).toEqual(["1 wrong: helpful"]);
  expect(await wrongFigures(database)).toEqual([]);
});

test("a search text that differs from its listing is found", async () => {
  expect(await wrongSearchTexts(database)).toEqual([]);
  const { harbor } = world.software;
  await database.prisma.software.update({ where: { id: harbor }, data: { searchText: "elsewhere" } });
  expect(await wrongSearchTexts(database)).toEqual(["1 wrong: search texts"]);
  expect(await wrongSearchTexts(database)).toEqual([]);
});

test("what clients wrote is read back by their names for it; a row that is taken away is lost", async () => {
  const { users, software, reviews } = world;
  const { prisma } = database;
  const history = createHistory();
  const wrote = (thing: string, value: string) => {
    history.settle(history.begin({ thing, value }), "acknowledged");
  };
  const [list, token] = ["endure-list", "endure-token"];
  const { id } = await prisma.list.create({ data: { userId: users.user, name: list } });
  wrote(`list ${list}`, "there");
  await prisma.listItem.create({ data: { listId: id, softwareId: software.harbor, note: list } });
  wrote(`saved ${list}`, software.harbor);
  await prisma.apiToken.create({
    data: { userId: users.user, name: token, tokenHash: token, scopes: ["read:directory"] },
  });
  wrote(`token ${token}`, "live");
  await prisma.lead.create({
    data: { kind: "demo", name: "Ann", email: "endure-a@buyers.example", consentedAt: new Date(0) },
  });
  wrote("lead endure-a@buyers.example", "there");
  wrote("mail endure-a@buyers.example", "sent");
  await prisma.review.update({ where: { id: reviews.beaconByAda }, data: { title: "endure-title" } });
  wrote(`review ${users.ada} ${software.beacon}`, "endure-title");
  for (const { reviewId, userId } of await prisma.reviewVote.findMany())
    wrote(`vote ${reviewId} ${userId}`, "yes");

  const replyTo = { "reply-to": "Ann <endure-a@buyers.example>" };
  const mails = [{ to: "owner@people.example", source: "", headers: replyTo }];
  const sound = { lost: [], doubled: [], uncalled: [] };
  expect(judge(history.writes, await observe(database, mails))).toEqual(sound);
  expect(judge(history.writes, await observe(database, [])).lost).toEqual(["mail endure-a@buyers.example"]);
  await prisma.list.delete({ where: { id } });
  expect(judge(history.writes, await observe(database, mails)).lost).toEqual([
    `list ${list}`,
    `saved ${list}`,
  ]);
});
