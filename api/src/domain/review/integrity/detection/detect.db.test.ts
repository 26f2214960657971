import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { transaction } from "../../../../database/client/transaction.ts";
import { type DetectedFlagKind, dayMs } from "../../../../inputs/index.ts";
import { testDatabase } from "../../../../testing/database.ts";
import { seed, worldNow } from "../../../../testing/seed.ts";
import { unproven } from "../../../ranking/proofs.ts";
import { accountConnections, forgetConnections } from "../forget.ts";
import { detect } from "./detect.ts";
import { withNews } from "./raise.ts";
import { findRings } from "./rings.ts";

const database = testDatabase();
const daysAgo = (days: number) => new Date(worldNow.getTime() - days * dayMs);
const run = (days = 0) => detect({ database, now: () => daysAgo(-days) });

/** The same numbers in each run: 0 up to 1. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Writing {
  user: string;
  software: string;
  ago: number;
  rating?: number;
  /** Where the author has proved a work mailbox. */
  organisation?: string;
  proofWeight?: number;
  /** Imported: the key in its catalog. */
  catalogKey?: string;
  verifiedBy?: "work_email" | "admin";
}
/** The title of reviews that stay for all tests. */
const base = "Fine";
const reviewIn = ({ user, software, ago, rating = 5, ...more }: Writing) => ({
  id: randomUUID(),
  userId: user,
  softwareId: software,
  rating,
  content: "It works.",
  createdAt: daysAgo(ago),
  proofWeight: more.proofWeight ?? 20,
  catalogKey: more.catalogKey ?? null,
  ...(more.organisation && {
    organisationId: more.organisation,
    isVerified: true,
    verifiedBy: more.verifiedBy ?? "work_email",
    verifiedAt: daysAgo(ago),
  }),
});
async function write(writings: readonly Writing[], title = "Good"): Promise<string[]> {
  const data = writings.map((writing) => ({ ...reviewIn(writing), title }));
  await database.prisma.review.createMany({ data });
  return data.map(({ id }) => id);
}
async function people(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await database.prisma.user.createMany({
    data: ids.map((id) => ({ id, email: `${id}@mail.example`, emailKey: `${id}@mail.example` })),
  });
  return ids;
}
async function listings(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await database.prisma.software.createMany({
    data: ids.map((id) => ({ id, name: id, slug: id, sortName: id, categoryId, createdAt: daysAgo(700) })),
  });
  return ids;
}
async function organisations(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await database.prisma.organisation.createMany({ data: ids.map((id) => ({ id, domain: `${id}.example` })) });
  return ids;
}
const flagsOf = (kind?: DetectedFlagKind) =>
  database.prisma.reviewFlag.findMany({ where: kind ? { kind } : {}, orderBy: { id: "asc" } });
const flagged = async (kind?: DetectedFlagKind) =>
  (await flagsOf(kind)).map(({ reviewId }) => reviewId).toSorted();
const decideAll = (status: string) =>
  database.prisma.reviewFlag.updateMany({ data: { status, decidedAt: worldNow } });

interface Directory {
  software: string[];
  employers: string[];
}
/** An honest directory: 40 listings of different popularity, 400 reviewers of a year, two of five with a mailbox at one of 40 employers. */
async function honest(): Promise<Directory> {
  const random = numbers(7);
  const [software, employers, reviewers] = [await listings(40), await organisations(40), await people(400)];
  // Proofs of earlier years: the employers are not new.
  const [veteran = ""] = await people(1);
  await write(
    employers.map((organisation, at) => ({
      ...{ user: veteran, software: software[at] ?? "", ago: 500, organisation, proofWeight: 80 },
    })),
    base,
  );
  const writings = reviewers.flatMap((user, at): Writing[] => {
    const organisation = at % 5 < 2 ? employers[Math.floor(random() * employers.length)] : undefined;
    const about = new Set(
      Array.from({ length: 1 + Math.floor(random() * 6) }, () => Math.floor(random() ** 2 * 40)),
    );
    return [...about].map((place) => ({
      user,
      software: software[place] ?? "",
      ago: 1 + Math.floor(random() * 360),
      rating: [5, 5, 4, 4, 4, 3, 2][Math.floor(random() * 7)] ?? 4,
      ...(organisation && { organisation, proofWeight: 80 }),
    }));
  });
  await write(writings, base);
  return { software, employers };
}

