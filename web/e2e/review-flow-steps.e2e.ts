import type { APIRequestContext, Page } from "@playwright/test";
import { join, newPerson } from "./accounts/support.ts";
import { expect, expectReadableInEachLook, onPhone, open, reload, test, wordsOf } from "./support.ts";

test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

const selection = "/write-a-review/used-products/new-review";
const role = "role=Software+Development";

interface Listing {
  readonly id: string;
  readonly name: string;
}

/** Some software of the demo, for addresses that somebody has kept. */
const some = async (request: APIRequestContext, count = 2) =>
  (await (await request.get(`/api/software?limit=${count}`)).json()) as Listing[];

const goOn = (page: Page) => page.getByRole("main").getByRole("button", { name: "Continue" });
const boxes = (page: Page) => page.getByRole("main").getByRole("checkbox");
const panel = (page: Page) => page.getByRole("region", { name: "You use:" });
const nameOf = async (page: Page, index: number) =>
  (await boxes(page).nth(index).locator("xpath=..").locator("bdi").innerText()).trim();

/** Looked at from its top: a control that is half under the sticky header counts as a small one. */
async function expectReadableFromTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectReadableInEachLook(page);
}

test.describe("on a phone", () => {
  test.use(onPhone);

  test("from the role to the interview, and Back keeps what was picked", {
    tag: ["@2.routes.9", "@2.routes.10", "@2.routes.11", "@2.write.6"],
  }, async ({ page }) => {
    await open(page, "/write-a-review");
    await expectReadableFromTop(page);
    await expect(goOn(page)).toBeDisabled();
    await page.getByRole("radio", { name: "Software Development" }).check();
    await goOn(page).click();
    await expect(page).toHaveURL(`${selection}?${role}`);

    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Deep Learning Software");
    await expect(page.getByRole("heading", { level: 2, name: "Other", exact: true })).toBeVisible();
    await expect(goOn(page)).toBeDisabled();
    const names = [await nameOf(page, 0), await nameOf(page, 3)];
    // The whole row is what one clicks.
    await page.locator("label", { hasText: names[0] ?? "" }).click();
    await boxes(page).nth(3).check();
    await expect(panel(page).getByRole("status")).toContainText("2");
    await panel(page).getByRole("button", { name: "Show selection" }).click();
    for (const name of names) await expect(panel(page).getByText(name, { exact: true })).toBeVisible();
    await expectReadableFromTop(page);
    await goOn(page).click();

    await expect(page).toHaveURL(
      /\/success\?last_completed_step=1&role=Software\+Development&products=[^,]+,[^,]+$/,
    );
    await expect(page.getByRole("list", { name: "Selected products" }).getByRole("listitem")).toHaveCount(2);
    await expectReadableFromTop(page);
    await page.goBack();
    await expect(page).toHaveURL(`${selection}?${role}`);
    await expect(boxes(page).nth(0)).toBeChecked();
    await expect(boxes(page).nth(3)).toBeChecked();
    await expect(goOn(page)).toBeEnabled();
    await page.goForward();

    await page.getByRole("link", { name: `Review ${names[0]}`, exact: true }).click();
    await expect(page).toHaveURL(
      /\/products\/[a-z0-9-]+\/interviews\/new\?role=Software\+Development&product_id=/,
    );
    await expect(page.getByText("You're reviewing:")).toContainText(names[0] ?? "");
    await expect(page.getByRole("button", { name: /^Voice Interview/ })).toBeDisabled();
    await expectReadableFromTop(page);
  });

  test("searched, narrowed by category and paged, all in the address, with the picks kept", {
    tag: "@2.write.8",
  }, async ({ page }) => {
    await open(page, `${selection}?${role}`);
    await boxes(page).first().check();
    await page.getByRole("searchbox", { name: "Search software" }).last().fill("notebook");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${selection}?${role}&q=notebook`);
    await expect(page.getByRole("heading", { name: "Results for “notebook”" })).toBeVisible();
    expect(await nameOf(page, 0)).toMatch(/notebook/i);
    const categories = page.getByRole("navigation", { name: "Categories" });
    await categories.getByRole("link", { name: "Artificial Intelligence" }).click();
    await expect(page).toHaveURL(`${selection}?${role}&q=notebook&category=artificial-intelligence`);
    await categories.getByRole("link", { name: "All Categories" }).click();
    await expect(page).toHaveURL(`${selection}?${role}&q=notebook`);
    await page.getByRole("searchbox", { name: "Search software" }).last().fill("zzzzqq");
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("heading", { name: "No software found matching your criteria." }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Show all software" }).click();
    await expect(page).toHaveURL(`${selection}?${role}`);
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL(`${selection}?${role}&page=2`);
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Other, page 2");
    await reload(page);
    await expect(panel(page).getByRole("status")).toContainText("1");
    await expect(goOn(page)).toBeEnabled();
  });
});

test("by keyboard alone, from the role to what was picked; the role is picked again the next time", async ({
  page,
}) => {
  await open(page, "/write-a-review");
  await page.getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "E-Commerce/Retail" })).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(goOn(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${selection}?role=E-Commerce%2FRetail`);
  await boxes(page).first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(panel(page).getByRole("listitem")).toHaveCount(2);
  const remove = panel(page).getByRole("button", { name: /^Remove/ });
  await remove.first().focus();
  await page.keyboard.press("Enter");
  await expect(remove).toHaveCount(1);
  await expect(remove).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(goOn(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/success\?last_completed_step=1&role=E-Commerce%2FRetail&products=[^,]+$/);
  await open(page, "/write-a-review");
  await expect(page.getByRole("radio", { name: "E-Commerce/Retail" })).toBeChecked();
  await expect(goOn(page)).toBeEnabled();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("role, search and products are forms, and nothing that was ticked is lost", async ({ page }) => {
    await page.goto("/write-a-review");
    await page.getByRole("radio", { name: "Software Development" }).check();
    await goOn(page).click();
    await expect(page).toHaveURL(`${selection}?${role}`);
    await boxes(page).first().check();
    const main = page.getByRole("main");
    await main.getByRole("searchbox").fill("notebook");
    await main.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/q=notebook/);
    await expect(panel(page).getByRole("status")).toContainText("1");
    await boxes(page).first().check();
    await goOn(page).click();
    await expect(page).toHaveURL(
      /\/success\?last_completed_step=1&role=Software\+Development&products=[^,&]+,[^,&]+$/,
    );
    await expect(page.getByRole("list", { name: "Selected products" }).getByRole("listitem")).toHaveCount(2);
    await main.getByRole("searchbox").fill("notebook");
    await main.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/&q=notebook$/);
    const found = page.getByRole("region", { name: "Find more to review" });
    await found
      .getByRole("link", { name: /notebook/i })
      .first()
      .click();
    await expect(page.getByText("You're reviewing:")).toBeVisible();
  });

  test("going on with nothing ticked leads back to the choice", { tag: "@5.review.2" }, async ({ page }) => {
    await page.goto(`${selection}?${role}`);
    await goOn(page).click();
    await expect(page).toHaveURL(`${selection}?${role}`);
  });
});

