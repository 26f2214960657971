import { button, field, join, newPerson, prove, toast } from "../accounts/support.ts";
import { expect, expectReadableInEachLook, open, reload, test } from "../support.ts";

test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

test("a company's webhook: created, secret seen once, test refused by the address, rotated, deleted", async ({
  page,
  context,
}) => {
  const person = newPerson();
  await join(context, person);
  await prove(context, person);
  const headers = { "sec-fetch-site": "same-origin" };
  const made = await context.request.post("/api/companies", { headers, data: { name: "شركة الميزان" } });
  const { id } = (await made.json()) as { id: string };
  await open(page, `/dashboard?company=${id}&tab=webhooks`);
  await expect(page.getByRole("main")).toContainText("There are no webhooks.");
  await button(page, "Add a webhook").click();
  // Nothing but the server itself is there, and such addresses are never connected to.
  const url = `https://127.0.0.1/${"hook".repeat(490)}`;
  await field(page, "URL").fill(url);
  await page.getByRole("textbox", { name: /^Description/ }).fill("يستقبل طلبات العملاء ".repeat(4).trim());
  await page.getByRole("checkbox", { name: /lead\.received/ }).check();
  await button(page, "Create webhook").click();
  const secret = await page.getByRole("textbox", { name: "Secret" }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  await expect(page.getByRole("group", { name: "The webhook was created" })).toBeFocused();
  await button(page, "I have saved it").click();
  await reload(page);
  expect(await page.content()).not.toContain(secret);

  await page.getByRole("main").getByRole("link", { name: url }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Webhook");
  await button(page, "Send test").click();
  await expect(toast(page)).toContainText("Not delivered");
  const log = page.getByRole("region", { name: "Deliveries" });
  await expect(log.getByRole("listitem").filter({ hasText: "webhook.test" })).toContainText("Failed");
  await log.getByText("Body", { exact: true }).click();
  await expect(log).toContainText('"type": "webhook.test"');
  await expectReadableInEachLook(page);

  await button(page, "Rotate secret").click();
  await page.getByRole("dialog").getByRole("button", { name: "Rotate secret" }).click();
  await expect(page.getByRole("textbox", { name: "Secret" })).not.toHaveValue(secret);
  await button(page, "I have saved it").click();
  await button(page, "Delete").click();
  await expect(page.getByRole("dialog")).toContainText(url.slice(0, 60));
  await page.getByRole("dialog").getByRole("button", { name: "Delete webhook" }).click();
  await expect(page).toHaveURL(new RegExp(`company=${id}&tab=webhooks`));
  await expect(page.getByRole("main")).toContainText("There are no webhooks.");
});
