import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { join, newPerson, toast } from "./accounts/support.ts";
import { asAdmin, sameOrigin } from "./admin/support.ts";
import {
  expect,
  expectAccessible,
  expectReadableInEachLook,
  onPhone,
  open,
  reload,
  test,
} from "./support.ts";

test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

/** Somebody new, signed in, with a review of their own of a software of the demo. */
async function withReview(
  context: BrowserContext,
  baseURL: string | undefined,
): Promise<{ id: string; title: string }> {
  await join(context, newPerson());
  const [software] = await (await context.request.get("/api/software?limit=1")).json();
  const title = `<i>مراجعة</i> 🚀 ${randomUUID()}`;
  const answer = await context.request.post("/api/reviews", {
    data: { softwareId: software.id, rating: 4, title, content: "It held for a year." },
    headers: { origin: baseURL ?? "" },
  });
  expect(answer.status()).toBe(201);
  return { id: (await answer.json()).id, title };
}

const article = (page: Page, title: string) => page.getByRole("article").filter({ hasText: title });

test.describe("on a phone", () => {
  test.use(onPhone);

  test("a review is voted for, and the vote taken back", async ({ page, context, browser, baseURL }) => {
    const other = await browser.newContext({ ...(baseURL && { baseURL }) });
    const { id, title } = await withReview(other, baseURL);
    // Signed out it needs an account.
    await open(page, `/reviews/${id}`);
    await page.getByRole("link", { name: `Helpful: the review “${title}” (log in)` }).click();
    await expect(page).toHaveURL(`/signin?next=${encodeURIComponent(`/reviews/${id}`)}`);
    await join(context, newPerson());
    await open(page, `/reviews/${id}`);
    const vote = page.getByRole("button", { name: `Helpful: the review “${title}”` });
    // Of this review: others of the software stand below it.
    const helpfulCount = page
      .getByRole("article")
      .filter({ has: vote })
      .getByText(/found this review helpful/);
    // The page shows a vote before the server has it, and a reload would cut it off.
    const saved = () => page.waitForResponse((answer) => answer.request().postData()?.includes(id) === true);
    const voted = saved();
    await vote.focus();
    await page.keyboard.press("Space");
    await expect(vote).toHaveAttribute("aria-pressed", "true");
    await expect(helpfulCount).toHaveText("1 person found this review helpful");
    await expectAccessible(page);
    await voted;
    await reload(page);
    await expect(vote).toHaveAttribute("aria-pressed", "true");
    const takenBack = saved();
    await vote.click();
    await expect(helpfulCount).toHaveCount(0);
    await takenBack;
    await reload(page);
    await expect(vote).toHaveAttribute("aria-pressed", "false");
    await other.close();
  });

  test("a review is reported, with the reason and what is wrong", async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const other = await browser.newContext({ ...(baseURL && { baseURL }) });
    const { id, title } = await withReview(other, baseURL);
    await join(context, newPerson());
    await open(page, `/reviews/${id}`);
    const report = page.getByRole("button", { name: `Report: the review “${title}”` });
    await report.click();
    const dialog = page.getByRole("dialog", { name: "Report this review" });
    await expect(dialog.getByRole("radio").first()).toBeFocused();
    await expectReadableInEachLook(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(report).toBeFocused();
    await report.click();
    await dialog.getByRole("radio", { name: "Something else" }).check();
    await dialog.getByRole("button", { name: "Send report" }).click();
    await expect(dialog.getByText("Please describe what is wrong with the review")).toBeVisible();
    await dialog.getByRole("textbox").fill("It is about another product.");
    await dialog.getByRole("button", { name: "Send report" }).click();
    await expect(toast(page)).toContainText("Thank you");
    await expect(page.getByRole("button", { name: `Reported: the review “${title}”` })).toBeFocused();
    await reload(page);
    await expect(page.getByRole("button", { name: `Reported: the review “${title}”` })).toBeVisible();
    await other.close();
  });
});

test("a hidden review says why, and its author's answer can be replaced", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await page.setViewportSize(onPhone.viewport);
  const { id, title } = await withReview(context, baseURL);
  const admin = await browser.newContext({ ...(baseURL && { baseURL }) });
  await asAdmin(admin);
  const hiding = await admin.request.patch(`/api/admin/reviews/${id}/status`, {
    headers: sameOrigin,
    data: { status: "hidden", reason: "It names a colleague.\n\nPlease take the name out." },
  });
  expect(hiding.status()).toBe(200);
  await admin.close();
  await open(page, "/profile?tab=reviews");
  const hidden = article(page, title);
  await expect(hidden.getByText("Hidden until moderators publish it")).toBeVisible();
  await expect(hidden.getByText("Please take the name out.")).toBeVisible();
  await hidden.getByLabel("Your answer to the moderators", { exact: true }).fill("I took it out.");
  await hidden.getByRole("button", { name: "Send answer" }).click();
  await expect(toast(page)).toContainText("Answer sent");
  await reload(page, "main article button");
  await expect(hidden.getByText("I took it out.")).toBeVisible();
  await hidden.getByRole("button", { name: /^Edit your answer/ }).click();
  const field = hidden.getByLabel("Your answer to the moderators", { exact: true });
  await expect(field).toBeFocused();
  await field.fill("Now it is out.");
  await hidden.getByRole("button", { name: "Send answer" }).click();
  await expect(hidden.getByText("Now it is out.")).toBeVisible();
  await expectReadableInEachLook(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("what a review said before is there", async ({ page, context, baseURL }) => {
    const { id, title } = await withReview(context, baseURL);
    const changed = await context.request.patch(`/api/reviews/${id}`, {
      headers: sameOrigin,
      data: { rating: 2, content: "It is slow, and nobody answers." },
    });
    expect(changed.status()).toBe(200);
    await page.goto("/profile?tab=reviews");
    const review = article(page, title);
    await expect(review.getByText("It is slow, and nobody answers.")).toBeVisible();
    await review.locator("summary").click();
    await expect(review.getByText("It held for a year.")).toBeVisible();
    const today = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format();
    await expect(review.getByText(`Until ${today}`)).toBeVisible();
    await expect(review.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
  });
});
