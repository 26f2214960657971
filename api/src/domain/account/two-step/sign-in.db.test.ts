import { beforeAll, describe, expect, test } from "vitest";
import { SessionRejected } from "../../../auth/sessions.ts";
import { createToken } from "../../../auth/tokens.ts";
import { minuteMs } from "../../../inputs/index.ts";
import { createLimits, limitTable } from "../../../limits/limits.ts";
import { createRateLimiter } from "../../../limits/rate-limiter.ts";
import { testDatabase } from "../../../testing/database.ts";
import { seed, worldNow } from "../../../testing/seed.ts";
import { password, testTwoStep } from "../../../testing/two-step.ts";

const database = testDatabase();
const { open, joined, protectedUser, turnOn, later, mailsOf } = testTwoStep(database);
beforeAll(async () => {
  await seed(database);
});

/** The secret of a mailed link for a new password. */
const linkFor = (userId: string) =>
  database.prisma.$transaction((tx) => createToken(tx, { purpose: "reset_password", userId, now: worldNow }));

const required = {
  __typename: "CredentialsError",
  code: "CODE_REQUIRED",
  message: "Enter the code from your authenticator app",
};
const wrong = { __typename: "CredentialsError", code: "WRONG_CODE" };
const expired = { __typename: "CredentialsError", code: "SIGN_IN_EXPIRED" };
const signedIn = { __typename: "SignedIn" };

