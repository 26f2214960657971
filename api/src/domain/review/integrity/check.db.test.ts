import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hourMs } from "../../../inputs/index.ts";
import { testDatabase } from "../../../testing/database.ts";
import { seed, type World, worldNow } from "../../../testing/seed.ts";
import { testKeys, testServices } from "../../../testing/services.ts";
import { testWriters, words } from "../../../testing/writers.ts";
import { textWeightOf } from "../../ranking/text-weights.ts";
import { checkReview } from "./check.ts";

const database = testDatabase();
const writers = testWriters(database);
let world: World;
beforeAll(async () => {
  world = await seed(database);
});
beforeEach(async () => {
  await database.prisma.review.deleteMany({ where: { catalogKey: null } });
});

const tools = { database, keys: testKeys, now: () => worldNow };
const check = (id: string) => checkReview(tools, id);
const hoursAgo = (hours: number) => new Date(worldNow.getTime() - hours * hourMs);
const flagsOf = (reviewId: string) =>
  database.prisma.reviewFlag.findMany({
    where: { reviewId },
    select: { kind: true, evidence: true, status: true },
    orderBy: { kind: "asc" },
  });
const decide = (reviewId: string) =>
  database.prisma.reviewFlag.updateMany({
    where: { reviewId },
    data: { status: "dismissed", decidedAt: worldNow },
  });
const sentence = (count: number, seed: string) =>
  Array.from({ length: count }, (_, index) => `${seed}${index}`).join(" ");

let people = 0;
interface Writing {
  content?: string;
  title?: string;
  /** Hours before the world's time. */
  ago?: number;
  software?: string;
  /** At which the author has an address. */
  domain?: string;
  /** Has the author not proved it? */
  isUnproved?: boolean;
  workDomain?: string;
  catalogKey?: string;
  status?: "hidden";
}
/** A review by somebody new, as it lies in the database. */
async function written({
  ago = 0,
  software,
  domain,
  isUnproved = false,
  ...rest
}: Writing = {}): Promise<string> {
  const email = `p${++people}@${domain ?? `d${people}.example`}`;
  const { id } = await database.prisma.review.create({
    data: {
      ...words,
      ...rest,
      software: { connect: { id: software ?? world.software.tally } },
      user: { create: { email, emailKey: email, isEmailVerified: !isUnproved } },
      createdAt: hoursAgo(ago),
    },
  });
  return id;
}

describe("jobs", () => {
  test("are left by a review that is new and by one that was changed, not by what changed nothing", async () => {
    const { services, jobs } = testServices();
    const viewer = await writers.somebody();
    const input = { ...words, softwareId: world.software.tally, idempotencyKey: "one" };
    const { review } = await writers.send(viewer, "createReview", input, services);
    const databaseId = String(review?.databaseId);
    const checks = () => jobs.filter(({ kind }) => kind === "check-review");
    const job = { kind: "check-review", data: { reviewId: databaseId } };
    expect(checks()).toEqual([job]);
    await writers.send(viewer, "createReview", input, services);
    await writers.send(viewer, "updateReview", { databaseId, title: words.title }, services);
    expect(checks()).toEqual([job]);
    await writers.send(viewer, "updateReview", { databaseId, title: "Held" }, services);
    expect(checks()).toEqual([job, job]);
  });

  test("of a review that is gone do nothing", async () => {
    await check("01900000-0000-7000-8000-00000000dead");
    expect(await database.prisma.reviewFlag.count()).toBe(0);
  });
});

