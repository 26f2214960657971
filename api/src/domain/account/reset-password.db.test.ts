import { beforeAll, describe, expect, test } from "vitest";
import { createToken, type TokenPurpose } from "../../auth/tokens.ts";
import { hourMs } from "../../inputs/index.ts";
import { createLimits, limitTable } from "../../limits/limits.ts";
import { createRateLimiter } from "../../limits/rate-limiter.ts";
import { allPending, createPendingItems, nonePending, pendingItems } from "../../testing/account-access.ts";
import { testBrowser } from "../../testing/browser.ts";
import { testDatabase } from "../../testing/database.ts";
import { seed, worldNow } from "../../testing/seed.ts";
import { makeToken } from "../../testing/tokens.ts";
import { authenticateToken, createTokenLookup } from "../token/access.ts";

const database = testDatabase();
beforeAll(async () => {
  await seed(database);
});

let count = 0;
/** Somebody new with a password, and their browser. */
async function somebody() {
  const email = `s${++count}@recover.example`;
  const browser = testBrowser(database);
  const input = { email, password: "first password", firstName: "So", lastName: "Mebody" };
  const { viewer } = await browser.send("signUp", input);
  browser.jobs.length = 0;
  return { email, browser, id: String(viewer?.["databaseId"]) };
}

const secretFor = (userId: string, purpose: TokenPurpose, now = worldNow) =>
  database.prisma.$transaction((tx) => createToken(tx, { purpose, userId, now }));
const signIn = (email: string, password: string) => testBrowser(database).send("signIn", { email, password });
const hoursAgo = (hours: number) => new Date(worldNow.getTime() - hours * hourMs);

describe.each([
  ["requestPasswordReset", "reset-password"],
  ["resendVerification", "verify-email"],
] as const)("%s", (mutation, mail) => {
  test("does and says the same for an address with an account and for one without", {
    tags: ["2.auth.12", "7.auth.8", "7.auth.11"],
  }, async () => {
    const { email, id } = await somebody();
    const [known, unknown] = [testBrowser(database), testBrowser(database)];
    const answer = await known.send(mutation, { email: ` ${email.toUpperCase()} ` });
    expect(answer.__typename).toBe("Acknowledgement");
    expect(await unknown.send(mutation, { email: "nobody@recover.example" })).toEqual(answer);
    expect(known.jobs).toEqual([{ kind: "mail", data: { mail, userId: id } }]);
    expect(unknown.jobs).toEqual([{ kind: "mail", data: { mail, userId: null } }]);
  });

  test("refuses what is no address", async () => {
    const browser = testBrowser(database);
    expect(await browser.send(mutation, { email: "" })).toMatchObject({
      fields: [{ path: "email", message: "Email is required" }],
    });
    expect(browser.jobs).toEqual([]);
  });
});

test("at most five mails per hour to one mailbox, of both kinds together, from any account and with any +tag", async () => {
  const limits = createLimits(createRateLimiter(database.pool, limitTable));
  const send = (mutation: "requestPasswordReset" | "resendVerification", network: string) =>
    testBrowser(database, { limits }).send(
      mutation,
      { email: `Much+${network.split(".").at(-1)}@recover.example` },
      network,
    );
  for (let time = 1; time <= 5; time++)
    await send(time % 2 ? "requestPasswordReset" : "resendVerification", `203.0.113.${time}`);
  await expect(send("resendVerification", "203.0.113.9")).rejects.toMatchObject({
    message: "Too many attempts. Please try again in 60 minutes.",
  });
});

