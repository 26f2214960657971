import { beforeAll, describe, expect, test } from "vitest";
import { dayMs, minuteMs } from "../../inputs/index.ts";
import { testBrowser } from "../../testing/browser.ts";
import { testDatabase } from "../../testing/database.ts";
import { seed } from "../../testing/seed.ts";

const database = testDatabase();
beforeAll(async () => {
  await seed(database);
});

const joining = (email: string) => ({ email, password: "correct horse", firstName: "Nia", lastName: "New" });
const users = () => database.prisma.user;

/** Somebody who has joined, and their browser. */
async function joined(email: string) {
  const browser = testBrowser(database);
  const { viewer } = await browser.send("signUp", joining(email));
  return { browser, id: String(viewer?.["databaseId"]) };
}

describe("signIn", () => {
  test("begins a session of its own, and ends the one the browser had", async () => {
    const { browser } = await joined("rotate@in.example");
    const before = browser.secret;
    const again = await browser.send("signIn", { email: "ROTATE@in.example ", password: "correct horse" });
    expect(again.__typename).toBe("SignedIn");
    expect(browser.secret).not.toBe(before);
    const { rows } = await database.pool.query(
      "select s.id from session s join app_user u on u.id = s.user_id where u.email_key = 'rotate@in.example'",
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(browser.secret);
  });

  test("a wrong address, a wrong password and an account without one are refused in the same words", {
    tags: ["7.auth.7"],
  }, async () => {
    await joined("known@in.example");
    await users().create({
      data: { email: "g@in.example", emailKey: "g@in.example", googleSubject: "1", provider: "google" },
    });
    for (const email of ["known@in.example", "unknown@in.example", "g@in.example", "no address"]) {
      const browser = testBrowser(database);
      expect(await browser.send("signIn", { email, password: "wrong" })).toEqual({
        __typename: "CredentialsError",
        code: "WRONG_CREDENTIALS",
        message: "Invalid email or password",
      });
      expect(browser.secret).toBeNull();
    }
  });

  test("a hash of older parameters is made anew", async () => {
    const { id } = await joined("old@in.example");
    const { hash } = await import("@node-rs/argon2");
    const passwordHash = await hash("correct horse", { memoryCost: 4096, timeCost: 1 });
    await users().update({ where: { id }, data: { passwordHash } });
    await testBrowser(database).send("signIn", { email: "old@in.example", password: "correct horse" });
    const now = await users().findUniqueOrThrow({ where: { id } });
    expect(now.passwordHash).toMatch(/m=19456,t=2,p=1/);
    const again = await testBrowser(database).send("signIn", {
      email: "old@in.example",
      password: "correct horse",
    });
    expect(again.__typename).toBe("SignedIn");
  });

  test("someone suspended is told so, once the password is right", async () => {
    const { id } = await joined("bad@in.example");
    await users().update({ where: { id }, data: { suspendedAt: new Date() } });
    const send = (password: string) =>
      testBrowser(database).send("signIn", { email: "bad@in.example", password });
    expect((await send("wrong")).message).toBe("Invalid email or password");
    expect((await send("correct horse")).message).toBe("This account is suspended");
  });

  test("a user has at most fifty sessions: the one not seen for longest ends", async () => {
    const { id } = await joined("many@in.example");
    const seen = (minutes: number) => new Date(Date.now() - minutes * minuteMs);
    await database.prisma.session.createMany({
      data: Array.from({ length: 50 }, (_, index) => ({
        id: `many-${index}`,
        userId: id,
        expiresAt: new Date(Date.now() + dayMs),
        lastSeenAt: seen(index + 1),
      })),
    });
    await testBrowser(database).send("signIn", { email: "many@in.example", password: "correct horse" });
    const left = await database.prisma.session.findMany({ where: { userId: id } });
    expect(left).toHaveLength(50);
    expect(left.map((one) => one.id)).not.toContain("many-49");
  });
});

describe("signOut", () => {
  test("ends the session on the server; without one it does no harm", { tags: ["4.auth.5"] }, async () => {
    const { browser, id } = await joined("out@in.example");
    expect(await browser.send("signOut")).toMatchObject({ __typename: "Acknowledgement" });
    expect(await database.prisma.session.count({ where: { userId: id } })).toBe(0);
    expect(await browser.read("{ viewer { firstName } }")).toEqual({ viewer: null });
    expect((await browser.send("signOut")).__typename).toBe("Acknowledgement");
  });
});