let categoryId: string;
let world: Directory;
beforeAll(async () => {
  categoryId = (await seed(database)).categories.crm;
  await database.prisma.review.deleteMany();
  world = await honest();
  // As a directory of this size has it: nothing else tells the planner what the tables hold.
  await database.pool.query("ANALYZE");
});
beforeEach(async () => {
  await database.prisma.reviewFlag.deleteMany();
  await database.prisma.review.deleteMany({ where: { title: { not: base } } });
});
const listing = (place: number) => world.software[place] ?? "";

describe("an honest directory has no flags", () => {
  test("as it is", async () => {
    await run();
    expect(await flagsOf()).toEqual([]);
  });

  test("on the day of a launch, nor where one person is dissatisfied", async () => {
    const [launched = ""] = await listings(1);
    const fans = await people(60);
    await write(
      fans.map((user, at) => ({ user, software: launched, ago: 1, rating: [5, 4, 3][at % 3] ?? 5 })),
    );
    const [one = ""] = await people(1);
    await write([{ user: one, software: listing(0), ago: 1, rating: 1 }]);
    await run();
    expect(await flagsOf()).toEqual([]);
  });

  test("where a product has become worse: proven reviewers say so, too", async () => {
    const [software = ""] = await listings(1);
    const [before, after, others] = [await people(10), await people(6), await people(12)];
    const at = (place: number) => ({ organisation: world.employers[place] ?? "", proofWeight: 80 });
    await write([
      ...before.map((user, place) => ({ user, software, ago: 300, rating: 5, ...at(place) })),
      ...after.map((user, place) => ({ user, software, ago: 5, rating: 1, ...at(place + 10) })),
      ...others.map((user) => ({ user, software, ago: 4, rating: 1 })),
    ]);
    await run();
    expect(await flagsOf()).toEqual([]);
  });
});

describe("a ring", () => {
  /** Eight accounts that praise the same four products, and two others each. */
  async function ring({ since = 0, isImported = false } = {}): Promise<{
    accounts: string[];
    about: string[];
    ids: string[];
  }> {
    const accounts = await people(8);
    const about = [3, 9, 17, 30].map(listing);
    const ids = await write(
      about.flatMap((software, place) =>
        accounts.map((user, at) => ({
          ...{ user, software, ago: since + 10 + place * 40 + at * 4 },
          ...(isImported && { catalogKey: randomUUID() }),
        })),
      ),
    );
    await write(
      accounts.flatMap((user, at) =>
        [listing(31 + at), listing(at % 3)].map((software) => ({ user, software, ago: since + 9 })),
      ),
    );
    return { accounts, about, ids };
  }

  test("is flagged on each of its listings, with what its accounts have in common; nothing is hidden", async () => {
    const { about, ids } = await ring();
    await run();
    expect(await flagged()).toEqual(ids.toSorted());
    const [flag] = await flagsOf("ring");
    expect(flag?.evidence).toMatchObject({
      softwareIds: about.toSorted(),
      accounts: 8,
      reviews: 8,
      days: 365,
      reviewIds: Array.from({ length: 7 }, () => expect.any(String)),
    });
    expect(await database.prisma.review.count({ where: { status: "hidden" } })).toBe(0);
  });

  test("is flagged once: again changes nothing, and what was dismissed does not come back", async () => {
    const { about } = await ring();
    await run();
    const before = await flagsOf();
    await run();
    expect(await flagsOf()).toEqual(before);
    const found = await findRings(database.prisma, daysAgo(0));
    expect(found).toHaveLength(about.length);
    expect(await withNews(database.prisma, found)).toEqual([]);
    await decideAll("dismissed");
    const decided = await flagsOf();
    // One more account is the same ring, for the moderators.
    const [another = ""] = await people(1);
    await write(about.map((software) => ({ user: another, software, ago: 1 })));
    await run(1);
    expect(await flagsOf()).toEqual(decided);
    // Twice as many are not what was decided on.
    const more = await people(9);
    await write(more.flatMap((user) => about.map((software) => ({ user, software, ago: 1 }))));
    await run(2);
    expect((await flagsOf()).filter(({ status }) => status === "open").length).toBeGreaterThan(30);
    expect((await flagsOf()).filter(({ status }) => status === "dismissed")).toEqual(decided);
  });

  test("is none of imported reviews, nor of accounts that have not written for 90 days", async () => {
    await ring({ isImported: true });
    await ring({ since: 90 });
    await run();
    expect(await flagsOf()).toEqual([]);
  });

  test("is found whatever its size", async () => {
    const about = [3, 9, 17].map(listing);
    await write((await people(120)).flatMap((user) => about.map((software) => ({ user, software, ago: 5 }))));
    const found = await findRings(database.prisma, daysAgo(0));
    expect(found.map(({ total }) => total)).toEqual([50, 50, 50]);
  });

  test("is forgotten with an account: its flags, and its place in those of others", async () => {
    const { accounts, about } = await ring();
    await run();
    const [first] = accounts;
    const own = await database.prisma.review.findMany({
      where: { userId: first ?? "" },
      select: { id: true },
    });
    const ids = own.map(({ id }) => id);
    await transaction(database, (tx) => forgetConnections(tx, ids, accountConnections));
    const left = await flagsOf("ring");
    expect(left).toHaveLength(7 * about.length);
    expect(left.some(({ reviewId }) => ids.includes(reviewId))).toBe(false);
    expect(JSON.stringify(left)).not.toMatch(new RegExp(ids.join("|")));
    expect(left[0]?.evidence).toMatchObject({ reviews: 7 });
  });
});