describe("near-duplicate", () => {
  const text = sentence(60, "w");

  test("names the review that says nearly the same, of whatever software; nothing is hidden", async () => {
    const first = await written({ content: text, ago: 50, software: world.software.ember });
    await written({ content: sentence(60, "other"), ago: 20 });
    await check(first);
    const copy = await written({ content: text.replace("w30", "changed") });
    await check(copy);
    expect(await flagsOf(first)).toEqual([]);
    expect(await flagsOf(copy)).toEqual([
      {
        kind: "near-duplicate",
        status: "open",
        evidence: { reviewIds: [first], similarity: expect.closeTo(0.9, 1) },
      },
    ]);
    const { status } = await database.prisma.review.findUniqueOrThrow({ where: { id: copy } });
    expect(status).toBe("published");
  });

  test("weighs the later text least, whichever is checked, and its listing with it", async () => {
    const first = await written({ content: text, ago: 50, software: world.software.ember });
    const copy = await written({ content: text });
    const weights = async () =>
      (
        await database.prisma.review.findMany({
          where: { id: { in: [first, copy] } },
          orderBy: { createdAt: "asc" },
        })
      ).map(({ textWeight }) => textWeight);
    const sums = async () =>
      (await database.prisma.software.findUniqueOrThrow({ where: { id: world.software.tally } })).rankWeight;
    const [before, least] = [await sums(), 700];
    // The copy is known to the search once it was checked; alone it is none.
    await database.prisma.reviewFingerprint.deleteMany();
    await check(copy);
    const whole = textWeightOf({ ...words, content: text, pros: [], cons: [] });
    expect(await weights()).toEqual([null, whole]);
    expect(await sums()).not.toBe(before);
    await check(first);
    expect(await weights()).toEqual([whole, least]);
    await check(copy);
    expect(await weights()).toEqual([whole, least]);
    // Who corrects a word remains the first.
    await database.prisma.review.update({ where: { id: first }, data: { editedAt: hoursAgo(-1) } });
    const replaced = { reviewId: first, rating: 5, title: words.title, createdAt: hoursAgo(-1) };
    await database.prisma.reviewRevision.create({
      data: { ...replaced, content: text.replace("w30", "x") },
    });
    await check(copy);
    expect(await weights()).toEqual([whole, least]);
    // What is hidden, or of the same author, is no original.
    const patch = (data: { status?: string; userId?: string | null }) =>
      database.prisma.review.update({ where: { id: first }, data });
    await patch({ status: "hidden" });
    await check(copy);
    expect(await weights()).toEqual([whole, whole]);
    await patch({ status: "published" });
    // Who makes an old review say what another says is the later one.
    await database.prisma.reviewRevision.updateMany({
      where: { reviewId: first },
      data: { content: sentence(60, "y") },
    });
    await check(copy);
    expect(await weights()).toEqual([least, whole]);
  });

  test("is not said of short texts, nor of texts with half their words alike", async () => {
    for (const ago of [3, 2]) await check(await written({ content: "Great product, easy to use.", ago }));
    await check(await written({ content: text, ago: 1 }));
    const half = `${text.split(" ").slice(0, 30).join(" ")} ${sentence(30, "h")}`;
    await check(await written({ content: half }));
    expect(await database.prisma.reviewFlag.count()).toBe(0);
  });

  test("of two that are checked at once is seen by at least one", async () => {
    const [one, other] = [await written({ content: text }), await written({ content: text })];
    // Each looks for others only when both have come so far.
    let waiting = 0;
    const both = Promise.withResolvers<void>();
    const meeting = () =>
      new Proxy(database.prisma, {
        get: (target, name) =>
          name === "$queryRaw"
            ? async (query: { sql: string }) => {
                if (query.sql.includes("review_fingerprint") && ++waiting === 2) both.resolve();
                if (query.sql.includes("review_fingerprint")) await both.promise;
                return target.$queryRaw(query as never);
              }
            : Reflect.get(target, name),
      });
    await Promise.all(
      [one, other].map((id) => checkReview({ ...tools, database: { ...database, prisma: meeting() } }, id)),
    );
    expect(await database.prisma.reviewFlag.count({ where: { kind: "near-duplicate" } })).toBe(2);
  });

  test("goes when the review says something else, and comes back with the copy", async () => {
    await check(await written({ content: text, ago: 5 }));
    const copy = await written({ content: text });
    const says = async (content: string) => {
      await database.prisma.review.update({ where: { id: copy }, data: { content } });
      await check(copy);
      return (await flagsOf(copy)).map(({ kind }) => kind);
    };
    expect(await says(text)).toEqual(["near-duplicate"]);
    expect(await says(sentence(60, "own"))).toEqual([]);
    expect(await says(text)).toEqual(["near-duplicate"]);
  });
});

