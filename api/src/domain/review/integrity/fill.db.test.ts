import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { testDatabase } from "../../../testing/database.ts";
import { seed, type World, worldNow } from "../../../testing/seed.ts";
import { testKeys } from "../../../testing/services.ts";
import { words } from "../../../testing/writers.ts";
import { checkReview } from "./check.ts";
import { fillFingerprints } from "./fill.ts";
import { fingerprintOf } from "./fingerprint.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});
beforeEach(async () => {
  await database.prisma.review.deleteMany({ where: { catalogKey: null } });
});

const tools = { database, keys: testKeys, now: () => worldNow };
const sentence = (seed: string) => Array.from({ length: 60 }, (_, index) => `${seed}${index}`).join(" ");
const text = sentence("w");
const bandsOf = (content: string) => fingerprintOf({ title: words.title, content }).bands;
const bands = async (reviewId: string) =>
  (await database.prisma.reviewFingerprint.findUniqueOrThrow({ where: { reviewId } })).bands;

async function written(data: { content?: string; catalogKey?: string } = {}): Promise<string> {
  const review = { ...words, ...data, softwareId: world.software.tally };
  return (await database.prisma.review.create({ data: review, select: { id: true } })).id;
}

test("imported and older reviews are found as near-duplicates once a run has filled in what they are found by", async () => {
  const old = await written({ content: text, catalogKey: "imported-1" });
  const short = await written();
  await database.prisma.reviewFingerprint.deleteMany();
  const all = await database.prisma.review.count();
  expect(await fillFingerprints(tools)).toBe(all);
  expect(await fillFingerprints(tools)).toBe(0);
  expect(await bands(old)).toEqual(bandsOf(text));
  expect(await bands(short)).toEqual([]);
  const copy = await written({ content: text });
  await checkReview(tools, copy);
  const flags = await database.prisma.reviewFlag.findMany({ where: { reviewId: copy } });
  expect(flags).toMatchObject([{ evidence: { reviewIds: [old], similarity: 1 } }]);
  await database.prisma.review.delete({ where: { id: old } });
});

test("a review is found by what it says now, also where it changes while a run fills in", async () => {
  const id = await written({ content: text });
  const prisma = new Proxy(database.prisma, {
    get: (target, name) =>
      name === "$executeRaw"
        ? async (query: never) => {
            // As an import does.
            await database.prisma.review.update({
              where: { id },
              data: { content: sentence("new"), updatedAt: new Date() },
            });
            return target.$executeRaw(query);
          }
        : Reflect.get(target, name),
  });
  await fillFingerprints({ database: { ...database, prisma } });
  expect(await database.prisma.reviewFingerprint.count({ where: { reviewId: id } })).toBe(0);
  expect(await fillFingerprints(tools)).toBe(1);
  expect(await bands(id)).toEqual(bandsOf(sentence("new")));
});

test("a run that finds all filled in looks at no text", async () => {
  await fillFingerprints(tools);
  const $queryRaw = vi.spyOn(database.prisma, "$queryRaw");
  expect(await fillFingerprints(tools)).toBe(0);
  expect($queryRaw).toHaveBeenCalledOnce();
  $queryRaw.mockRestore();
});