describe("signing in with two-step verification", () => {
  test("takes a code of the app after the password, in a second step of the same browser", async () => {
    const { email, id, code } = await protectedUser();
    const browser = open();
    expect(await browser.send("signIn", { email, password })).toEqual(required);
    expect(browser.secret).toBeNull();
    expect(await browser.read("{ viewer { databaseId } }")).toEqual({ viewer: null });
    const done = await browser.send("completeSignIn", { code: code(1) });
    expect(done).toMatchObject({ ...signedIn, viewer: { databaseId: id } });
    expect(browser.secret).not.toBeNull();
  });

  test("or with the password at once, for programs, and for administrators too", async () => {
    const { email, code } = await protectedUser({ isAdmin: true });
    const input = { email, password };
    expect(await open().send("signIn", { ...input, code: "000000" })).toMatchObject(wrong);
    expect(await open().send("signIn", { ...input, code: code(1) })).toMatchObject(signedIn);
    const browser = open();
    expect(await browser.send("signInAsAdmin", input)).toEqual(required);
    later(browser, 2);
    expect(await browser.send("signInAsAdmin", { ...input, code: code(2) })).toMatchObject(signedIn);
  });

  test("tells nobody that it is on before the password was right", async () => {
    const [{ email, code }, other] = [await protectedUser(), await joined()];
    const refusal = await open().send("signIn", { email: "nobody@twostep.example", password: "wrong" });
    for (const input of [
      { email, password: "wrong" },
      { email, password: "wrong", code: code(1) },
      { email, password: "wrong", code: "000000" },
      { email: other.email, password: "wrong", code: "000000" },
    ])
      expect(await open().send("signIn", input)).toEqual(refusal);
    expect(await open().send("signIn", { email: other.email, password, code: "000000" })).toMatchObject(
      signedIn,
    );
    expect(await open().send("signInAsAdmin", { email, password, code: code(1) })).toMatchObject({
      message: "Invalid credentials",
    });
  });

  test("uses each code of the app once, also if it is tried twice at the same moment", async () => {
    const { email, code } = await protectedUser();
    const input = { email, password };
    expect(await open().send("signIn", { ...input, code: code(0) })).toMatchObject(wrong);
    const both = await Promise.all([1, 2].map(() => open().send("signIn", { ...input, code: code(1) })));
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(["CredentialsError", "SignedIn"]);
    // A code before the last one does not come back.
    expect(await open().send("signIn", { ...input, code: code(0) })).toMatchObject(wrong);
  });

  test("takes the code of half a minute before or after, and no other", async () => {
    const { email, code } = await protectedUser();
    for (const [now, shown, answer] of [
      [10, 8, wrong],
      [10, 12, wrong],
      [10, 9, signedIn],
      [10, 11, signedIn],
    ] as const) {
      const browser = open();
      later(browser, now);
      expect(await browser.send("signIn", { email, password, code: code(shown) })).toMatchObject(answer);
    }
  });

  test("takes each recovery code once instead, in any spelling, and mails that it was used", async () => {
    const { email, id, recoveryCodes } = await protectedUser();
    const [first = "", second = ""] = recoveryCodes;
    const browser = open();
    await browser.send("signIn", { email, password });
    expect(
      await browser.send("completeSignIn", { code: ` ${first.toUpperCase().replaceAll("-", " ")} ` }),
    ).toMatchObject(signedIn);
    expect(mailsOf(browser)).toEqual(["recovery-code-used"]);
    expect(await open().send("signIn", { email, password, code: first })).toMatchObject(wrong);
    expect(await open().send("signIn", { email, password, code: second })).toMatchObject(signedIn);
    expect(await database.prisma.recoveryCode.count({ where: { userId: id } })).toBe(8);
    const other = await protectedUser();
    expect(
      await open().send("signIn", { email: other.email, password, code: recoveryCodes[2] }),
    ).toMatchObject(wrong);
  });

  test("a code needs a sign-in that this browser began, within ten minutes", async () => {
    const { email, code } = await protectedUser();
    const [one, other] = [open(), open()];
    await one.send("signIn", { email, password });
    expect(await other.send("completeSignIn", { code: code(1) })).toMatchObject(expired);
    one.now = new Date(worldNow.getTime() + 10 * minuteMs);
    expect(await one.send("completeSignIn", { code: code(20) })).toMatchObject(expired);
    later(one, 19);
    expect(await one.send("completeSignIn", { code: "" })).toMatchObject({ __typename: "ValidationError" });
    expect(await one.send("completeSignIn", { code: code(19) })).toMatchObject(signedIn);
    later(one, 25);
    expect(await one.send("completeSignIn", { code: code(25) })).toMatchObject(expired);
  });

  test("after five codes that were wrong one signs in anew", async () => {
    const { email, code } = await protectedUser();
    const browser = open();
    await browser.send("signIn", { email, password });
    const tries = await Promise.all(
      Array.from({ length: 7 }, () => browser.send("completeSignIn", { code: "000000" })),
    );
    const codes = tries.map((one) => one.code).sort();
    expect(codes).toEqual([...Array(2).fill("SIGN_IN_EXPIRED"), ...Array(5).fill("WRONG_CODE")]);
    expect(await browser.send("completeSignIn", { code: code(1) })).toMatchObject(expired);
    await browser.send("signIn", { email, password });
    expect(await browser.send("completeSignIn", { code: code(1) })).toMatchObject(signedIn);
  });

  test("ends with a new password, or once it is turned off, while it waits for a code", async () => {
    const { email, browser: own, code } = await protectedUser();
    const waiting = open();
    await waiting.send("signIn", { email, password });
    later(own, 3);
    const change = { currentPassword: password, newPassword: "battery staple", code: code(3) };
    expect(await own.send("changePassword", change)).toMatchObject({ __typename: "Acknowledgement" });
    later(waiting, 5);
    expect(await waiting.send("completeSignIn", { code: code(5) })).toMatchObject(expired);

    const other = await protectedUser();
    await waiting.send("signIn", { email: other.email, password });
    later(other.browser, 3);
    await other.browser.send("turnOffTwoStep", { password, code: other.code(3) });
    expect(await waiting.send("completeSignIn", { code: other.code(5) })).toMatchObject(expired);
    expect(await waiting.send("signIn", { email: other.email, password })).toMatchObject(signedIn);
  });

  test("somebody suspended is not let in by a code, and is told so", async () => {
    const { email, id, code } = await protectedUser();
    const browser = open();
    await browser.send("signIn", { email, password });
    await database.prisma.user.update({ where: { id }, data: { suspendedAt: new Date() } });
    const suspended = { code: "ACCOUNT_SUSPENDED" };
    expect(await browser.send("completeSignIn", { code: code(1) })).toMatchObject(suspended);
    expect(await open().send("signIn", { email, password })).toMatchObject(suspended);
    expect(await open().send("signIn", { email, password, code: "000000" })).toMatchObject(suspended);
  });

  test("no session begins by a password alone while it is turned on", async () => {
    const { browser, id } = await joined();
    const { passwordHash } = await database.prisma.user.findUniqueOrThrow({ where: { id } });
    const { caller } = await open().askOptions();
    await turnOn(browser);
    // As a sign-in does that read the account before it was turned on.
    await expect(caller.beginSession(id, { passwordHash })).rejects.toThrow(SessionRejected);
    await expect(caller.beginSession(id, { passwordHash, hasCode: true })).resolves.toBeDefined();
  });

  test("a new password by mail neither turns it off nor signs in around it", async () => {
    const { email, id, code, browser } = await protectedUser();
    const token = await linkFor(id);
    const stranger = open();
    const reset = await stranger.send("resetPassword", { token, password: "battery staple" });
    expect(reset.__typename).toBe("Acknowledgement");
    expect(stranger.secret).toBeNull();
    expect((await browser.askOptions()).viewer).toBeNull();
    const input = { email, password: "battery staple" };
    expect(await stranger.send("signIn", input)).toEqual(required);
    expect(await stranger.send("completeSignIn", { code: code(1) })).toMatchObject(signedIn);
  });
});

