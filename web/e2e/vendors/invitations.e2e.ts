import { button, field, join, newPerson, prove } from "../accounts/support.ts";
import { expect, expectReadableInEachLook, open, reload, test } from "../support.ts";
import { withListing } from "./reviewed.ts";

test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

test("a vendor's link leads somebody without an account to a review that says so, and is used by it", async ({
  page,
  context,
  other,
  baseURL,
}) => {
  const vendor = newPerson();
  await join(context, vendor);
  await prove(context, vendor);
  const { company, software } = await withListing(context.request, baseURL);
  await open(page, `/dashboard?company=${company.id}&tab=invitations`);
  await button(page, "Invite reviewers").click();
  await page.getByRole("spinbutton", { name: /^Number of links/ }).fill("1");
  await page.getByRole("textbox", { name: /^Note/ }).fill("عملاء الربيع ".repeat(15).trim());
  await button(page, "Create links").click();
  const link = await page.getByRole("textbox", { name: "Links" }).inputValue();
  expect(link).toMatch(/\/review-invitation\?token=[\w-]{43}$/);
  await expectReadableInEachLook(page);
  await button(page, "I have saved it").click();
  await expect(page.getByRole("list", { name: "Links by state" })).toHaveText("1 open");
  const path = new URL(link).pathname + new URL(link).search;

  const customer = await other.newPage();
  await open(customer, path);
  await expect(customer.getByRole("main")).toContainText(
    "You were invited by the vendor. Your review will say so.",
  );
  await expectReadableInEachLook(customer);
  await customer.getByRole("link", { name: "Write your review" }).click();
  await expect(customer.getByRole("heading", { level: 1 })).toHaveText(`Review ${software.name}`);
  await expect(customer.getByRole("main")).toContainText("You were invited by the vendor.");
  await customer.getByRole("radio", { name: "4 stars" }).first().check({ force: true });
  await field(customer, "Review Title").fill("It holds");
  await field(customer, "Your Review").fill("It held for a year.");
  await button(customer, "Continue to Share").click();
  await expect(customer).toHaveURL(/\/signin\?next=/);
  expect(customer.url()).not.toContain("token");
  // The review waits in the browser, and is sent when they are signed in.
  await join(other, newPerson());
  await open(customer, `/write-a-review/review-form?products=${software.id}`);
  await expect(customer).toHaveURL(/\/write-a-review\/complete/);
  await open(customer, `/software/${software.id}?tab=reviews`);
  await customer.getByRole("article").getByRole("link", { name: "Invited by the vendor" }).click();
  await expect(customer).toHaveURL("/review-guidelines#invited-by-the-vendor");
  await reload(page);
  await expect(page.getByRole("list", { name: "Links by state" })).toHaveText("1 used");
});
