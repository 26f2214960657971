import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import { testAdministering } from "../../testing/administering.ts";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { testServices } from "../../testing/services.ts";

const database = testDatabase();
const { send, logged } = testAdministering(database);
let world: World;
let admin: Viewer;
beforeAll(async () => {
  world = await seed(database);
  admin = viewersOf(world).admin;
});

const claim = async (companyId: string, userId: string) =>
  (await database.prisma.companyClaim.create({ data: { companyId, userId, domain: "ferrite.example" } })).id;
const ownersOf = async (companyId: string) => {
  const members = await database.prisma.companyMember.findMany({ where: { companyId, role: "owner" } });
  return members.map(({ userId }) => userId);
};

describe("a claim", () => {
  test("that is approved makes its claimant the owner, refuses the others, and is told", async () => {
    const { ferrite } = world.companies;
    const { cleo, user } = world.users;
    const [databaseId, other] = [await claim(ferrite, cleo), await claim(ferrite, user)];
    const { services, jobs } = testServices();
    const pending = `{ administration { claims(status: PENDING) { totalCount edges { node { id user { email } } } } } }`;
    expect(JSON.stringify(await read(database, pending, {}, { viewer: admin }))).toContain(
      "cleo@mail.example",
    );
    const decided = await send(admin, "decideClaim", { databaseId, decision: "APPROVED" }, services);
    expect(decided["claim"]).toMatchObject({ status: "APPROVED", user: { databaseId: cleo } });
    expect(await ownersOf(ferrite)).toEqual([cleo]);
    expect((await database.prisma.companyClaim.findUnique({ where: { id: other } }))?.status).toBe(
      "rejected",
    );
    expect(jobs.map(({ data }) => data)).toEqual([{ mail: "claim-decided", claimId: databaseId }]);
    expect(await logged(ferrite)).toMatchObject([
      {
        action: "claim.approve",
        before: { status: "pending" },
        after: { status: "approved", name: "Ferrite Labs" },
      },
    ]);
    const late = await send(admin, "decideClaim", { databaseId: other, decision: "REJECTED" });
    expect(late.message).toBe("Someone else has already decided this claim");
  });

  test("that is refused leaves the company as it is; one of a suspended account cannot be approved", async () => {
    const { solo } = world.companies;
    const [first, second] = [await claim(solo, world.users.user), await claim(solo, world.users.ben)];
    await send(admin, "decideClaim", { databaseId: first, decision: "REJECTED" });
    expect(await ownersOf(solo)).toEqual([]);
    await send(admin, "setUserSuspended", { databaseId: world.users.ben, isSuspended: true });
    const { message } = await send(admin, "decideClaim", { databaseId: second, decision: "APPROVED" });
    expect(message).toBe("This account is suspended");
    await expect(send(admin, "decideClaim", { databaseId: solo, decision: "REJECTED" })).rejects.toThrow(
      "Claim not found",
    );
  });
});

test("the figures of the first page are counted, and nobody else's to read", {
  tags: ["2.admin.13"],
}, async () => {
  const text = `{ administration { counts { software drafts companies users reviews hiddenReviews categories openReports
    openFlags openListingFlags pendingClaims leadsWithoutOwner } } }`;
  const { prisma } = database;
  expect(await read(database, text, {}, { viewer: admin })).toEqual({
    administration: {
      counts: {
        software: await prisma.software.count(),
        drafts: 1,
        companies: 3,
        users: 7,
        reviews: await prisma.review.count(),
        hiddenReviews: 1,
        categories: await prisma.category.count(),
        openReports: 0,
        // Who claimed the company had reviewed its software.
        openFlags: 1,
        openListingFlags: 0,
        pendingClaims: 1,
        leadsWithoutOwner: 0,
      },
    },
  });
  const { owner } = viewersOf(world);
  expect(await read(database, text, {}, { viewer: owner })).toEqual({ administration: null });
});

test("the figure of leads that wait with administrators is that of their queue", async () => {
  const text =
    "{ administration { counts { leadsWithoutOwner } leadsWithoutOwner(status: NEW) { totalCount } } }";
  const count = async () => {
    const { administration } = await read<{
      administration: { counts: { leadsWithoutOwner: number }; leadsWithoutOwner: { totalCount: number } };
    }>(database, text, {}, { viewer: admin });
    return [administration.counts.leadsWithoutOwner, administration.leadsWithoutOwner.totalCount];
  };
  const { id: companyId } = await database.prisma.company.create({
    data: {
      slug: "kiln-of-one",
      name: "Kiln",
      sortName: "kiln",
      members: { create: { userId: world.users.cleo, role: "owner" } },
    },
  });
  const given = { kind: "demo", name: "Lea", email: "lea@mail.example", consentedAt: new Date() };
  await database.prisma.lead.create({ data: { ...given, companyId } });
  expect(await count()).toEqual([0, 0]);
  await send(admin, "setUserSuspended", { databaseId: world.users.cleo, isSuspended: true });
  expect(await count()).toEqual([1, 1]);
  await send(admin, "setUserSuspended", { databaseId: world.users.cleo, isSuspended: false });
});
