import { beforeAll, describe, expect, test } from "vitest";
import type { ViewSubject } from "../../inputs/views.ts";
import { testDatabase } from "../../testing/database.ts";
import { ask, read } from "../../testing/engine.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { addViews, type Visit } from "../views/views.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

interface Day {
  day: string;
  [figure: string]: string | number;
}
const last = async (days: number) => {
  const { administration } = await read<{ administration: { days: Day[] } }>(
    database,
    "query($days: Int!) { administration { days(days: $days) { day signUps reviews listingViews leads reports } } }",
    { days },
    { viewer: viewersOf(world).admin },
  );
  return administration.days;
};

describe("what happened on the last days", () => {
  test("is counted by days in UTC, oldest first, those without anything too", async () => {
    const { prisma } = database;
    await prisma.user.updateMany({ data: { createdAt: new Date("2026-01-01") } });
    await prisma.review.updateMany({ data: { createdAt: new Date("2026-01-01") } });
    const [beginning, before] = [new Date("2026-11-18T00:00:00Z"), new Date("2026-11-17T23:59:59.999Z")];
    const { ada, ben, imported, user } = world.users;
    const at = (id: string, createdAt: Date) => prisma.user.update({ where: { id }, data: { createdAt } });
    await Promise.all([at(ada, beginning), at(ben, before), at(imported, beginning)]);
    const reviews = [world.reviews.beaconByAda, world.reviews.beaconByBen];
    await prisma.review.updateMany({ where: { id: { in: reviews } }, data: { createdAt: beginning } });
    await prisma.review.updateMany({ where: { id: reviews[0] ?? "" }, data: { status: "hidden" } });
    const lead = { kind: "demo", name: "B", email: "b@mail.example", consentedAt: beginning };
    await prisma.lead.createMany({
      data: [
        { ...lead, createdAt: new Date("2026-11-20T11:00:00Z") },
        { ...lead, createdAt: before },
      ],
    });
    const report = { reviewId: world.reviews.beaconByAda, userId: user, reason: "offensive" };
    await prisma.reviewReport.create({ data: { ...report, createdAt: beginning } });
    let networks = 0;
    const visits = (subject: ViewSubject, id: string, day: string, count = 2): Visit[] =>
      Array.from({ length: count }, () => ({
        subject,
        id,
        day,
        mac: (++networks).toString(16).padStart(64, "0"),
      }));
    await addViews(prisma, [
      ...visits("software", world.software.beacon, "2026-11-19"),
      ...visits("software", world.software.harbor, "2026-11-19"),
      ...visits("software", world.software.harbor, "2026-11-17"),
      ...visits("software", world.software.draft, "2026-11-19"),
      ...visits("company", world.companies.solo, "2026-11-19"),
      ...visits("compare", world.software.beacon, "2026-11-19"),
    ]);
    await addViews(prisma, visits("software", world.software.beacon, "2026-11-19", 1));
    const zeroCounts = { signUps: 0, reviews: 0, listingViews: 0, leads: 0, reports: 0 };
    expect(await last(3)).toEqual([
      { ...zeroCounts, day: "2026-11-18", signUps: 1, reviews: 2, reports: 1 },
      { ...zeroCounts, day: "2026-11-19", listingViews: 5 },
      { ...zeroCounts, day: "2026-11-20", leads: 1 },
    ]);
    expect(await last(90)).toHaveLength(90);
  });

  test("is asked for 1 to 90 days", async () => {
    for (const days of [0, 91])
      await expect(last(days)).rejects.toMatchObject({ message: "days must be from 1 to 90" });
  });

  test("is told to nobody else", async () => {
    const text = "{ administration { days(days: 7) { reviews } } }";
    for (const viewer of [null, viewersOf(world).owner])
      expect(await ask(database, text, {}, { viewer })).toEqual({ data: { administration: null } });
  });
});
