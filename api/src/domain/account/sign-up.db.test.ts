import { beforeAll, describe, expect, test } from "vitest";
import { createLimits, limitTable } from "../../limits/limits.ts";
import { createRateLimiter } from "../../limits/rate-limiter.ts";
import { accountDocuments } from "../../testing/account-documents.ts";
import { testBrowser } from "../../testing/browser.ts";
import { testDatabase } from "../../testing/database.ts";
import { ask } from "../../testing/engine.ts";
import { seed } from "../../testing/seed.ts";

const database = testDatabase();
beforeAll(async () => {
  await seed(database);
});

const joining = (email: string) => ({ email, password: "correct horse", firstName: "Nia", lastName: "New" });
const limits = () => createLimits(createRateLimiter(database.pool, limitTable));
const users = () => database.prisma.user;

describe("signUp", () => {
  test("makes an account, signs in, and has a mail sent that proves the address", async () => {
    const browser = testBrowser(database);
    const result = await browser.send("signUp", {
      ...joining("  Nia@Mail.Example "),
      firstName: " Nia ",
      designation: " ",
      companyUrl: "https://nia.example",
    });
    expect(result).toMatchObject({
      __typename: "SignedIn",
      viewer: {
        email: "Nia@Mail.Example",
        firstName: "Nia",
        designation: null,
        companyUrl: "https://nia.example",
        isEmailVerified: false,
      },
    });
    const user = await users().findUniqueOrThrow({ where: { emailKey: "nia@mail.example" } });
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(user.isAdmin).toBe(false);
    expect(browser.jobs).toEqual([{ kind: "mail", data: { mail: "verify-email", userId: user.id } }]);
    expect(await browser.read("{ viewer { firstName } }")).toEqual({ viewer: { firstName: "Nia" } });
  });

  test("an address is taken in whatever case it is written, and only once of many at the same time", {
    tags: ["5.signup.6", "5.signup.7"],
  }, async () => {
    const results = await Promise.all(
      ["cas@e.example", "CAS@e.example", "Cas@E.example"].map((email) =>
        testBrowser(database).send("signUp", joining(email)),
      ),
    );
    expect(results.map((one) => one.__typename).sort()).toEqual([
      "ConflictError",
      "ConflictError",
      "SignedIn",
    ]);
    expect(results.find((one) => one.__typename === "ConflictError")).toMatchObject({
      message: "An account with this email already exists",
    });
  });

  test("tells every broken rule at its field, and makes nothing", {
    tags: ["5.signup.1", "5.signup.2", "5.signup.4", "5.signup.5"],
  }, async () => {
    const browser = testBrowser(database);
    const input = { email: "nobody", password: "short", firstName: " ", lastName: "x".repeat(81) };
    expect(await browser.send("signUp", { ...input, companyUrl: "ftp://x.example" })).toEqual({
      __typename: "ValidationError",
      message: "First name is required",
      fields: [
        { path: "firstName", message: "First name is required" },
        { path: "lastName", message: "Last name must be at most 80 characters" },
        { path: "email", message: "Please enter a valid email address" },
        { path: "password", message: "Password must be at least 6 characters" },
        { path: "companyUrl", message: "Please enter a valid URL" },
      ],
    });
    expect([browser.secret, browser.jobs]).toEqual([null, []]);
  });

  test("a password at its limits is fine, over them it is not", {
    tags: ["5.password.2", "5.signup.4", "5.signup.8", "9.limits.2"],
  }, async () => {
    const send = (email: string, password: string) =>
      testBrowser(database).send("signUp", { ...joining(email), password });
    expect((await send("six@l.example", "six666")).__typename).toBe("SignedIn");
    expect((await send("long@l.example", "é".repeat(128))).__typename).toBe("SignedIn");
    expect(await send("longer@l.example", `${"é".repeat(128)}x`)).toMatchObject({
      message: "Password must be at most 256 bytes",
    });
  });

  test("twenty an hour from one network, others are let in", async () => {
    const send = (network: string, email: string) =>
      testBrowser(database, { limits: limits() }).send("signUp", joining(email), network);
    await database.pool.query("insert into rate_limit values ($1, 19, $2)", [
      `sign-up:network:${await keyOf("198.51.100.1")}`,
      Date.now() + 3_000_000,
    ]);
    await send("198.51.100.1", "last@limit.example");
    await expect(send("198.51.100.1", "more@limit.example")).rejects.toMatchObject({
      message: "Too many attempts. Please try again in 50 minutes.",
      extensions: { code: "RATE_LIMITED", retryAfter: expect.any(Number) },
    });
    await send("198.51.100.2", "more@limit.example");
  });
});

describe("a mutation from elsewhere", () => {
  const input = { email: "x@x.example", password: "correct horse" };
  test.each([
    ["another site's page, also without a session", "foreign", false, true],
    ["who knows where with a session's cookie", "unknown", true, true],
    ["a program without a cookie", "unknown", false, false],
  ] as const)("%s", async (_title, origin, carriesSession, isRefused) => {
    const askOptions = await testBrowser(database).askOptions();
    const { data, errors } = await ask(
      database,
      accountDocuments.signIn,
      { input },
      { ...askOptions, caller: { ...askOptions.caller, origin, carriesSession } },
    );
    if (isRefused)
      expect(errors?.[0]).toMatchObject({
        message: "Cross-site request refused",
        extensions: { code: "FORBIDDEN" },
      });
    else expect(data).toMatchObject({ result: { __typename: "CredentialsError" } });
  });

  test("a query is answered wherever it comes from", async () => {
    const askOptions = await testBrowser(database).askOptions();
    const { errors } = await ask(
      database,
      "{ viewer { firstName } }",
      {},
      { ...askOptions, caller: { ...askOptions.caller, origin: "foreign", carriesSession: true } },
    );
    expect(errors).toBeUndefined();
  });
});

/** How the limits name whom they count. */
async function keyOf(who: string): Promise<string> {
  const { createHash } = await import("node:crypto");
  return createHash("sha256").update(who).digest("base64url");
}
