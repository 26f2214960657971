import { beforeAll, describe, expect, test } from "vitest";
import { createKeys } from "../../../auth/keys.ts";
import { minuteMs } from "../../../inputs/index.ts";
import { accountDocuments } from "../../../testing/account-documents.ts";
import { testBrowser } from "../../../testing/browser.ts";
import { testDatabase } from "../../../testing/database.ts";
import { ask } from "../../../testing/engine.ts";
import { seed, worldNow } from "../../../testing/seed.ts";
import { makeToken } from "../../../testing/tokens.ts";
import { password, testTwoStep } from "../../../testing/two-step.ts";
import { exportData } from "../export-data.ts";

const database = testDatabase();
const { open, joined, protectedUser, turnOn, later, mailsOf } = testTwoStep(database);
beforeAll(async () => {
  await seed(database);
});

const at = (path: string, message?: string) => ({
  __typename: "ValidationError",
  fields: [expect.objectContaining({ path, ...(message && { message }) })],
});
const conflict = (code: string) => ({ __typename: "ConflictError", code });
const twoStepOf = (browser: ReturnType<typeof testBrowser>) =>
  browser.read<{ viewer: { twoStepVerification: object | null } }>(
    "{ viewer { twoStepVerification { turnedOnAt recoveryCodesLeft } } }",
  );

