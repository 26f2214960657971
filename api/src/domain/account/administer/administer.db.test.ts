import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../../auth/auth-context.ts";
import { createSessions, readSession } from "../../../auth/sessions.ts";
import { createLimits, limitTable } from "../../../limits/limits.ts";
import { createRateLimiter } from "../../../limits/rate-limiter.ts";
import { testAdministering } from "../../../testing/administering.ts";
import { testBrowser } from "../../../testing/browser.ts";
import { testDatabase } from "../../../testing/database.ts";
import { read } from "../../../testing/engine.ts";
import { seed, viewersOf, type World } from "../../../testing/seed.ts";
import { testServices } from "../../../testing/services.ts";

const database = testDatabase();
const { send, logged, expectConflict } = testAdministering(database);
let world: World;
let admin: Viewer;
beforeAll(async () => {
  world = await seed(database);
  admin = viewersOf(world).admin;
});
const lastOne = "You are the last administrator. Make someone else an administrator first";

describe("administrators", () => {
  test("make others, and end it; the log tells who was one", { tags: ["4.verification.5"] }, async () => {
    const databaseId = world.users.cleo;
    for (const isAdmin of [true, true, false])
      expect((await send(admin, "setUserAdmin", { databaseId, isAdmin })).user).toMatchObject({ isAdmin });
    expect(await logged(databaseId)).toEqual([
      { action: "user.grant-admin", before: { isAdmin: false }, after: { isAdmin: true } },
      { action: "user.revoke-admin", before: { isAdmin: true }, after: { isAdmin: false } },
    ]);
    await expectConflict(admin, "setUserAdmin", { databaseId, isAdmin: true });
  });

  test("are never none: of two who go at once one stays", { tags: ["2.admin.35"] }, async () => {
    const databaseId = world.users.cleo;
    await send(admin, "setUserAdmin", { databaseId, isAdmin: true });
    const second = { ...admin, id: databaseId };
    const both = await Promise.all([
      send(admin, "setUserAdmin", { databaseId: admin.id, isAdmin: false }),
      send(second, "setUserAdmin", { databaseId: second.id, isAdmin: false }),
    ]);
    expect(both.map(({ message }) => message).filter(Boolean)).toEqual([lastOne]);
    expect(await database.prisma.user.count({ where: { isAdmin: true } })).toBe(1);
    await database.prisma.user.update({ where: { id: admin.id }, data: { isAdmin: true } });
    await database.prisma.user.update({ where: { id: second.id }, data: { isAdmin: false } });
  });

  test.each([
    ["setUserAdmin", { isAdmin: true }],
    ["setUserSuspended", { isSuspended: true }],
    ["removeUserAsAdmin", {}],
  ] as const)(
    "who are none any more, or suspended, since the request came: %s changes nobody",
    async (name, change) => {
      const where = { id: world.users.cleo };
      const former: Viewer = { ...admin, id: where.id };
      const databaseId = world.users.ben;
      const { prisma } = database;
      const before = await prisma.user.findUnique({ where: { id: databaseId } });
      for (const data of [
        { isAdmin: false, suspendedAt: null },
        { isAdmin: true, suspendedAt: new Date() },
      ]) {
        await prisma.user.update({ where, data });
        await expect(send(former, name, { databaseId, ...change })).rejects.toMatchObject({
          extensions: { code: "FORBIDDEN" },
        });
      }
      await prisma.user.update({ where, data: { isAdmin: false, suspendedAt: null } });
      expect(await prisma.user.findUnique({ where: { id: databaseId } })).toEqual(before);
    },
  );

  test("of two who suspend each other at once, one stays", async () => {
    const databaseId = world.users.cleo;
    const where = { id: databaseId };
    await database.prisma.user.update({ where, data: { isAdmin: true } });
    const both = await Promise.allSettled([
      send(admin, "setUserSuspended", { databaseId, isSuspended: true }),
      send({ ...admin, id: databaseId }, "setUserSuspended", { databaseId: admin.id, isSuspended: true }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const left = await database.prisma.user.count({ where: { isAdmin: true, suspendedAt: null } });
    expect(left).toBe(1);
    for (const id of [admin.id, databaseId])
      await database.prisma.user.update({
        where: { id },
        data: { isAdmin: id === admin.id, suspendedAt: null },
      });
  });

  test("who are suspended do not count as one who is left", async () => {
    const where = { id: world.users.cleo };
    await database.prisma.user.update({ where, data: { isAdmin: true, suspendedAt: new Date() } });
    expect((await send(admin, "setUserAdmin", { databaseId: admin.id, isAdmin: false })).message).toBe(
      lastOne,
    );
    await database.prisma.user.update({ where, data: { isAdmin: false, suspendedAt: null } });
  });

  test("cannot be a user who cannot sign in", async () => {
    const { imported, ben } = world.users;
    expect((await send(admin, "setUserAdmin", { databaseId: imported, isAdmin: true })).message).toContain(
      "imported",
    );
    await send(admin, "setUserSuspended", { databaseId: ben, isSuspended: true });
    expect((await send(admin, "setUserAdmin", { databaseId: ben, isAdmin: true })).message).toBe(
      "This account is suspended",
    );
    await send(admin, "setUserSuspended", { databaseId: ben, isSuspended: false });
  });
});

describe("who is suspended", () => {
  test("is signed out everywhere and told so on signing in, until they are let in again; what they wrote stays", async () => {
    const email = "sus@pended.example";
    const browser = testBrowser(database);
    const { viewer } = await browser.send("signUp", {
      email,
      password: "a password",
      firstName: "S",
      lastName: "P",
    });
    const databaseId = String(viewer?.["databaseId"]);
    const softwareId = world.software.tally;
    const review = { userId: databaseId, softwareId, rating: 3, title: "T", content: "C" };
    const { id } = await database.prisma.review.create({ data: review });
    const sessions = createSessions(database, { secure: false });
    const { id: secret } = await sessions.createSession(databaseId, { userAgent: null });
    const cookie = `${sessions.sessionCookieName}=${secret}`;
    expect((await readSession(sessions, cookie))?.viewer.id).toBe(databaseId);
    const suspend = (isSuspended: boolean) => send(admin, "setUserSuspended", { databaseId, isSuspended });
    expect((await suspend(true)).user.suspendedAt).not.toBeNull();
    expect(await database.prisma.session.count({ where: { userId: databaseId } })).toBe(0);
    expect(await readSession(sessions, cookie)).toBeNull();
    const signIn = () => testBrowser(database).send("signIn", { email, password: "a password" });
    expect(await signIn()).toMatchObject({
      __typename: "CredentialsError",
      message: "This account is suspended",
    });
    expect(await read(database, `{ review(databaseId: "${id}") { title } }`)).toEqual({
      review: { title: "T" },
    });
    expect((await suspend(false)).user.suspendedAt).toBeNull();
    expect((await signIn()).__typename).toBe("SignedIn");
    expect((await logged(databaseId)).map(({ action }) => action)).toEqual([
      "user.suspend",
      "user.reinstate",
    ]);
    await expectConflict(admin, "setUserSuspended", { databaseId, isSuspended: true });
  });

  test("is never oneself", async () => {
    const { message } = await send(admin, "setUserSuspended", { databaseId: admin.id, isSuspended: true });
    expect(message).toBe("You cannot suspend your own account");
  });
});

describe("deleting somebody's account", () => {
  test("leaves their reviews, and no personal data in the log; refused for one's own account", {
    tags: ["2.admin.36", "2.admin.37"],
  }, async () => {
    const databaseId = world.users.ada;
    await expectConflict(admin, "removeUserAsAdmin", { databaseId });
    expect(await send(admin, "removeUserAsAdmin", { databaseId })).toMatchObject({ databaseId });
    expect(await database.prisma.user.findUnique({ where: { id: databaseId } })).toBeNull();
    const review = await database.prisma.review.findUnique({ where: { id: world.reviews.beaconByAda } });
    expect(review).toMatchObject({ userId: null, status: "published" });
    expect(await logged(databaseId)).toEqual([
      {
        action: "user.delete",
        before: { provider: "email", isAdmin: false, isSuspended: false },
        after: null,
      },
    ]);
    expect((await send(admin, "removeUserAsAdmin", { databaseId: admin.id })).message).toContain(
      "your own account",
    );
    await expect(send(admin, "removeUserAsAdmin", { databaseId })).rejects.toThrow("User not found");
  });
});

describe("a company", () => {
  test("is verified by name and website, as the log tells, and no more", {
    tags: ["4.verification.1"],
  }, async () => {
    const databaseId = world.companies.ferrite;
    for (const isVerified of [true, true, false])
      expect((await send(admin, "setCompanyVerified", { databaseId, isVerified })).company).toMatchObject({
        isVerified,
      });
    const profile = { name: "Ferrite Labs", website: "https://ferrite.example" };
    expect(await logged(databaseId)).toEqual([
      {
        action: "company.verify",
        before: { isVerified: false, ...profile },
        after: { isVerified: true, ...profile },
      },
      {
        action: "company.unverify",
        before: { isVerified: true, ...profile },
        after: { isVerified: false, ...profile },
      },
    ]);
    await expectConflict(admin, "setCompanyVerified", { databaseId, isVerified: true });
  });
});

describe("the lists of everybody and of all companies", () => {
  interface Listed {
    administration: { list: { totalCount: number; edges: { node: Record<string, string> }[] } };
  }
  const list = async (name: "users" | "companies", args: string) => {
    const text = `{ administration { list: ${name}(first: 100, ${args}) { totalCount edges { node { ${
      name === "users" ? "email" : "name"
    } } } } } }`;
    const { administration } = await read<Listed>(database, text, {}, { viewer: admin });
    expect(administration.list.edges.length).toBe(administration.list.totalCount);
    return administration.list.edges.map(({ node }) => node["email"] ?? node["name"] ?? null);
  };

  test("are searched by any part of name and address, where % and _ are letters", {
    tags: ["2.admin.21"],
  }, async () => {
    expect(await list("users", 'search: "CLEO@"')).toEqual(["cleo@mail.example"]);
    expect(await list("users", 'search: "otto own"')).toEqual(["owner@northwind.example"]);
    for (const pattern of ["%", "_", "\\\\"]) expect(await list("users", `search: "${pattern}"`)).toEqual([]);
    for (const begins of ["OT", "ow"])
      expect(await list("users", `search: "${begins}"`)).toEqual(["owner@northwind.example"]);
    expect(await list("users", 'search: "tt"')).toEqual([]);
    expect(await list("companies", 'search: "wind"')).toEqual(["Northwind"]);
  });

  test("are kept by what they are, and ordered", async () => {
    expect(await list("users", "isAdmin: true")).toEqual(["admin@assay.example"]);
    expect(await list("users", "hasAccount: false")).toEqual([null]);
    expect(await list("users", "isSuspended: true")).toEqual([]);
    expect(await list("users", "isEmailVerified: false, hasAccount: true")).toEqual(["sus@pended.example"]);
    const all = await list("users", "");
    expect(await list("users", "sort: OLDEST")).toEqual(all.toReversed());
    const named = (id: string, firstName: string | null) =>
      database.prisma.user.update({ where: { id }, data: { firstName, lastName: null } });
    await named(world.users.cleo, "Élodie");
    await named(world.users.user, "eLs");
    await named(world.users.imported, null);
    expect(await list("users", "sort: NAME")).toEqual([
      null,
      "ben.k@mail.example",
      "editor@northwind.example",
      "cleo@mail.example",
      "Uma@mail.example",
      "admin@assay.example",
      "owner@northwind.example",
      "sus@pended.example",
    ]);
    expect(await list("companies", "")).toEqual(["Ferrite Labs", "Northwind", "Solo"]);
    expect(await list("companies", "isVerified: true")).toEqual(["Northwind"]);
    expect(await list("companies", "isClaimed: false, sort: NEWEST")).toEqual(["Solo", "Ferrite Labs"]);
  });
});

test("an administrator who changes very much in an hour has to wait", async () => {
  const counter = createRateLimiter(database.pool, {
    ...limitTable,
    "admin-changes:user": { points: 2, minutes: 60 },
    "admin-deletions:user": { points: 0, minutes: 60 },
  });
  const { services } = testServices({ limits: createLimits(counter) });
  const given = { databaseId: world.companies.solo, isVerified: true };
  const verify = () => send(admin, "setCompanyVerified", given, services);
  await verify();
  await verify();
  await expect(verify()).rejects.toThrow("Too many attempts");
  const removed = send(admin, "removeUserAsAdmin", { databaseId: world.users.cleo }, services);
  await expect(removed).rejects.toThrow("Too many attempts");
});
