import type { APIRequestContext, Page } from "@playwright/test";
import { join, newPerson, toast } from "./accounts/support.ts";
import {
  expect,
  expectAccessible,
  expectFits,
  expectReadableInEachLook,
  onPhone,
  open,
  reload,
  test,
} from "./support.ts";

// What is saved, and the parts that only lists need, come after the load.
test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

const main = (page: Page) => page.getByRole("main");
const rows = (page: Page) => page.getByRole("list", { name: "Software in this list" }).getByRole("heading");
const saveButton = (page: Page, at = 0) =>
  main(page)
    .getByRole("button", { name: /^Save to My Lists: / })
    .nth(at);

/** Saves some of the directory to the default list by the API; gives the list's id and their names. */
async function listOf(
  request: APIRequestContext,
  count: number,
  note?: string,
): Promise<{ id: string; names: string[] }> {
  const listed = await request.get(`/api/software?limit=${count}`);
  const found: { id: string; name: string }[] = await listed.json();
  const query =
    "mutation($input: SaveToListInput!) { saveToList(input: $input) { ... on ListChanged { list { databaseId } } } }";
  let id = "";
  for (const software of found) {
    const variables = { input: { softwareId: software.id, ...(note && { note }) } };
    const headers = { "sec-fetch-site": "same-origin" };
    const answer = await request.post("/graphql", { data: { query, variables }, headers });
    id = (await answer.json()).data.saveToList.list.databaseId;
  }
  return { id, names: found.map(({ name }) => name) };
}

test.describe("on a phone", () => {
  test.use(onPhone);

  test("what a visitor saves is saved once they have joined, and a toast leads to the list", {
    tag: "@2.category.20",
  }, async ({ page }) => {
    await open(page, "/software");
    const name = ((await saveButton(page).getAttribute("aria-label")) ?? "").replace(
      "Save to My Lists: ",
      "",
    );
    await saveButton(page).click();
    await expect(page.getByText("You are not logged in")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("dialog").getByRole("link", { name: "Join" }).click();
    await expect(page).toHaveURL(/\/signup\?next=%2Fsoftware$/);
    const { email, password } = newPerson();
    const field = (label: string) => main(page).getByLabel(label, { exact: true });
    await field("First name").fill("Ada");
    await field("Last name").fill("Lovelace");
    await field("Email").fill(email);
    await field("Password").fill(password);
    await main(page).getByRole("button", { name: "Create account" }).click();
    await expect(page).toHaveURL("/software");
    await expect(toast(page)).toContainText("Saved to Shortlist");
    await expect(saveButton(page)).toHaveAttribute("aria-pressed", "true");
    await toast(page).getByRole("button", { name: "View list" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Shortlist");
    await expect(rows(page)).toHaveText([name]);
    await reload(page);
    await expect(rows(page)).toHaveText([name]);
    await expect(toast(page)).not.toContainText("Saved");
  });

  test("a list is made, noted, ordered, compared and given up", { tag: "@2.category.52" }, async ({
    page,
    context,
  }) => {
    await join(context, newPerson());
    const { names } = await listOf(context.request, 3);
    const [first = "", second = "", third = ""] = names;
    await open(page, "/lists");
    await expectAccessible(page);
    await main(page)
      .getByRole("link", { name: /^Shortlist/ })
      .click();
    await expect(rows(page)).toHaveText([first, second, third]);
    await main(page)
      .getByRole("button", { name: `Add a note on ${second}` })
      .click();
    await page.keyboard.type("Ask for a demo");
    await main(page).getByRole("button", { name: "Save note" }).click();
    await expect(main(page).getByText("Ask for a demo")).toBeVisible();
    const up = main(page).getByRole("button", { name: `Move ${third} up` });
    await up.press("Enter");
    await expect(rows(page)).toHaveText([first, third, second]);
    await expect(up).toBeFocused();
    await main(page)
      .getByRole("button", { name: `Remove ${second} from the list` })
      .click();
    await expect(rows(page)).toHaveText([first, third]);
    await toast(page).getByRole("button", { name: "Undo" }).click();
    await expect(rows(page)).toHaveText([first, third, second]);
    await expectReadableInEachLook(page);
    await reload(page, "main input[type=checkbox]");
    await expect(rows(page)).toHaveText([first, third, second]);
    await expect(main(page).getByText("Ask for a demo")).toBeVisible();
    await main(page)
      .getByRole("checkbox", { name: `Compare ${third}` })
      .uncheck();
    await main(page).getByRole("link", { name: "Compare 2 of them" }).click();
    await expect(page.getByRole("columnheader")).toHaveCount(2);
    await expect(page.getByRole("columnheader").first()).toContainText(first);
    await page.goBack();
    await expect(rows(page)).toHaveText([first, third, second]);
  });

  test("a shared list is read by whoever has the link, until it is not shared any more", {
    tag: "@2.category.51",
  }, async ({ page, context, browser, baseURL, watch }) => {
    await join(context, newPerson());
    const { id, names } = await listOf(context.request, 2);
    const [name = ""] = names;
    await open(page, `/lists/${id}`);
    await main(page).locator("summary", { hasText: "Share" }).click();
    await main(page).getByRole("button", { name: "Create link" }).click();
    const address = new URL(await main(page).getByLabel("Link to this list").inputValue());
    const others = await browser.newContext({
      javaScriptEnabled: false,
      viewport: onPhone.viewport,
      ...(baseURL && { baseURL }),
    });
    const other = await others.newPage();
    await other.goto(address.pathname + address.search);
    await expect(rows(other).first()).toHaveText(name);
    await expect(other.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(other.locator("meta[name=referrer]")).toHaveAttribute("content", "no-referrer");
    expect(await other.content()).not.toMatch(/Lovelace|@example\.com/);
    await expect(main(other).getByRole("button")).toHaveCount(0);
    await expectFits(other);
    expect((await other.goto(address.pathname + address.search.slice(0, -1)))?.status()).toBe(404);
    // Without the key it says no more than that one may sign in.
    expect((await other.goto(address.pathname))?.status()).toBe(200);
    await expect(main(other)).not.toContainText(name);
    await main(page).getByRole("button", { name: "Stop sharing" }).click();
    await expect(toast(page)).toContainText("No longer shared");
    const gone = await other.goto(address.pathname + address.search);
    expect(gone?.status()).toBe(404);
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("List not found");
    await others.close();
    watch.expectConsole(/404/);
    await page.goto("/lists/01900000-0000-7000-8009-000000000009");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("List not found");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("one's own list reads, and shows nothing that does nothing", async ({ page, context }) => {
    await join(context, newPerson());
    const { id, names } = await listOf(context.request, 2, "Noted");
    await page.goto(`/lists/${id}`);
    await expect(rows(page)).toHaveText(names);
    await expect(main(page).getByText("Noted")).toHaveCount(2);
    await expect(main(page).getByRole("button")).toHaveCount(0);
    await expect(main(page).getByRole("checkbox")).toHaveCount(0);
    await expect(main(page).getByRole("link", { name: "Compare 2 of them" })).toBeVisible();
  });
});