describe("resetPassword", () => {
  test("changes the password, proves the address, and ends every other session", {
    tags: ["7.auth.9", "7.auth.16"],
  }, async () => {
    const { email, id, browser } = await somebody();
    const token = await secretFor(id, "reset_password");
    const answer = await testBrowser(database).send("resetPassword", { token, password: "second password" });
    expect(answer.__typename).toBe("Acknowledgement");
    expect(await browser.read("{ viewer { email } }")).toEqual({ viewer: null });
    expect((await signIn(email, "first password")).__typename).toBe("CredentialsError");
    expect(await signIn(email, "second password")).toMatchObject({ viewer: { isEmailVerified: true } });
  });

  test("revokes the account's API tokens, those of its company too, and nobody else's", async () => {
    const [{ id }, other] = [await somebody(), await somebody()];
    const company = await database.prisma.company.create({
      data: { name: "Tokens", slug: `tokens-${id}`, sortName: "tokens" },
    });
    const [own, others] = await Promise.all([
      makeToken(database, { userId: id }),
      makeToken(database, { userId: other.id }),
      makeToken(database, { userId: id, companyId: company.id }),
    ]);
    const token = await secretFor(id, "reset_password");
    await testBrowser(database).send("resetPassword", { token, password: "second password" });
    const access = ({ secret }: { secret: string }) =>
      authenticateToken({ lookUp: createTokenLookup(database), now: worldNow }, secret);
    await expect(access(own)).rejects.toThrow(/was revoked on/);
    expect(await database.prisma.apiToken.count({ where: { userId: id, revokedAt: null } })).toBe(0);
    await expect(access(others)).resolves.toBeTruthy();
  });

  test("ends what was begun before the address was proved, and nothing of an account whose address was", async () => {
    for (const isEmailVerified of [false, true]) {
      const { id } = await somebody();
      await database.prisma.user.update({ where: { id }, data: { isEmailVerified } });
      await createPendingItems(database, id);
      const token = await secretFor(id, "reset_password");
      await testBrowser(database).send("resetPassword", { token, password: "second password" });
      expect(await pendingItems(database, id)).toEqual(
        isEmailVerified ? { ...allPending, apiTokens: 0, links: expect.any(Number) } : nonePending,
      );
    }
  });

  test("opens an account again that was closed by wrong guesses", async () => {
    const { email, id } = await somebody();
    const limits = createLimits(createRateLimiter(database.pool, limitTable));
    const send = (password: string) =>
      testBrowser(database, { limits }).send("signIn", { email, password }, "203.0.113.200");
    for (let guess = 0; guess < 10; guess++) await send("wrong");
    await expect(send("first password")).rejects.toThrow(/^Too many attempts/);
    const token = await secretFor(id, "reset_password");
    const reset = { token, password: "second password" };
    await testBrowser(database, { limits }).send("resetPassword", reset, "203.0.113.200");
    expect((await send("second password")).__typename).toBe("SignedIn");
  });

  test("keeps the session that asks, and has the owner told by mail", { tags: ["7.auth.16"] }, async () => {
    const { id, browser } = await somebody();
    await browser.send("resetPassword", {
      token: await secretFor(id, "reset_password"),
      password: "second password",
    });
    expect(await browser.read("{ viewer { databaseId } }")).toEqual({ viewer: { databaseId: id } });
    expect(browser.jobs).toEqual([{ kind: "mail", data: { mail: "password-changed", userId: id } }]);
  });

  test("a link works once, also when it is used twice at the same moment, and takes all older ones with it", {
    tags: ["7.auth.17", "8.account.2"],
  }, async () => {
    const { id } = await somebody();
    const [older, token] = [await secretFor(id, "reset_password"), await secretFor(id, "reset_password")];
    const use = (secret: string) =>
      testBrowser(database).send("resetPassword", { token: secret, password: "second password" });
    const both = await Promise.all([use(token), use(token)]);
    expect(both.map((one) => one.__typename).sort()).toEqual(["Acknowledgement", "ValidationError"]);
    expect(await use(older)).toEqual({
      __typename: "ValidationError",
      message: "Failed to reset password. The link may be expired.",
      fields: [{ path: "token", message: "Failed to reset password. The link may be expired." }],
    });
  });

  test.each([
    ["an hour old", (id: string) => secretFor(id, "reset_password", hoursAgo(1))],
    ["made to verify an address", (id: string) => secretFor(id, "verify_email")],
    ["never made", async () => "x".repeat(43)],
  ])("refuses one that was %s", async (_title, make) => {
    const { id, email } = await somebody();
    const token = await make(id);
    const answer = await testBrowser(database).send("resetPassword", { token, password: "second password" });
    expect(answer.__typename).toBe("ValidationError");
    expect((await signIn(email, "first password")).__typename).toBe("SignedIn");
  });

  test("a password that is too short does not use the link up", {
    tags: ["5.reset.2", "5.reset.4"],
  }, async () => {
    const { id } = await somebody();
    const token = await secretFor(id, "reset_password");
    const use = (password: string) => testBrowser(database).send("resetPassword", { token, password });
    expect((await use("short")).message).toBe("Password must be at least 6 characters");
    expect((await use("x".repeat(257))).message).toBe("Password must be at most 256 bytes");
    expect((await use("long enough")).__typename).toBe("Acknowledgement");
  });
});

describe("verifyEmail", () => {
  test("proves the address once", {
    tags: ["4.verification.6", "7.auth.10", "7.auth.18", "8.account.3"],
  }, async () => {
    const { id, browser } = await somebody();
    const token = await secretFor(id, "verify_email", hoursAgo(23));
    expect((await testBrowser(database).send("verifyEmail", { token })).__typename).toBe("Acknowledgement");
    expect(await browser.read("{ viewer { isEmailVerified } }")).toEqual({
      viewer: { isEmailVerified: true },
    });
    expect(await browser.send("verifyEmail", { token })).toMatchObject({
      message: "Invalid or expired verification token",
    });
  });

  test.each([
    ["a day old", (id: string) => secretFor(id, "verify_email", hoursAgo(24))],
    ["made to reset a password", (id: string) => secretFor(id, "reset_password")],
  ])("refuses one that was %s", { tags: ["8.account.3"] }, async (_title, make) => {
    const { id, browser } = await somebody();
    const answer = await browser.send("verifyEmail", { token: await make(id) });
    expect(answer.message).toBe("Invalid or expired verification token");
    expect(await browser.read("{ viewer { isEmailVerified } }")).toEqual({
      viewer: { isEmailVerified: false },
    });
  });

  test("of a secret only its SHA-256 is stored", async () => {
    const { id } = await somebody();
    const token = await secretFor(id, "verify_email");
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const rows = await database.prisma.oneTimeToken.findMany({ where: { userId: id } });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