test("popular products that many review together are no ring", async () => {
  const [fans, random] = [await people(150), numbers(3)];
  const threeOfSix = () => [0, 1, 2, 3, 4, 5].toSorted(() => random() - 0.5).slice(0, 3);
  await write(
    fans.flatMap((user) => threeOfSix().map((place) => ({ user, software: listing(place), ago: 30 }))),
  );
  await run();
  expect(await flagsOf("ring")).toEqual([]);
});

describe("proved mailboxes", () => {
  test("of one organisation over a year are flagged: a slow series, and a big customer as well", async () => {
    const employees = await people(9);
    const [organisation = ""] = world.employers;
    const [software = ""] = await listings(1);
    const customers = await people(12);
    const at = (place: number) => world.employers[(place % 12) + 1] ?? "";
    await write(
      customers.map((user, place) => ({ user, software, ago: 20 * place + 3, organisation: at(place) })),
    );
    const ids = await write(
      employees.map((user, month) => ({
        user,
        software,
        ago: month * 30 + 5,
        organisation,
        proofWeight: 80,
      })),
    );
    await run();
    expect(await flagged()).toEqual(ids.toSorted());
    const [flag] = await flagsOf("shared-organisation");
    expect(flag?.evidence).toMatchObject({ softwareId: software, reviews: 9, provenReviews: 21, days: 365 });
    // Neither the organisation nor its domain.
    expect(JSON.stringify(flag?.evidence)).not.toContain(organisation);
  });

  test("count where moderators have accepted a proof of use, too, and no more once the verification has ended", async () => {
    const [employees, [software = ""], [organisation = ""]] = [
      await people(6),
      await listings(1),
      world.employers,
    ];
    const ids = await write(
      employees.map((user, at) => ({
        ...{ user, software, ago: at * 30 + 5, organisation, proofWeight: at < 3 ? 100 : 80 },
        verifiedBy: at < 3 ? "admin" : "work_email",
      })),
    );
    await run();
    expect(await flagged()).toEqual(ids.toSorted());
    const [ended = "", hidden = ""] = ids;
    await database.prisma.review.update({ where: { id: ended }, data: unproven });
    await database.prisma.review.update({ where: { id: hidden }, data: { status: "hidden" } });
    await run();
    expect(await flagged()).toEqual(ids.slice(2).toSorted());
  });

  test("of one organisation are left alone until the group has twice as many reviews as were dismissed, also those not looked at any more", async () => {
    const [organisation = ""] = world.employers;
    const [software = ""] = await listings(1);
    const at = (ago: number) => (user: string) => ({ user, software, ago, organisation, proofWeight: 80 });
    await write((await people(50)).map(at(20)));
    await run();
    expect(await flagged("shared-organisation")).toHaveLength(50);
    await decideAll("dismissed");
    await write((await people(49)).map(at(10)));
    await run(1);
    expect(await flagged("shared-organisation")).toHaveLength(50);
    await write((await people(1)).map(at(5)));
    await run(2);
    expect(await flagged("shared-organisation")).toHaveLength(100);
  });

  test("of two organisations that had none before are the other kind", async () => {
    const [fresh, reviewers] = [await organisations(2), await people(12)];
    const at = (place: number) => fresh[place % 2] ?? "";
    await write(
      reviewers.map((user, place) => ({
        ...{ user, software: listing(35), ago: 3 + place * 20, organisation: at(place) },
      })),
    );
    await run();
    expect(await flagsOf("new-organisations")).toEqual([]);
    expect(await flagged("shared-organisation")).toHaveLength(12);
  });

  test("of organisations that had none before are flagged where other listings have few of them", async () => {
    const fresh = await organisations(4);
    const reviewers = await people(12);
    const software = listing(35);
    const ids = await write(
      reviewers.map((user, at) => ({ user, software, ago: 3 + at * 20, organisation: fresh[at % 4] ?? "" })),
    );
    await run();
    expect(await flagged("new-organisations")).toEqual(ids.toSorted());
    const [flag] = await flagsOf("new-organisations");
    expect(flag?.evidence).toMatchObject({ softwareId: software, reviews: 12, organisations: 4 });
  });

  test("of new organisations say nothing in a new directory", async () => {
    const earlier = { title: base, createdAt: { lt: daysAgo(365) } };
    await database.prisma.review.updateMany({ where: earlier, data: { verifiedAt: daysAgo(300) } });
    const fresh = await organisations(4);
    const reviewers = await people(12);
    await write(
      reviewers.map((user, at) => ({
        user,
        software: listing(35),
        ago: 3 + at * 20,
        organisation: fresh[at % 4] ?? "",
      })),
    );
    await run();
    await database.prisma.review.updateMany({ where: earlier, data: { verifiedAt: daysAgo(500) } });
    expect(await flagsOf("new-organisations")).toEqual([]);
  });

  test("count organisations from their first proof, also where moderators have verified it since", async () => {
    const earlier = { title: base, createdAt: { lt: daysAgo(365) } };
    const confirmed = { verifiedBy: "admin", verifiedAt: daysAgo(1), mailboxProvedAt: daysAgo(500) };
    await database.prisma.review.updateMany({ where: earlier, data: confirmed });
    const fresh = await organisations(4);
    const reviewers = await people(12);
    const ids = await write(
      reviewers.map((user, at) => ({
        user,
        software: listing(35),
        ago: 3 + at * 20,
        organisation: fresh[at % 4] ?? "",
      })),
    );
    await run();
    const before = { verifiedBy: "work_email", verifiedAt: daysAgo(500), mailboxProvedAt: null };
    await database.prisma.review.updateMany({ where: earlier, data: before });
    expect(await flagged("new-organisations")).toEqual(ids.toSorted());
  });
});

