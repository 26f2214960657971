import { button, join, mailedLink, newPerson, toast } from "./accounts/support.ts";
import {
  expect,
  expectAccessible,
  expectFits,
  expectReadableInEachLook,
  onPhone,
  open,
  test,
  wordsOf,
} from "./support.ts";
import { reviewed, withListing } from "./vendors/reviewed.ts";

test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\/|\.csv/));

test.describe("on a phone", () => {
  test.use(onPhone);

  test("a vendor answers a review; visitors read it, and the reviewer gets a mail", {
    tag: "@6.owner.7",
  }, async ({ page, context, browser, baseURL, watch }) => {
    await join(context, newPerson());
    const { company, software } = await withListing(context.request, baseURL);
    expect(await wordsOf(context.request, "/dashboard?tab=reviews")).toContain("No reviews yet");
    const { id, title, email } = await reviewed(browser, baseURL, software.id);
    await open(page, "/dashboard?tab=reviews&answer=missing");
    await page.getByRole("button", { name: `Answer: the review “${title}”` }).click();
    await expectReadableInEachLook(page);
    // Without a connection nothing is lost.
    watch.expectConsole(/^Failed to load resource/);
    await context.setOffline(true);
    const text = page.getByRole("textbox", { name: /^Your answer/ });
    await text.fill("Thank you.\n\n<b>We</b> mended it.");
    await text.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert").filter({ hasText: "could not be published" })).toBeVisible();
    await context.setOffline(false);
    await expect(text).toHaveValue("Thank you.\n\n<b>We</b> mended it.");
    await button(page, "Publish answer").click();
    await expect(toast(page)).toContainText("Answer published");
    // It is among those without answer no more, and the list has the focus that was in its form.
    await expect(page.getByRole("heading", { name: "No reviews found" })).toBeVisible();
    await expect(page.locator("[tabindex='-1']:focus")).toHaveText(/No reviews found/);
    await page.getByRole("link", { name: "Show all reviews" }).click();
    await button(page, `Edit answer: the review “${title}”`).click();
    await button(page, "Save answer").click();
    await expect(button(page, `Edit answer: the review “${title}”`)).toBeFocused();
    await expectFits(page);

    const visitor = await browser.newContext({ ...(baseURL && { baseURL }) });
    for (const address of [`/reviews/${id}`, `/software/${software.id}?tab=reviews`]) {
      const words = await wordsOf(visitor.request, address);
      expect(words).toContain(`Answer from ${company.name}`);
      expect(words, "as text").toContain("<b>We</b> mended it.");
    }
    await visitor.close();
    expect(await mailedLink(email, new RegExp(`/reviews/${id}\\b(?=[^]*turn off these)`, "i"))).toContain(id);

    await page.getByRole("button", { name: `Delete answer: the review “${title}”` }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your answer?" });
    await dialog.getByRole("button", { name: "Delete answer" }).click();
    await expect(toast(page)).toContainText("Answer deleted");
    await expect(button(page, `Answer: the review “${title}”`)).toBeVisible();
    await expect(page.getByRole("listitem").and(page.locator(":focus"))).toContainText(title);
  });
});

test("analytics are read by keyboard, as a table, and as a file", {
  tag: ["@2.dashboard.13", "@2.dashboard.14"],
}, async ({ page, context, baseURL }) => {
  await join(context, newPerson());
  const { company } = await withListing(context.request, baseURL);
  await open(page, `/dashboard?company=${company.id}&tab=analytics`);
  await expect(page.getByRole("img", { name: /^Chart: Views\./ })).toBeVisible();
  await page.getByText("Views as a table", { exact: true }).focus();
  await page.keyboard.press("Enter");
  const table = page.getByRole("table", { name: "Views, day by day" });
  await expect(table.getByRole("row")).toHaveCount(31);
  await expectReadableInEachLook(page);
  const ninety = page.getByRole("navigation", { name: "Period" }).getByRole("link", { name: "90 days" });
  await ninety.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/days=90/);
  await expect(page.getByRole("heading", { name: "The last 90 days" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).press("Enter");
  const file = await download;
  expect(file.suggestedFilename()).toBe("analytics.csv");
});

test("a badge is chosen and copied, and follows the rating at once", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await join(context, newPerson());
  const { software } = await withListing(context.request, baseURL);
  await open(page, "/dashboard?tab=reviews");
  await page.getByText("Badge for your website").click();
  const preview = page.getByRole("img", { name: /, light$/ });
  await expect(preview).toBeVisible();
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page);
  const code = await page.getByRole("textbox", { name: "Badge HTML" }).inputValue();
  const path = new URL(/src="([^"]+)"/.exec(code)?.[1] ?? "").pathname;
  const badge = async () => {
    const answer = await context.request.get(path);
    expect(answer.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
    return answer.text();
  };
  expect(await badge()).toContain(`${software.name}: no reviews yet`);
  await reviewed(browser, baseURL, software.id);
  expect(await badge()).toContain(`${software.name}: 2.0 out of 5, 1 review`);
});

test("without scripts the figures and the filters of the dashboard can be used", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await join(context, newPerson());
  const { company, software } = await withListing(context.request, baseURL);
  await page.goto(`/dashboard?company=${company.id}&tab=reviews&listing=${software.id}`);
  await page.getByRole("combobox", { name: "Answer" }).selectOption("Unanswered");
  await page.getByRole("form", { name: "Filters" }).getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(new RegExp(`company=${company.id}&tab=reviews&.*answer=missing`));
  await expect(page.getByRole("combobox", { name: "Answer" })).toHaveValue("missing");
  await page.goto(`/dashboard?company=${company.id}&tab=analytics`);
  // As large as it is drawn: it is moved sideways.
  const chart = page.getByRole("img", { name: /^Chart: Views\./ });
  expect((await chart.boundingBox())?.width).toBe(640);
  await context.close();
});
