import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import {
  beginSession,
  carriesSession,
  createSessions,
  endCarriedSession,
  readSession,
  SessionRejected,
} from "./sessions.ts";

const database = testDatabase();
let userId: string;
beforeAll(async () => {
  const data = { email: "a@b.example", emailKey: "a@b.example", passwordHash: "first" };
  ({ id: userId } = await database.prisma.user.create({ data }));
});

const open = (secure = false) => createSessions(database, { secure });
const name = "assay_session";

test("a session is not begun by a password that was changed meanwhile", async () => {
  const sessions = open();
  const begin = (passwordHash: string) =>
    beginSession(sessions, userId, { userAgent: undefined, proof: { passwordHash } });
  await begin("first");
  await database.prisma.user.update({ where: { id: userId }, data: { passwordHash: "second" } });
  await expect(begin("first")).rejects.toBeInstanceOf(SessionRejected);
  expect(await database.prisma.session.count()).toBe(1);
});

test("a change under way is waited for", async () => {
  const sessions = open();
  let begun: Promise<unknown> | undefined;
  await database.prisma.$transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { passwordHash: "third" } });
    await tx.session.deleteMany({ where: { userId } });
    begun = beginSession(sessions, userId, { userAgent: undefined, proof: { passwordHash: "second" } });
    begun.catch(() => undefined);
  });
  await expect(begun).rejects.toBeInstanceOf(SessionRejected);
  expect(await database.prisma.session.count()).toBe(0);
});

test("a session of somebody suspended does not sign in, also one that begins at that moment", async () => {
  const suspend = (suspendedAt: Date | null) =>
    database.prisma.user.update({ where: { id: userId }, data: { suspendedAt } });
  const begin = () => beginSession(open(), userId, { userAgent: undefined });
  const read = ({ cookies }: Awaited<ReturnType<typeof begin>>) =>
    readSession(open(), cookies[0].split(";")[0]);
  const before = await begin();
  await suspend(new Date());
  expect([await read(before), await read(await begin())]).toEqual([null, null]);
  await suspend(null);
  expect(await read(before)).toMatchObject({ viewer: { id: userId } });
  await database.prisma.session.deleteMany();
});

test("sessions that come together are read together, and each is its own user's; one that has just ended is nobody's", async () => {
  const sessions = open();
  const users = await Promise.all(
    ["b", "c", "d"].map((name) => {
      const email = `${name}@b.example`;
      return database.prisma.user.create({ data: { email, emailKey: email } });
    }),
  );
  const begun = await Promise.all(
    users.map(({ id }) => beginSession(sessions, id, { userAgent: undefined })),
  );
  const carried = begun.map(({ cookies }) => cookies[0].split(";")[0]);
  const readAll = async () => {
    const found = await Promise.all([...carried, ...carried].map((one) => readSession(sessions, one)));
    return found.map((session) => session?.viewer.id);
  };
  const [one, other, third] = users.map(({ id }) => id);
  expect(await readAll()).toEqual([one, other, third, one, other, third]);
  const reading = readSession(sessions, carried[0]);
  await endCarriedSession(sessions, carried[1]);
  expect(await readAll()).toEqual([one, undefined, third, one, undefined, third]);
  expect((await reading)?.viewer.id).toBe(one);
});

describe("a Cookie header", () => {
  test.each([
    ["with broken escapes of others", (cookie: string) => `x=%%%; ${cookie}; y=%E0%A4%A`],
    ["with spaces and names alike", (cookie: string) => `  not_${name}=a ;${cookie}`],
  ])("%s is read", async (_title, around) => {
    const sessions = open();
    const { cookies, id } = await beginSession(sessions, userId, { userAgent: undefined });
    const found = await readSession(sessions, around(cookies[0].split(";")[0] ?? ""));
    expect(found).toMatchObject({ id, viewer: { id: userId } });
  });

  test.each(["", "%", `${name}=`, `${name}=%00`, `${name}=../..`, "a=%zz"])(
    "%j carries none",
    async (cookies) => {
      expect(await readSession(open(), cookies)).toBeNull();
    },
  );
});

test("a session ends 90 days after its sign-in, however often it is used", async () => {
  const sessions = open();
  const { cookies, id } = await beginSession(sessions, userId, { userAgent: undefined });
  const [carried] = cookies[0].split(";");
  const age = (days: number) =>
    database.prisma.session.update({
      where: { id },
      data: { createdAt: new Date(Date.now() - days * 86_400_000) },
    });
  await age(89);
  expect(await readSession(sessions, carried)).toMatchObject({ id });
  await age(90);
  expect(await readSession(sessions, carried)).toBeNull();
});

describe("under https", () => {
  const begin = async () => {
    const { cookies, id } = await beginSession(open(true), userId, { userAgent: undefined });
    const [secret = ""] = cookies[0].slice(`__Host-${name}=`.length).split(";");
    return { cookies, id, secret };
  };

  test("the cookie has the prefix, and the plain name is read for a release and then replaced", async () => {
    const { cookies, id, secret } = await begin();
    expect(cookies).toEqual([
      `__Host-${name}=${secret}; HttpOnly; Max-Age=2592000; Path=/; SameSite=Lax; Secure`,
    ]);
    expect(await readSession(open(true), `__Host-${name}=${secret}`)).toMatchObject({ id, renewed: [] });
    expect(await readSession(open(true), `${name}=${secret}`)).toMatchObject({
      id,
      renewed: [...cookies, `${name}=; HttpOnly; Max-Age=0; Path=/; SameSite=Lax; Secure`],
    });
  });

  test("an additional plain cookie, planted by someone else, does not count", async () => {
    const [own, planted] = [await begin(), await begin()];
    const both = `${name}=${planted.secret}; __Host-${name}=${own.secret}`;
    expect(await readSession(open(true), both)).toMatchObject({ id: own.id });
  });

  test("without https the prefix means nothing", async () => {
    const { secret } = await begin();
    expect(await readSession(open(), `__Host-${name}=${secret}`)).toBeNull();
  });

  test("signing out ends what is carried by either name", async () => {
    const [one, other] = [await begin(), await begin()];
    await endCarriedSession(open(true), `${name}=${one.secret}; __Host-${name}=${other.secret}`);
    expect(await database.prisma.session.count({ where: { id: { in: [one.id, other.id] } } })).toBe(0);
  });

  test("either name makes an answer personal", () => {
    expect([`__Host-${name}=x`, `${name}=x`, `x${name}=x`].map(carriesSession)).toEqual([true, true, false]);
  });
});
