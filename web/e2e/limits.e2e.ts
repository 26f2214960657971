import { enter, field, join, newPerson, signIn } from "./accounts/support.ts";
import { expect, open, test } from "./edge-cases/support.ts";

// One server for the file: its tests run one after another.
test.describe.configure({ mode: "default" });

test("a password that is wrong ten times closes the account for a while, in words", async ({
  page,
  context,
  watch,
}) => {
  const person = newPerson();
  watch.allowRequests(/\/graphql$|\/assets\//);
  await join(context, person);
  await context.clearCookies();
  for (let attempt = 1; attempt <= 9; attempt++)
    expect(await enter(context, { ...person, password: `guess ${attempt}` })).toBe(401);
  await open(page, "/signin");
  const alert = page.getByRole("main").getByRole("alert");
  const answer = page.waitForResponse(/\/graphql$/);
  await signIn(page, { ...person, password: "guess 10" });
  await answer;
  await expect(alert).toContainText("Invalid email or password");
  watch.expectConsole(/status of 429/);
  await signIn(page, person);
  await expect(alert).toContainText(/Too many attempts\. Please try again in 1[345] minutes\./);
  await expect(field(page, "Email")).toHaveValue(person.email);
});

test("after ten requests in an hour the form says when there can be more, and keeps what was typed", {
  tag: "@2.software.26",
}, async ({ page, context, watch }) => {
  watch.allowRequests(/\/graphql$|\/assets\//);
  const [software] = await (await context.request.get("/api/software?limit=1")).json();
  for (let time = 1; time <= 10; time++) {
    const input = `softwareId: "${software.id}", kind: DEMO, name: "Bea", email: "bea${time}@buyer.example", consent: true`;
    const sent = await context.request.post("/graphql", {
      data: { query: `mutation { sendLead(input: { ${input} }) { __typename } }` },
    });
    expect(await sent.json()).toEqual({ data: { sendLead: { __typename: "LeadSent" } } });
  }
  await page.clock.install();
  await open(page, `/software/${software.id}`);
  await page.getByRole("main").getByRole("button", { name: "Request Demo", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name", { exact: true }).fill("Bea");
  await page.clock.fastForward(5_000);
  await dialog.getByLabel("Work email").fill("bea@buyer.example");
  await dialog.getByRole("checkbox").check();
  watch.expectConsole(/status of 429/);
  await dialog.getByRole("button", { name: "Send request" }).click();
  await expect(dialog.getByRole("alert")).toContainText(
    /Too many attempts\. Please try again in (?:58|59|60) minutes\./,
  );
  await expect(dialog.getByLabel("Work email")).toHaveValue("bea@buyer.example");
});

test("who asks for too many far pages is told when to come back, and ordinary pages stay open", async ({
  page,
  context,
  watch,
}) => {
  // Both the pages' own documents and others are charged for the rows that they skip.
  const data = { query: "{ reviews(first: 20, page: 45000) { edges { node { id } } } }" };
  const far = () => context.request.post("/graphql", { data });
  let refused = 0;
  for (let calls = 0; calls < 450 && refused === 0; calls += 10) {
    const answers = await Promise.all(Array.from({ length: 10 }, far));
    refused = answers.filter((answer) => answer.status() === 429).length;
  }
  expect(refused).toBeGreaterThan(0);
  watch.expectConsole(/status of 429/);
  const search = await page.goto("/reviews?q=software");
  expect(search?.status()).toBe(429);
  expect(Number(search?.headers()["retry-after"])).toBeLessThanOrEqual(60);
  expect(search?.headers()["cache-control"]).toBe("no-store");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Too many attempts");
  await expect(page.getByRole("main")).toContainText(/Please try again in (\d+ seconds|1 minute)\./);
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  for (const path of ["/reviews", "/companies", "/software", "/software?page=3"])
    expect((await context.request.get(path)).status(), path).toBe(200);
});
