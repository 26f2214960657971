import type { Page } from "@playwright/test";
import { join, mailedLink, newPerson, prove, whoAmI } from "./accounts/support.ts";
import {
  expect,
  expectAccessible,
  expectReadableInEachLook,
  onPhone,
  open,
  reload,
  test,
  wordsOf,
} from "./support.ts";

const main = (page: Page) => page.getByRole("main");
const apiToken = "{ apiToken { name scopes } }";

/** Looking at thousands of parts takes axe ten seconds and more: of each group of a reference the first few stay. */
async function leaveSome(page: Page): Promise<void> {
  const left = await page.evaluate(() => {
    const contents = document.querySelector("main h3[id]")?.parentElement;
    let entries = 0;
    for (const each of [...(contents?.children ?? [])]) {
      if (each.localName === "h2") entries = 0;
      if (each.localName === "h3") entries += 1;
      if (entries > 2) each.remove();
    }
    for (const link of document.querySelectorAll("[data-index] a:nth-child(n + 9)")) link.remove();
    return document.querySelectorAll("main h3[id]").length;
  });
  expect(left).toBeGreaterThan(5);
}

test("the reference travels once, names its parts, and stays when one comes back to it", async ({
  page,
  watch,
}) => {
  const answer = await page.request.get("/developers/graphql");
  const html = await answer.text();
  expect(html.split('id="query-directory"')).toHaveLength(2);
  expect(html.length).toBeLessThan(600_000);
  await open(page, "/developers/graphql#SoftwareConnection");
  await expect(main(page).locator("#SoftwareConnection")).toBeInViewport();
  await expect(main(page).locator("#Software\\.avgRating")).toContainText("avgRating");
  watch.allowRequests(/\/developers\/rest\.data|\/assets\//);
  const tabs = page.getByRole("navigation", { name: "Pages for developers" });
  await tabs.getByRole("link", { name: "REST" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("REST reference");
  await expect(main(page).locator("#getSoftware")).toBeVisible();
  await leaveSome(page);
  await expectAccessible(page);
  // Nothing is asked for on Back, not even what came in the document.
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("GraphQL reference");
  await expect(main(page).locator("#query-directory")).toHaveText("directory");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await leaveSome(page);
  await expectAccessible(page);
});

test("the guide reads well, and leads to everything else", async ({ page, request }) => {
  await open(page, "/developers");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectReadableInEachLook(page);
  for (const each of await main(page).getByRole("link").all()) {
    const href = (await each.getAttribute("href")) ?? "";
    if (href.startsWith("/")) expect((await request.get(href)).status(), href).toBe(200);
  }
});

test("the explorer runs an example with the keyboard, as anybody", async ({ page, watch }) => {
  await open(page, "/developers/explorer");
  watch.allowRequests(/\/graphql$/);
  await page.getByRole("combobox", { name: "Example" }).selectOption("The categories");
  await page.getByRole("textbox", { name: "Query" }).press("Control+Enter");
  await expect(page.getByRole("status")).toContainText("Status 200");
  await expect(page.getByRole("region", { name: "Response" })).toContainText("categoryTree");
  await expectReadableInEachLook(page);
});

test.describe("on a phone", () => {
  test.use(onPhone);

  test("a token is made, seen once, used, revoked, and then refused", async ({
    page,
    context,
    request,
    watch,
  }) => {
    const person = newPerson();
    await join(context, person);
    watch.allowRequests(/\/graphql$|\/assets\//);
    await prove(context, person);
    await open(page, "/developers/tokens");
    await expect(main(page)).toContainText("You have no tokens.");
    const name = `Nightly export of every listing that ${"very ".repeat(6)}long names have`;
    await page.getByRole("textbox", { name: "Name" }).fill(name);
    await page.getByRole("checkbox", { name: /read:company/ }).check();
    await page.getByRole("button", { name: "Create token" }).click();
    const secret = await page.getByRole("textbox", { name: "Token" }).inputValue();
    expect(secret).toMatch(/^assay_\w+$/);
    await expect(page.getByRole("group", { name: /was created/ })).toBeFocused();
    await expectReadableInEachLook(page);

    const ask = () =>
      request.post("/graphql", {
        headers: { authorization: `Bearer ${secret}` },
        data: { query: apiToken },
      });
    const asked = await ask();
    expect(await asked.json()).toMatchObject({
      data: { apiToken: { name, scopes: ["READ_DIRECTORY", "READ_COMPANY"] } },
      extensions: { cost: { requested: 1 } },
    });
    expect(asked.headers()["ratelimit-limit"]).toMatch(/^\d+$/);

    expect(await mailedLink(person.email, /\/developers\/tokens/)).toBe("/developers/tokens");
    await reload(page);
    await expect(page.getByRole("textbox", { name: "Token" })).toHaveCount(0);
    expect(await page.content()).not.toContain(secret);
    await page.getByRole("button", { name: `Revoke: ${name}` }).click();
    const dialog = page.getByRole("dialog", { name: `Revoke “${name}”?` });
    await dialog.getByRole("button", { name: "Revoke" }).click();
    await expect(main(page)).toContainText("You have no tokens.");
    const refused = await ask();
    expect(refused.status()).toBe(401);
    expect(await refused.text()).toContain("was revoked on");
  });

  test("who has not proved their address is told how to", async ({ context }) => {
    await join(context, newPerson());
    const words = await wordsOf(context.request, "/developers/tokens");
    expect(words).toContain("Then you can create API tokens");
    expect(words).not.toContain("Create token");
  });
});

test("a mutation in the address of the API's own explorer is not run as whoever clicks", async ({
  page,
  watch,
}) => {
  watch.allowRequests(/\/graphql$/);
  await join(page.context(), newPerson());
  await page.goto(`/graphql?query=${encodeURIComponent("mutation { signOut { __typename } }")}`);
  const asked = page.waitForRequest(
    (request) => request.method() === "POST" && request.postData()?.includes("signOut") === true,
  );
  await page.getByRole("button", { name: /^Execute query/ }).click();
  expect(await (await asked).headerValue("cookie")).toBeNull();
  await expect(page.getByRole("region", { name: /result/i })).toContainText("__typename");
  expect(await whoAmI(page.context())).toBe(200);
});