describe("turning on", () => {
  test("asks for the password, shows a secret and its picture, and needs a code of the app", async () => {
    const { browser, email } = await joined();
    expect(await browser.send("beginTwoStep", { password: "wrong" })).toMatchObject(at("password"));
    const begun = await browser.send("beginTwoStep", { password });
    const uri = new URL(String(begun["uri"]));
    expect(decodeURIComponent(uri.pathname)).toContain(email);
    expect(uri.searchParams.get("issuer")).toBe("Assay");
    expect(uri.searchParams.get("secret")).toBe(begun["secret"]);
    const [kind, data = ""] = String(begun["qrCode"]).split(",");
    expect(kind).toBe("data:image/svg+xml;base64");
    const svg = Buffer.from(data, "base64").toString();
    expect(svg).toMatch(/^<svg/);
    expect(svg).not.toContain(email);
    expect(await twoStepOf(browser)).toEqual({ viewer: { twoStepVerification: null } });
    const refused = await browser.send("turnOnTwoStep", { token: begun["token"], code: "000000" });
    expect(refused).toMatchObject(at("code"));
    expect(await browser.send("turnOnTwoStep", { token: "guess", code: "000000" })).toMatchObject(
      at("token"),
    );
    expect(await twoStepOf(browser)).toEqual({ viewer: { twoStepVerification: null } });
  });

  test("gives ten recovery codes, ends all other sessions, and is mailed; API tokens stay", async () => {
    const { browser, email, id } = await joined();
    const other = open();
    await other.send("signIn", { email, password });
    const token = await makeToken(database, { userId: id });
    const { recoveryCodes } = await turnOn(browser);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await other.askOptions()).viewer).toBeNull();
    expect(await twoStepOf(browser)).toEqual({
      viewer: { twoStepVerification: { turnedOnAt: worldNow.toISOString(), recoveryCodesLeft: 10 } },
    });
    expect(mailsOf(browser)).toContain("two-step-on");
    const kept = await database.prisma.apiToken.findUniqueOrThrow({ where: { id: token.id } });
    expect(kept.revokedAt).toBeNull();
    expect(await browser.send("beginTwoStep", { password })).toMatchObject(conflict("TWO_STEP_ON"));
  });

  test("is for accounts with a verified address and a password", async () => {
    const { browser, id } = await joined({ isEmailVerified: false });
    expect(await browser.send("beginTwoStep", { password })).toMatchObject(conflict("EMAIL_NOT_VERIFIED"));
    await database.prisma.user.update({ where: { id }, data: { isEmailVerified: true, passwordHash: null } });
    const message = "Your account has no password. Set one first";
    expect(await browser.send("beginTwoStep", { password })).toMatchObject(at("password", message));
  });

  test("a setup works once, for who began it, for half an hour, and only the latest one", async () => {
    const [{ browser }, stranger] = [await joined(), await joined()];
    const first = await browser.send("beginTwoStep", { password });
    const { token } = await browser.send("beginTwoStep", { password });
    const code = "000000";
    const expired = at("token", "This setup has expired. Please start again.");
    expect(await browser.send("turnOnTwoStep", { token: first["token"], code })).toMatchObject(expired);
    expect(await stranger.browser.send("turnOnTwoStep", { token, code })).toMatchObject(expired);
    expect(await browser.send("turnOnTwoStep", { token, code })).toMatchObject(at("code"));
    browser.now = new Date(worldNow.getTime() + 30 * minuteMs);
    expect(await browser.send("turnOnTwoStep", { token, code })).toMatchObject(expired);
  });

  test("of two setups that end at the same moment one is turned on", async () => {
    const { browser } = await joined();
    const both = await Promise.allSettled([turnOn(browser), turnOn(browser)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("what is stored", () => {
  test("is neither the secret nor a recovery code, nor is any of it in the data export or the change log", async () => {
    const { id, secret, recoveryCodes, browser } = await protectedUser();
    const rows = JSON.stringify([
      await database.prisma.twoStep.findMany(),
      await database.prisma.recoveryCode.findMany(),
      await database.prisma.oneTimeToken.findMany(),
    ]);
    const exported = JSON.stringify(await exportData(database, id));
    const { rows: changes } = await database.pool.query("select * from change");
    for (const text of [rows, exported, JSON.stringify(changes), JSON.stringify(browser.jobs)])
      for (const kept of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll("-", ""))])
        expect(text).not.toContain(kept);
    const stored = await database.prisma.twoStep.findUniqueOrThrow({ where: { userId: id } });
    expect(exported).not.toContain(stored.secret);
    expect(JSON.parse(exported)).toMatchObject({ twoStep: { createdAt: worldNow.toISOString() } });
  });

  test("moves over to a new SECRET as codes are used, and recovery codes work without any", async () => {
    const [first, second, third] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [
      Buffer,
      Buffer,
      Buffer,
    ];
    const { joined: join, turnOn: on } = testTwoStep(database, { keys: createKeys(first) });
    const { browser, email } = await join();
    const { code, recoveryCodes } = await on(browser);
    const input = { email, password };
    const signInWith = (keys: ReturnType<typeof createKeys>, tried: string | undefined) =>
      testBrowser(database, { keys }).send("signIn", { ...input, code: tried });
    expect(await signInWith(createKeys(second, first), code(1))).toMatchObject({ __typename: "SignedIn" });
    expect(await signInWith(createKeys(third), recoveryCodes[0])).toMatchObject({ __typename: "SignedIn" });
    const later = testBrowser(database, { keys: createKeys(third, second) });
    later.now = new Date(worldNow.getTime() + 5 * minuteMs);
    expect(await later.send("signIn", { ...input, code: code(10) })).toMatchObject({
      __typename: "SignedIn",
    });
    const lost = testBrowser(database, { keys: createKeys(first) });
    lost.now = new Date(worldNow.getTime() + 10 * minuteMs);
    expect(await lost.send("signIn", { ...input, code: code(20) })).toMatchObject({ code: "WRONG_CODE" });
  });
});

describe("with two-step verification", () => {
  test.each([
    ["changePassword", { currentPassword: password, newPassword: "battery staple" }],
    ["deleteAccount", { password }],
    ["turnOffTwoStep", { password }],
    ["renewRecoveryCodes", { password }],
  ] as const)("%s asks for password and code, each code once", async (name, given) => {
    const { browser, email, id, code } = await protectedUser();
    later(browser, 1);
    const input = { ...given, ...(name === "deleteAccount" && { email }) };
    const wrongPassword = Object.fromEntries(
      Object.entries(input).map(([key, value]) => [key, value === password ? "wrong" : value]),
    );
    const passwordAt = name === "changePassword" ? "currentPassword" : "password";
    expect(await browser.send(name, { ...wrongPassword, code: code(1) })).toMatchObject(at(passwordAt));
    if (name === "changePassword" || name === "deleteAccount")
      expect(await browser.send(name, input)).toMatchObject(
        at("code", "Enter a code from your authenticator app"),
      );
    for (const tried of ["000000", code(0)])
      expect(await browser.send(name, { ...input, code: tried })).toMatchObject(at("code"));
    expect(await database.prisma.twoStep.count({ where: { userId: id } })).toBe(1);
    const done = await browser.send(name, { ...input, code: code(1) });
    expect(["Acknowledgement", "AccountChanged", "RecoveryCodes"]).toContain(done.__typename);
    if (name === "renewRecoveryCodes")
      expect(await browser.send(name, { ...input, code: code(1) })).toMatchObject(at("code"));
  });

  test("turning off ends the codes and all other sessions, and is mailed", async () => {
    const { browser, email, id, code, recoveryCodes } = await protectedUser();
    const other = open();
    await other.send("signIn", { email, password, code: code(1) });
    const off = await browser.send("turnOffTwoStep", { password, code: recoveryCodes[0] });
    expect(off).toMatchObject({ viewer: { twoStepVerification: null } });
    expect((await other.askOptions()).viewer).toBeNull();
    expect((await browser.askOptions()).viewer?.id).toBe(id);
    expect(mailsOf(browser)).toEqual(expect.arrayContaining(["recovery-code-used", "two-step-off"]));
    expect(await database.prisma.recoveryCode.count({ where: { userId: id } })).toBe(0);
    expect((await open().send("signIn", { email, password })).__typename).toBe("SignedIn");
    for (const name of ["turnOffTwoStep", "renewRecoveryCodes"] as const)
      expect(await browser.send(name, { password, code: "000000" })).toMatchObject(conflict("TWO_STEP_OFF"));
  });

  test("new recovery codes replace the former ones", async () => {
    const { browser, email, code, recoveryCodes } = await protectedUser();
    await open().send("signIn", { email, password, code: recoveryCodes[0] });
    expect(await twoStepOf(browser)).toMatchObject({
      viewer: { twoStepVerification: { recoveryCodesLeft: 9 } },
    });
    const renewed = await browser.send("renewRecoveryCodes", { password, code: code(1) });
    expect(renewed).toMatchObject({ viewer: { twoStepVerification: { recoveryCodesLeft: 10 } } });
    const [fresh] = renewed["recoveryCodes"] as string[];
    const tried = await open().send("signIn", { email, password, code: recoveryCodes[1] });
    expect(tried.code).toBe("WRONG_CODE");
    expect(await open().send("signIn", { email, password, code: fresh })).toMatchObject({
      __typename: "SignedIn",
    });
  });
});

test.each(["beginTwoStep", "turnOnTwoStep", "turnOffTwoStep", "renewRecoveryCodes"] as const)(
  "%s is for those who are signed in",
  async (name) => {
    const input = {
      ...(name !== "turnOnTwoStep" && { password }),
      ...(name === "turnOnTwoStep" && { token: "x" }),
      ...(name !== "beginTwoStep" && { code: "000000" }),
    };
    const { errors } = await ask(database, accountDocuments[name], { input }, await open().askOptions());
    expect(errors?.[0]).toMatchObject({ extensions: { code: "UNAUTHENTICATED" } });
  },
);

test("nobody else sees whether a user has it", async () => {
  const { id } = await protectedUser();
  const { browser } = await joined();
  const node = Buffer.from(`User:${id}`).toString("base64");
  const answer = await browser.read<object>(
    `{ node(id: "${node}") { ... on User { twoStepVerification { turnedOnAt } } } }`,
  );
  expect(answer).toEqual({ node: null });
});
