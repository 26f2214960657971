import { expect, open, test } from "../support.ts";
import { button, field, join, newPerson, signIn } from "./support.ts";

test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

test("signing in leads to the page one came for, and /signin on to it ever after", {
  tag: ["@2.routes.16", "@4.auth.8", "@4.auth.9"],
}, async ({ page, context }) => {
  const ada = newPerson();
  await join(context, ada);
  await context.clearCookies();
  await open(page, "/signin?next=/reviews%3Frating%3D5");
  await signIn(page, ada);
  await expect(page).toHaveURL("/reviews?rating=5");
  await page.goto("/signin?next=/reviews%3Frating%3D5");
  await expect(page).toHaveURL("/reviews?rating=5");
  await page.goto("/signup");
  await expect(page).toHaveURL("/");
});

test("no next leads to another site", { tag: ["@2.routes.42", "@4.auth.8", "@4.auth.9"] }, async ({
  page,
  context,
  baseURL,
}) => {
  const ada = newPerson();
  await join(context, ada);
  // The many other forms are held where the rule stands (api/src/inputs/site-path.test.ts).
  const hostile = ["//evil.example", "/\\evil.example"];
  await context.clearCookies();
  await open(page, `/signin?next=${hostile[0]}`);
  await signIn(page, ada);
  await expect(page).toHaveURL(`${baseURL}/`);
  for (const next of hostile) {
    const answer = await context.request.get(`/signin?next=${next}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["location"]], `${next}, signed in`).toEqual([302, "/"]);
  }
});

test("a form that is sent twice is asked once", async ({ page, context }) => {
  const ada = newPerson();
  const sent: string[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/graphql")) sent.push(request.postDataJSON().operationName);
  });
  await open(page, "/signup");
  await field(page, "First name").fill("Ada");
  await field(page, "Last name").fill("Lovelace");
  await field(page, "Email").fill(ada.email);
  await field(page, "Password").fill(ada.password);
  await button(page, "Create account").dblclick();
  await expect(page).toHaveURL("/");
  expect(sent.filter((name) => name === "SignUpFormMutation")).toHaveLength(1);
});

test("between the modes goes what was typed, and back again", {
  tag: ["@2.routes.34", "@2.auth.1", "@4.account.1"],
}, async ({ page }) => {
  const main = page.getByRole("main");
  await open(page, "/signin?next=/reviews");
  await field(page, "Email").fill("ada@example.com");
  await field(page, "Password").fill("correct horse");
  await main.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL("/signup?next=%2Freviews");
  await expect(field(page, "Email")).toHaveValue("ada@example.com");
  await expect(field(page, "Password")).toHaveValue("correct horse");
  await field(page, "First name").fill("Ada");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  await expect(field(page, "Password")).toHaveValue("correct horse");
  await page.goForward();
  await expect(field(page, "First name")).toHaveValue("Ada");
});

test("what is typed before the page has come alive stays, and cannot be sent into the address", async ({
  page,
}) => {
  const { promise: asked, resolve: comeAlive } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto("/signin", { waitUntil: "commit" });
  await field(page, "Email").fill("ada@example.com");
  await field(page, "Password").fill("correct horse");
  await page.keyboard.press("Enter");
  await expect(button(page, "Sign in")).toBeDisabled();
  await expect(page).toHaveURL("/signin");
  comeAlive();
  await expect(button(page, "Sign in")).toBeEnabled();
  await expect(field(page, "Email")).toHaveValue("ada@example.com");
  await button(page, "Sign in").click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Invalid email or password");
});
