import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { transaction } from "../../../database/client/transaction.ts";
import { testDatabase } from "../../../testing/database.ts";
import { testReappearing, yearsLater } from "../../../testing/review-traces.ts";
import { seed, type World, worldNow } from "../../../testing/seed.ts";
import { testKeys } from "../../../testing/services.ts";
import { words } from "../../../testing/writers.ts";
import { sweepTraces } from "../traces/sweep.ts";
import { checkReview } from "./check.ts";

const database = testDatabase();
const { signUp, stored, write, forget } = testReappearing(database);
let world: World;
beforeAll(async () => {
  world = await seed(database);
});
beforeEach(() => forget());

let count = 0;
const address = () => `olga.${++count}@home.example`;

describe("what else is odd about the review of an account that is gone", () => {
  const check = (id: string) => checkReview({ database, keys: testKeys, now: () => worldNow }, id);
  const flagsOf = async (id: string) => {
    await check(id);
    return (await stored(id)).flags;
  };

  /** A review by somebody at a domain, with the address proved unless it is said otherwise. */
  async function colleague(domain: string, { isProved = true, workDomain = null as string | null } = {}) {
    const one = await signUp(`k${++count}@${domain}`);
    await database.prisma.user.update({ where: { id: one.viewer.id }, data: { isEmailVerified: isProved } });
    const { id } = await write(one.viewer, { softwareId: world.software.tally });
    await database.prisma.review.update({ where: { id }, data: { createdAt: worldNow, workDomain } });
    return { ...one, id };
  }

  test("colleagues are still found, by the organisations of proved addresses and work addresses", async () => {
    const first = await colleague("mail.kiln.example");
    const second = await colleague("home.example", { workDomain: "kiln.example" });
    for (const { leave } of [first, second]) await leave();
    expect((await stored(second.id)).workDomain).toBeNull();
    const third = await colleague("kiln.example");
    const evidence = { softwareId: world.software.tally, reviews: 3, days: 30 };
    expect(await flagsOf(third.id)).toMatchObject([
      { kind: "same-domain", evidence: { ...evidence, reviewIds: [second.id, first.id] } },
    ]);
    // They stay when the third goes, and as long as the traces of the others.
    await third.leave();
    expect(await flagsOf(third.id)).toMatchObject([{ kind: "same-domain", evidence }]);
    await transaction(database, (tx) => sweepTraces(tx, yearsLater(3)));
    expect((await stored(third.id)).flags).toEqual([]);
    expect(await flagsOf(third.id)).toEqual([]);
  });

  test("colleagues are nobody who proved nothing, or has an address from a provider", async () => {
    for (const isProved of [true, false]) {
      const domain = isProved ? "gmail.com" : "oven.example";
      const people = [await colleague(domain, { isProved }), await colleague(domain, { isProved })];
      for (const { leave } of people) await leave();
      const kinds = (await flagsOf((await colleague(domain)).id)).map(({ kind }) => kind);
      expect(kinds).not.toContain("same-domain");
    }
    expect(await database.prisma.reviewTrace.count({ where: { kind: "organisation" } })).toBe(0);
  });

  test("a copy of its text is still found", async () => {
    const content = Array.from({ length: 60 }, (_, index) => `w${index}`).join(" ");
    const [one, other] = [await signUp(address()), await signUp(address())];
    const [first, copy] = [
      (await write(one.viewer, { softwareId: world.software.tally })).id,
      (await write(other.viewer, { softwareId: world.software.tally })).id,
    ];
    const says = (id: string) =>
      database.prisma.review.update({ where: { id }, data: { ...words, content } });
    await says(first);
    await check(first);
    await one.leave();
    await says(copy);
    expect(await flagsOf(copy)).toMatchObject([{ kind: "near-duplicate", evidence: { reviewIds: [first] } }]);
  });
});
