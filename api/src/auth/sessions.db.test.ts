import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../database/testing.ts";
import { beginSession, createSessions, readSession, SessionRefused, sessionCookie } from "./sessions.ts";

const database = testDatabase();
let userId: string;
beforeAll(async () => {
  const data = { email: "a@b.example", emailKey: "a@b.example", passwordHash: "first" };
  ({ id: userId } = await database.prisma.user.create({ data }));
});

const open = () => createSessions(database.prisma, { secure: false });

test("a session is not begun by a password that was changed meanwhile", async () => {
  const sessions = open();
  const begin = (passwordHash: string) =>
    beginSession(sessions, userId, { userAgent: undefined, passwordHash });
  await begin("first");
  await database.prisma.user.update({ where: { id: userId }, data: { passwordHash: "second" } });
  await expect(begin("first")).rejects.toBeInstanceOf(SessionRefused);
  expect(await database.prisma.session.count()).toBe(1);
});

test("a change under way is waited for", async () => {
  const sessions = open();
  let begun: Promise<unknown> | undefined;
  await database.prisma.$transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { passwordHash: "third" } });
    await tx.session.deleteMany({ where: { userId } });
    begun = beginSession(sessions, userId, { userAgent: undefined, passwordHash: "second" });
    begun.catch(() => undefined);
  });
  await expect(begun).rejects.toBeInstanceOf(SessionRefused);
  expect(await database.prisma.session.count()).toBe(0);
});

describe("a Cookie header", () => {
  test.each([
    ["with broken escapes of others", (cookie: string) => `x=%%%; ${cookie}; y=%E0%A4%A`],
    ["with spaces and names alike", (cookie: string) => `  not_${sessionCookie}=a ;${cookie}`],
  ])("%s is read", async (_title, around) => {
    const sessions = open();
    const { cookie, id } = await beginSession(sessions, userId, { userAgent: undefined });
    const found = await readSession(sessions, around(cookie.split(";")[0] ?? ""));
    expect(found).toMatchObject({ id, viewer: { id: userId } });
  });

  test.each(["", "%", `${sessionCookie}=`, `${sessionCookie}=%00`, `${sessionCookie}=../..`, "a=%zz"])(
    "%j carries none",
    async (cookies) => {
      expect(await readSession(open(), cookies)).toBeNull();
    },
  );
});
