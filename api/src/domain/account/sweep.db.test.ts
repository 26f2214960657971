import { beforeAll, expect, test } from "vitest";
import { transaction } from "../../database/client/transaction.ts";
import { testDatabase } from "../../testing/database.ts";
import { sweepAccounts } from "./sweep.ts";

const database = testDatabase();
const now = new Date("2026-11-20T12:00:00.000Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const day = 24 * 60;
beforeAll(async () => {
  const { prisma } = database;
  const { id: userId } = await prisma.user.create({ data: { catalogKey: "author" } });
  await prisma.session.createMany({
    data: [
      { id: "ended", userId, expiresAt: now },
      { id: "too old", userId, expiresAt: minutes(1), createdAt: minutes(-90 * day) },
      { id: "living", userId, expiresAt: minutes(1), createdAt: minutes(1 - 90 * day) },
    ],
  });
  await prisma.knownDevice.createMany({
    data: [
      { id: "forgotten", userId, expiresAt: now },
      { id: "known", userId, expiresAt: minutes(1) },
    ],
  });
  const token = (id: string, expiresAt: Date) => ({ id, purpose: "verify_email", userId, expiresAt });
  await prisma.oneTimeToken.createMany({
    data: [token("old", minutes(-day)), token("expired", minutes(1 - day)), token("living", minutes(1))],
  });
  const key = (name: string, createdAt: Date) => ({
    userId,
    operation: "createReview",
    key: name,
    requestHash: "",
    createdAt,
  });
  await prisma.idempotencyKey.createMany({
    data: [key("old", minutes(-7 * day)), key("kept", minutes(1 - 7 * day))],
  });
  await prisma.rateLimit.createMany({
    data: [
      { key: "over", points: 3, expire: now.getTime() },
      { key: "running", points: 3, expire: minutes(1).getTime() },
      { key: "endless", points: 3, expire: null },
    ],
  });
});

test("what no longer counts is deleted, and nothing else", async () => {
  await transaction(database, (tx) => sweepAccounts(tx, now));
  const left = async (rows: Promise<{ id: string }[]>) => (await rows).map(({ id }) => id).toSorted();
  const { session, knownDevice, oneTimeToken, rateLimit, idempotencyKey } = database.prisma;
  expect(await left(session.findMany())).toEqual(["living"]);
  expect(await left(knownDevice.findMany())).toEqual(["known"]);
  expect(await left(oneTimeToken.findMany())).toEqual(["expired", "living"]);
  expect((await idempotencyKey.findMany()).map(({ key }) => key)).toEqual(["kept"]);
  expect((await rateLimit.findMany()).map(({ key }) => key).toSorted()).toEqual(["endless", "running"]);
});