describe("a flag that was decided", () => {
  const text = sentence(60, "d");

  test("stays so by the same evidence, also when it is gone, and is opened by another review", async () => {
    await check(await written({ content: text, ago: 5 }));
    const copy = await written({ content: text, ago: 1 });
    await check(copy);
    await decide(copy);
    await check(copy);
    await check(copy);
    expect(await flagsOf(copy)).toMatchObject([{ status: "dismissed" }]);
    await database.prisma.review.update({ where: { id: copy }, data: { content: sentence(60, "e") } });
    await check(copy);
    expect(await flagsOf(copy)).toMatchObject([{ status: "dismissed" }]);
    await database.prisma.review.update({ where: { id: copy }, data: { content: text } });
    const third = await written({ content: text });
    await check(third);
    await check(copy);
    const [flag] = await flagsOf(copy);
    expect(flag).toMatchObject({ status: "open", evidence: { reviewIds: expect.arrayContaining([third]) } });
  });
});

test.each([
  ["its work domain", { workDomain: "acme.example" }],
  ["its text", { content: "Other words." }],
  ["its author", { userId: null }],
])("a check that finds another to have changed %s meanwhile flags nothing", async (_what, data) => {
  const text = sentence(60, "m");
  await check(await written({ content: text, ago: 5 }));
  const copy = await written({ content: text });
  const prisma = new Proxy(database.prisma, {
    get: (target, name) =>
      name === "$queryRaw"
        ? async (query: never) => {
            const rows = await target.$queryRaw(query);
            await database.prisma.review.update({ where: { id: copy }, data });
            return rows;
          }
        : Reflect.get(target, name),
  });
  await checkReview({ ...tools, database: { ...database, prisma } }, copy);
  expect(await flagsOf(copy)).toEqual([]);
});

test("doing a job twice does no more than once", async () => {
  const text = sentence(60, "t");
  await check(await written({ content: text, ago: 5 }));
  const copy = await written({ content: text });
  await Promise.all([check(copy), check(copy)]);
  const before = await database.prisma.reviewFlag.findMany();
  await check(copy);
  expect(await database.prisma.reviewFlag.findMany()).toEqual(before);
  expect(before).toHaveLength(1);
});