test("addresses that somebody has kept, or that are wrong, lead somewhere sensible", {
  tag: ["@2.nav.12", "@2.write.18"],
}, async ({ page, request }) => {
  const [one] = await some(request);
  for (const [address, target] of [
    ["/write-review", "/write-a-review"],
    [selection, "/write-a-review"],
    [`${selection}?role=Wizard&q=x`, "/write-a-review"],
    [`${selection}/success?products=${one?.id}`, "/write-a-review"],
    [`${selection}/success?role=HR&products=nonsense`, `${selection}?role=HR`],
  ] as const) {
    const { pathname, search } = new URL((await request.get(address)).url());
    expect(pathname + search, address).toBe(target);
  }
  await open(page, `${selection}?role=HR&products=${one?.id},nonsense`);
  await expect(panel(page).getByText(one?.name ?? "", { exact: true })).toBeVisible();
  await page.goto(`/products/other-name/interviews/new?product_id=${one?.id}`);
  await expect(page).not.toHaveURL(/other-name/);
  await expect(page.getByText("You're reviewing:")).toContainText(one?.name ?? "");
});

test("an unknown product is not found", { tag: ["@2.routes.8", "@2.write.31", "@8.not-found.4"] }, async ({
  request,
}) => {
  const id = "00000000-0000-7000-8000-000000000000";
  const address = `/products/quill/interviews/new?${role}&product_id=${id}`;
  expect((await request.get(address)).status()).toBe(404);
  const words = await wordsOf(request, address);
  expect(words).toContain("Product not found");
  expect(words).toContain("The product you're looking for doesn't exist.");
});

test("who is signed in gets there from the header, from home and from a listing", {
  tag: ["@2.nav.16", "@2.signed-in.3", "@2.software.10"],
}, async ({ page, context, request }) => {
  await join(context, newPerson());
  await open(page, "/");
  await expect(page.getByRole("main").getByRole("link", { name: "Write a Review" })).toHaveAttribute(
    "href",
    "/write-a-review",
  );
  await page.getByRole("banner").getByRole("link", { name: "Write Review" }).first().click();
  await expect(page).toHaveURL("/write-a-review");
  const [one] = await some(request);
  await open(page, `/software/${one?.id}`);
  await page.getByRole("main").getByRole("link", { name: "Write Review" }).click();
  await expect(page).toHaveURL(new RegExp(`^[^?]*/products/[^/]+/interviews/new\\?product_id=${one?.id}$`));
  await expect(page.getByText("You're reviewing:")).toContainText(one?.name ?? "");
});