describe("wrong codes", () => {
  const limited = () =>
    testTwoStep(database, { limits: createLimits(createRateLimiter(database.pool, limitTable)) });

  test("count as wrong passwords do: ten for account and network in a quarter of an hour", async () => {
    const { email, code } = await protectedUser();
    const network = "198.51.100.7";
    const { open: openLimited } = limited();
    for (let count = 1; count <= 10; count++)
      expect(await openLimited().send("signIn", { email, password, code: "000000" }, network)).toMatchObject(
        wrong,
      );
    const browser = openLimited();
    await expect(browser.send("signIn", { email, password, code: code(1) }, network)).rejects.toThrow(
      /^Too many attempts/,
    );
    // Neither are there more in the second step of a browser.
    await browser.send("signIn", { email, password }, "198.51.100.8");
    await expect(browser.send("completeSignIn", { code: code(1) }, network)).rejects.toThrow(
      /^Too many attempts/,
    );
    expect(await browser.send("completeSignIn", { code: code(1) }, "198.51.100.8")).toMatchObject(signedIn);
  });

  test("of an account are fifty a day, from wherever and wherever they are asked for, and a new password does not clear them", async () => {
    const { email, id, code } = await protectedUser();
    const { open: openLimited } = limited();
    const enter = (tried: string, host: number) =>
      openLimited().send("signIn", { email, password, code: tried }, `203.0.113.${host}`);
    for (let host = 1; host <= 50; host++) expect(await enter("000000", host)).toMatchObject(wrong);
    // From here on single attempts, with pauses.
    await enter("000000", 51).catch(() => {});
    await expect(enter(code(1), 52)).rejects.toThrow(/^Too many attempts/);
    const token = await linkFor(id);
    await openLimited().send("resetPassword", { token, password }, "203.0.113.60");
    await expect(enter(code(1), 61)).rejects.toThrow(/^Too many attempts/);
    const own = openLimited();
    await own.send("signIn", { email, password }, "203.0.113.62");
    await expect(own.send("completeSignIn", { code: code(1) }, "203.0.113.62")).rejects.toThrow(
      /^Too many attempts/,
    );
  });
});