describe("ratings far from those of proven reviewers", () => {
  async function bombed(count: number, isImported = false): Promise<{ software: string; ids: string[] }> {
    const [software = ""] = await listings(1);
    const [proven, others] = [await people(12), await people(count + 3)];
    await write(
      proven.map((user, at) => ({
        ...{ user, software, ago: at * 30, rating: at % 4 === 0 ? 4 : 5, proofWeight: 80 },
      })),
    );
    const ids = await write(
      others.slice(3).map((user, at) => ({
        ...{ user, software, ago: at % 25, rating: 1 },
        ...(isImported && { catalogKey: randomUUID() }),
      })),
    );
    await write(others.slice(0, 3).map((user) => ({ user, software, ago: 2, rating: 5 })));
    return { software, ids };
  }

  test("are flagged where they come in a group, those on the far side", async () => {
    const { software, ids } = await bombed(12);
    await run();
    expect(await flagged()).toEqual(ids.toSorted());
    const [flag] = await flagsOf("rating-gap");
    expect(flag?.evidence).toMatchObject({
      ...{ softwareId: software, reviews: 12, unprovenReviews: 15, provenReviews: 12, days: 30 },
      ...{ unprovenMean: 1.8, provenMean: 4.8 },
    });
  });

  test("are flagged no more once the reviewer is proven", async () => {
    const { ids } = await bombed(12);
    await run();
    const [proven = "", ...others] = ids;
    await database.prisma.review.update({ where: { id: proven }, data: { proofWeight: 100 } });
    await run();
    expect(await flagged()).toEqual(others.toSorted());
  });

  test("are none where they were imported", async () => {
    await bombed(12, true);
    await run();
    expect(await flagsOf()).toEqual([]);
  });

  test("are none of a few people", async () => {
    await bombed(4);
    await run();
    expect(await flagsOf()).toEqual([]);
  });

  test("are bounded: a hundred flags a day, the others on the next", async () => {
    for (let attack = 0; attack < 3; attack++) await bombed(40);
    await run();
    expect(await flagsOf()).toHaveLength(100);
    await run();
    expect(await flagsOf()).toHaveLength(100);
    await run(1);
    expect(await flagsOf()).toHaveLength(120);
  });
});
