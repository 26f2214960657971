import { beforeAll, expect, test } from "vitest";
import { testBrowser } from "../testing/browser.ts";
import { testDatabase } from "../testing/database.ts";
import { ask } from "../testing/engine.ts";
import { seed } from "../testing/seed.ts";
import type { SecurityEvent } from "./context.ts";

const database = testDatabase();
beforeAll(async () => {
  await seed(database);
});

/** A browser, and what the security log says of it. */
function watched() {
  const events: SecurityEvent[] = [];
  return { events, browser: testBrowser(database, { record: (event) => events.push(event) }) };
}
const nobody = { userId: null, tokenId: null };

test("who comes in, and who is refused, is recorded by its ID and never by its address or password", async () => {
  const { events, browser } = watched();
  const email = "log@events.example";
  await browser.send("signUp", { email, password: "correct horse", firstName: "Lo", lastName: "Gg" });
  const { id: userId } = await database.prisma.user.findUniqueOrThrow({ where: { emailKey: email } });
  const own = { userId, tokenId: null };
  await browser.send("changePassword", { currentPassword: "guess", newPassword: "battery staple" });
  await browser.send("changePassword", { currentPassword: "correct horse", newPassword: "battery staple" });
  await browser.send("signOut");
  await browser.send("signIn", { email, password: "correct horse" });
  await browser.send("signIn", { email, password: "battery staple" });
  expect(events).toEqual([
    { action: "signUp", outcome: "done", ...own },
    { action: "changePassword", outcome: "INVALID_INPUT", ...own },
    { action: "changePassword", outcome: "done", ...own },
    { action: "signOut", outcome: "done", ...own },
    { action: "signIn", outcome: "wrong-credentials", ...nobody },
    { action: "signIn", outcome: "done", ...own },
  ]);
});

test("what a user may not do is recorded once, by the field's own name", async () => {
  const { events, browser } = watched();
  await browser.send("signUp", {
    email: "curious@events.example",
    password: "correct horse",
    firstName: "Cu",
    lastName: "Rious",
  });
  const [signUp] = events.splice(0);
  const removal = `removeUserAsAdmin(input: { databaseId: "${signUp?.userId}" }) { __typename }`;
  await ask(database, `mutation { a: ${removal} b: ${removal} }`, {}, await browser.askOptions());
  expect(events).toEqual([
    { action: "removeUserAsAdmin", outcome: "FORBIDDEN", userId: signUp?.userId, tokenId: null },
  ]);
});

test("what is done many times in one request is one line", async () => {
  const { events, browser } = watched();
  await ask(
    database,
    "mutation { a: signOut { __typename } b: signOut { __typename } }",
    {},
    await browser.askOptions(),
  );
  expect(events).toHaveLength(1);
});

test("mistakes of visitors do not fill the log", async () => {
  const { events, browser } = watched();
  await browser.send("signUp", { email: "nobody", password: "short", firstName: "", lastName: "" });
  const removal = 'removeUserAsAdmin(input: { databaseId: "x" }) { __typename }';
  await ask(database, `mutation { ${removal} }`, {}, await browser.askOptions());
  expect(events).toEqual([]);
});