describe("burst", () => {
  const kinds = async (id: string) => (await flagsOf(id)).map(({ kind }) => kind);

  test("is five reviews of a software within 24 hours, where it has few otherwise", async () => {
    for (const day of [20, 30]) await written({ ago: day * 24 });
    const others = [];
    for (const ago of [20, 15, 10]) others.unshift(await written({ ago }));
    const fourth = await written({ ago: 5 });
    await check(fourth);
    expect(await kinds(fourth)).toEqual([]);
    const fifth = await written();
    await check(fifth);
    expect(await flagsOf(fifth)).toEqual([
      {
        kind: "burst",
        status: "open",
        evidence: {
          softwareId: world.software.tally,
          reviews: 5,
          hours: 24,
          usualPerDay: expect.closeTo(0.03),
          oneIn: 1_000_000,
          historyDays: expect.any(Number),
          reviewIds: [fourth, ...others],
        },
      },
    ]);
  });

  test("is measured by earlier days with many reviews, and not said of a new listing", async () => {
    // Every fourth week twelve on one day, as after a newsletter.
    for (let month = 1; month < 6; month++)
      for (let at = 0; at < 12; at++) await written({ ago: month * 28 * 24 + at });
    const eighth = async () => {
      for (const ago of [7, 6, 5, 4, 3, 2, 1]) await written({ ago });
      return written();
    };
    const usual = await eighth();
    await check(usual);
    expect(await kinds(usual)).toEqual([]);
    await database.prisma.review.deleteMany({ where: { catalogKey: null } });
    const unusual = await eighth();
    await check(unusual);
    expect(await kinds(unusual)).toEqual(["burst"]);
    const where = { id: world.software.tally };
    const { createdAt } = await database.prisma.software.findUniqueOrThrow({ where });
    await database.prisma.software.update({ where, data: { createdAt: hoursAgo(20 * 24) } });
    await check(unusual);
    expect(await kinds(unusual)).toEqual([]);
    await database.prisma.software.update({ where, data: { createdAt } });
  });

  test("is not made usual by an attack's own days, one odd day or what moderators hid", async () => {
    // Each day somewhat more than the one before, thirty days ago a great many, and a hidden campaign each fourth week.
    for (const [day, many] of [
      [3, 4],
      [2, 6],
      [1, 9],
      [31, 60],
    ] as const)
      for (let at = 0; at < many; at++) await written({ ago: day * 24 + 1 + at / 10 });
    for (let month = 1; month < 6; month++)
      for (let at = 0; at < 30; at++) await written({ ago: month * 28 * 24 + at / 10, status: "hidden" });
    for (const ago of [9, 8, 7, 6, 5, 4, 3, 2, 1]) await written({ ago });
    const tenth = await written();
    await check(tenth);
    expect(await kinds(tenth)).toEqual(["burst"]);
  });

  test("is not the usual pace of a software with many, nor what a catalogue brought", async () => {
    // More than one a day.
    for (let day = 2; day < 92; day++) await written({ ago: day * 24 });
    for (const ago of [25, 30, 35]) await written({ ago });
    for (const ago of [20, 15, 10, 5]) await written({ ago });
    const fifth = await written();
    await check(fifth);
    expect(await kinds(fifth)).toEqual([]);
    const { ember } = world.software;
    for (let index = 0; index < 6; index++) await written({ software: ember, catalogKey: `burst-${index}` });
    const one = await written({ software: ember });
    await check(one);
    expect(await kinds(one)).toEqual([]);
    await database.prisma.review.deleteMany({ where: { catalogKey: { startsWith: "burst-" } } });
  });
});

describe("same-domain", () => {
  test("is three reviews of a software within 30 days from one organisation", async () => {
    const first = await written({ ago: 29 * 24, domain: "mail.acme.co.uk" });
    const second = await written({ ago: 100, domain: "gmail.com", workDomain: "acme.co.uk" });
    await written({ ago: 50, domain: "acme.co.uk", software: world.software.ember });
    const third = await written({ domain: "acme.co.uk" });
    for (const id of [first, second, third]) await check(id);
    expect(await flagsOf(first)).toEqual([]);
    expect(await flagsOf(second)).toEqual([]);
    expect(await flagsOf(third)).toEqual([
      {
        kind: "same-domain",
        status: "open",
        evidence: {
          softwareId: world.software.tally,
          reviews: 3,
          days: 30,
          reviewIds: [second, first],
        },
      },
    ]);
    const { rows } = await database.pool.query("select evidence::text from review_flag");
    expect(JSON.stringify(rows)).not.toContain("@");
    // A domain goes with the review or the account that it belongs to; evidence stays.
    expect(JSON.stringify(rows)).not.toContain("acme");
  });

  test("counts an account's address only where it is proved: anybody can join with anybody's", async () => {
    const ids = [];
    for (const ago of [3, 2, 1]) ids.push(await written({ ago, domain: "acme.example", isUnproved: true }));
    const third = ids[2] ?? "";
    await check(third);
    expect(await flagsOf(third)).toEqual([]);
    await database.prisma.review.updateMany({
      where: { id: { in: ids } },
      data: { workDomain: "acme.example" },
    });
    await check(third);
    expect(await flagsOf(third)).toMatchObject([{ kind: "same-domain" }]);
  });

  test("is not said of a mail provider, nor of a month ago", async () => {
    const ids = [];
    for (const ago of [200, 100, 50]) ids.push(await written({ ago, domain: "gmail.com" }));
    await written({ ago: 31 * 24, domain: "acme.example" });
    for (const ago of [30, 0]) ids.push(await written({ ago, domain: "acme.example" }));
    for (const id of ids) await check(id);
    expect(await database.prisma.reviewFlag.count()).toBe(0);
  });
});
