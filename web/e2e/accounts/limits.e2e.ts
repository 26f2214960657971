import { startDemoServer } from "../../../scripts/testing/demo-server.ts";
import { test as base, expect, open } from "../support.ts";
import { field, joinUp, newPerson, signIn } from "./support.ts";

/** The test function on a server of its own, which holds its callers to the limits. */
const test = base.extend<object, { limitedServer: string }>({
  limitedServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const server = await startDemoServer({ limits: "on" });
      await use(server.url);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ limitedServer }, use) => use(limitedServer),
});

test("a password that is wrong ten times closes the account for a while, in words", async ({
  page,
  context,
  watch,
}) => {
  const person = newPerson();
  watch.allowRequests(/\/graphql$|\/assets\//);
  await joinUp(page, person);
  await context.clearCookies();
  await open(page, "/signin");
  const told = page.getByRole("main").getByRole("alert");
  for (let attempt = 1; attempt <= 10; attempt++) {
    const answer = page.waitForResponse(/\/graphql$/);
    await signIn(page, { ...person, password: `guess ${attempt}` });
    await answer;
    await expect(told).toContainText("Invalid email or password");
  }
  watch.expectConsole(/status of 429/);
  await signIn(page, person);
  await expect(told).toContainText("Too many attempts. Please try again in 15 minutes.");
  await expect(field(page, "Email")).toHaveValue(person.email);
});
