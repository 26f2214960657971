import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../../auth/auth-context.ts";
import { testAdministering } from "../../../testing/administering.ts";
import { testDatabase } from "../../../testing/database.ts";
import { ask } from "../../../testing/engine.ts";
import { seed, viewersOf } from "../../../testing/seed.ts";
import { testServices } from "../../../testing/services.ts";
import { password, testTwoStep } from "../../../testing/two-step.ts";
import { resetAdministrator } from "../administrators.ts";

const database = testDatabase();
const { send, logged } = testAdministering(database);
const { open, joined, protectedUser } = testTwoStep(database);
let admin: Viewer;
beforeAll(async () => {
  admin = viewersOf(await seed(database)).admin;
});

describe("where administrators need two-step verification", () => {
  const state = "{ viewer { isAdmin needsTwoStepVerification } administration { __typename } }";
  const verify = 'mutation { setUserAdmin(input: { databaseId: "%", isAdmin: false }) { __typename } }';

  test("one without it is an ordinary user, and is told what is missing, also in the request that signs in", async () => {
    const { email, id } = await joined({ isAdmin: true });
    const browser = open({ requiresTwoStep: true });
    const document = `mutation($input: SignInInput!) { signInAsAdmin(input: $input) { __typename }
      setUserAdmin(input: { databaseId: "${id}", isAdmin: false }) { __typename } }`;
    const both = await ask(database, document, { input: { email, password } }, await browser.askOptions());
    const refusal = {
      message:
        "Administrators of this site need two-step verification. Turn it on in your profile, under Security.",
      extensions: { code: "FORBIDDEN" },
    };
    expect(both.errors?.[0]).toMatchObject(refusal);
    expect(await browser.read(state)).toEqual({
      viewer: { isAdmin: true, needsTwoStepVerification: true },
      administration: null,
    });
    const again = await ask(database, verify.replace("%", id), {}, await browser.askOptions());
    expect(again.errors?.[0]).toMatchObject(refusal);
  });

  test("one with it administers, and so does one who turns it on, at once", async () => {
    const { email, id } = await joined({ isAdmin: true });
    const browser = open({ requiresTwoStep: true });
    await browser.send("signIn", { email, password });
    const { turnOn } = testTwoStep(database);
    await turnOn(browser);
    expect(await browser.read(state)).toEqual({
      viewer: { isAdmin: true, needsTwoStepVerification: false },
      administration: { __typename: "Administration" },
    });
    await database.prisma.user.update({ where: { id }, data: { isAdmin: false } });
  });

  test("others are not asked for it, nor told more than before", async () => {
    const { email } = await joined();
    const browser = open({ requiresTwoStep: true });
    await browser.send("signIn", { email, password });
    expect(await browser.read(state)).toMatchObject({ viewer: { needsTwoStepVerification: false } });
    const { errors } = await ask(database, verify.replace("%", admin.id), {}, await browser.askOptions());
    expect(errors?.[0]).toMatchObject({ message: "Forbidden" });
  });
});

test("another administrator resets it: audited, mailed, and all sessions of the user end", async () => {
  const { email, id, browser } = await protectedUser();
  const { services, jobs } = testServices();
  const reset = () => send(admin, "resetTwoStep", { databaseId: id }, services);
  expect(await reset()).toMatchObject({ __typename: "UserUpdated", user: { databaseId: id } });
  expect(await logged(id)).toEqual([
    { action: "user.reset-two-step", before: { hasTwoStep: true }, after: { hasTwoStep: false } },
  ]);
  expect(jobs).toEqual([{ kind: "mail", data: { mail: "two-step-off", userId: id } }]);
  expect((await browser.askOptions()).viewer).toBeNull();
  expect((await open().send("signIn", { email, password })).__typename).toBe("SignedIn");
  expect((await reset()).message).toBe("Two-step verification is off");
  expect((await send(admin, "resetTwoStep", { databaseId: admin.id })).message).toContain("your profile");
  const user: Viewer = { id, isAdmin: false, isEmailVerified: true };
  await expect(send(user, "resetTwoStep", { databaseId: admin.id })).rejects.toMatchObject({
    extensions: { code: "FORBIDDEN" },
  });
});

test("npm run admin lets the last administrator in who lost it", async () => {
  const { email, id } = await protectedUser({ isAdmin: true });
  const login = await resetAdministrator(database, email);
  expect(await database.prisma.recoveryCode.count({ where: { userId: id } })).toBe(0);
  expect((await open().send("signIn", login)).__typename).toBe("SignedIn");
});
