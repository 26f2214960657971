// Each check of a run is broken once by hand: it must see that.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { testDatabase, testKind } from "../../../api/src/testing/database.ts";
import { seed, type World } from "../../../api/src/testing/seed.ts";
import { testWebhooks } from "../../../api/src/testing/webhook-outbox.ts";
import { createHistory } from "../history.ts";
import { judge } from "../model.ts";
import { wrongFigures, wrongSearchTexts } from "./derived.ts";
import { deadlocks } from "./leftovers.ts";
import { observe } from "./observe.ts";
import { brokenPictures } from "./pictures.ts";
import { unsentWebhooks } from "./webhooks.ts";

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

// On one connection nobody waits for anybody.
test.runIf(testKind === "postgresql")("two who lock the same rows in two orders are found", async () => {
  expect(await deadlocks(database)).toEqual([]);
  const { harbor, quill } = world.software;
  const [one, other] = [await database.pool.connect(), await database.pool.connect()];
  const lock = "select 1 from software where id = $1::uuid for update";
  for (const client of [one, other]) await client.query("begin; set local deadlock_timeout = '10ms'");
  await one.query(lock, [harbor]);
  await other.query(lock, [quill]);
  const both = [one.query(lock, [quill]), other.query(lock, [harbor])];
  expect((await Promise.allSettled(both)).filter(({ status }) => status === "rejected")).toHaveLength(1);
  // PostgreSQL counts a moment later, and at once where a connection ends.
  for (const client of [one, other]) client.release(true);
  await expect.poll(() => deadlocks(database)).toEqual(["deadlocks: 1"]);
  expect(await deadlocks(database)).toEqual([]);
});

test("a picture that a server gives with other bytes is found", async () => {
  const answers = new Map<string, string>();
  const server = createServer(({ url = "" }, response) => {
    response.writeHead(answers.has(url) ? 200 : 404).end(answers.get(url));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const id = "b".repeat(64);
  const path = `/pictures/uploaded/${id}/64.webp`;
  await database.prisma.picture.create({ data: { id, width: 64, height: 64 } });
  await database.prisma.pictureFile.create({ data: { pictureId: id, width: 64, format: "webp", size: 5 } });
  expect(await brokenPictures(address, database)).toEqual([`${path} is 404 with 0 bytes instead of 5`]);
  answers.set(path, "a page");
  expect(await brokenPictures(address, database)).toEqual([`${path} is 200 with 6 bytes instead of 5`]);
  answers.set(path, "bytes");
  expect(await brokenPictures(address, database)).toEqual([]);
});

test("a webhook that waits is sent now; one that is not sent is found", async () => {
  const { pool, prisma } = database;
  const webhooks = testWebhooks(database);
  const endpoint = await webhooks.endpoint(world.users.user, "https://receiver.test/");
  const inAnHour = new Date(Date.now() + 3_600_000);
  const [id = ""] = await webhooks.deliveries(endpoint, 1, { at: inAnHour });
  onTestFinished(async () => void (await pool.query("drop schema if exists pgboss cascade")));
  await pool.query("create schema pgboss; create table pgboss.job (name text)");
  expect(await unsentWebhooks(database, 0)).toEqual([
    "1 webhooks are not sent, although their receiver is there",
  ]);
  const { nextAttemptAt } = await prisma.webhookDelivery.findUniqueOrThrow({ where: { id } });
  expect(nextAttemptAt.getTime()).toBeLessThan(inAnHour.getTime());
  expect((await pool.query("select name from pgboss.job")).rows).toEqual([{ name: "send-webhooks" }]);
  await prisma.webhookDelivery.update({ where: { id }, data: { status: "delivered" } });
  expect(await unsentWebhooks(database, 0)).toEqual([]);
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
  wrote("message endure-a@buyers.example", "accepted");
  await prisma.review.update({ where: { id: reviews.beaconByAda }, data: { title: "endure-title" } });
  wrote(`review ${users.ada} ${software.beacon}`, "endure-title");
  const email = "endure-a@newcomers.example";
  await prisma.user.create({ data: { email, emailKey: email, firstName: "Ann", lastName: "Newcomer" } });
  wrote(`account ${email}`, "there");
  const photo = { firstName: "Endure", profileImageUrl: "/pictures/uploaded/a/128.webp" };
  await prisma.user.update({ where: { id: users.user }, data: photo });
  wrote(`photo ${users.user}`, photo.profileImageUrl);
  for (const { reviewId, userId } of await prisma.reviewVote.findMany())
    wrote(`vote ${reviewId} ${userId}`, "yes");

  const replyTo = { "reply-to": "Ann <endure-a@buyers.example>" };
  const mails = [{ to: "owner@people.example", source: "", headers: replyTo }];
  const buyers = ["endure-a@buyers.example"];
  const sound = { lost: [], doubled: [], uncalled: [] };
  expect(judge(history.writes, await observe(database, { mails, buyers }))).toEqual(sound);
  expect(judge(history.writes, await observe(database, { mails: [], buyers })).lost).toEqual([
    "mail endure-a@buyers.example",
  ]);
  expect(judge(history.writes, await observe(database, { mails, buyers: [] })).lost).toEqual([
    "message endure-a@buyers.example",
  ]);
  await prisma.list.delete({ where: { id } });
  expect(judge(history.writes, await observe(database, { mails, buyers })).lost).toEqual([
    `list ${list}`,
    `saved ${list}`,
  ]);
});
