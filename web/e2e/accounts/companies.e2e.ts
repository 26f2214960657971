import type { Page } from "@playwright/test";
import { expect, expectAlive, expectReadableInEachLook, open, reload, test, wordsOf } from "../support.ts";
import { accountMenu, button, field, join, mailed, newPerson, prove, toast } from "./support.ts";

// What is typed and sent is asked for: the mutations, the page one goes on to.
test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\/|\/api\/login|\/signin/));

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Founds a company by the API, and opens a tab of its dashboard. */
async function found(page: Page, name: string, tab: "settings" | "software"): Promise<string> {
  const headers = { "sec-fetch-site": "same-origin" };
  const answer = await page.context().request.post("/api/companies", { data: { name }, headers });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  await open(page, `/dashboard?company=${id}&tab=${tab}`);
  await expect(heading(page)).toHaveText(name);
  return id;
}

/** Goes to a tab of the dashboard. */
async function goTo(page: Page, tab: string): Promise<void> {
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: tab }).click();
  await expect(page).toHaveURL(new RegExp(`tab=${tab.toLowerCase()}`));
}

test("the ways to the dashboard; the first company is created there; a second one can be chosen", {
  tag: [
    "@2.nav.18",
    "@2.nav.32",
    "@2.signed-in.4",
    "@6.user.3",
    "@2.dashboard.7",
    "@2.dashboard.8",
    "@2.dashboard.10",
    "@6.owner.1",
  ],
}, async ({ page, context }) => {
  await join(context, newPerson());
  await open(page, "/");
  await expect(page.getByRole("main").getByRole("link", { name: "Manage Listings" })).toHaveAttribute(
    "href",
    "/dashboard",
  );
  const footer = page.getByRole("contentinfo").getByRole("link", { name: "Dashboard" });
  await expect(footer).toHaveAttribute("href", "/dashboard");
  const account = accountMenu(page);
  await account.button.click();
  await account.menu.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
  await expect(heading(page)).toHaveText("Create Your First Company");
  await button(page, "Create company").click();
  const dialog = page.getByRole("dialog", { name: "Create a company" });
  await dialog.getByRole("button", { name: "Create company" }).click();
  await expect(dialog.getByLabel("Company name")).toBeFocused();
  await expect(dialog.getByText("Company name is required").last()).toBeVisible();
  await expectReadableInEachLook(page);
  const arabic = "شركة الميزان";
  await dialog.getByLabel("Company name").fill(arabic);
  await dialog.getByLabel("Employees").selectOption("11-50");
  await dialog.getByRole("button", { name: "Create company" }).click();
  await expect(toast(page).getByText("Company created")).toBeVisible();
  await expect(heading(page)).toHaveText(arabic);
  await expect(accountMenu(page).button, "still signed in").toBeVisible();

  await button(page, "New company").click();
  await expect(dialog.getByLabel("Company name"), "the first one's name is not in it").toHaveValue("");
  await dialog.getByLabel("Company name").fill("Kiln");
  await dialog.getByRole("button", { name: "Create company" }).click();
  await expect(heading(page)).toHaveText("Kiln");
  await page.getByRole("combobox", { name: "Company" }).selectOption(arabic);
  await expect(heading(page)).toHaveText(arabic);
  await reload(page);
  await expect(heading(page), "the choice stands in the address").toHaveText(arabic);
  expect(await wordsOf(context.request, "/")).toMatch(/\b2 companies\b/);
});

test("an editor is invited by mail, joins on the way and accepts; the last owner stays", {
  tag: "@2.dashboard.16",
}, async ({ page, context, other: theirs }) => {
  const owner = newPerson();
  await join(context, owner);
  await prove(context, owner);
  await found(page, "Kiln & Söhne", "settings");
  await expect(section(page, "Members")).toContainText("A company needs an owner");
  const nadia = newPerson();
  await section(page, "Invite a member").getByLabel("Email").fill(nadia.email);
  await button(page, "Send invitation").click();
  await expect(section(page, "Invite a member").getByRole("status")).toHaveText(
    `Invitation sent to ${nadia.email}`,
  );
  await expectReadableInEachLook(page);

  // In another browser, which is not signed in.
  const other = await theirs.newPage();
  const link = await mailed(nadia.email, "accept-invitation");
  await open(other, link);
  await expect(heading(other)).toHaveText("Join Kiln & Söhne");
  await expectReadableInEachLook(other);
  await other.getByRole("main").getByRole("link", { name: "Create an account" }).click();
  await expect(heading(other)).toHaveText("Create your account");
  await expectAlive(other);
  await field(other, "First name").fill("Nadia");
  await field(other, "Last name").fill("New");
  await expect(field(other, "Email")).toHaveValue(nadia.email);
  await field(other, "Password").fill(nadia.password);
  await button(other, "Create account").click();
  await expect(other).toHaveURL(link);
  await expectAlive(other);
  await button(other, "Accept the invitation").click();
  await expect(toast(other).getByText("Welcome to the team")).toBeVisible();
  await expect(heading(other)).toHaveText("Kiln & Söhne");

  // Editors see who there is, and no more.
  await goTo(other, "Settings");
  await expect(section(other, "Members").getByRole("listitem")).toHaveCount(2);
  await expect(section(other, "Company profile")).toHaveCount(0);
  await expect(section(other, "Invite a member")).toHaveCount(0);
  await expect(section(other, "Delete the company")).toHaveCount(0);
  const again = await wordsOf(other.context().request, link);
  expect(again, "the link works once").toContain("This invitation is no longer valid");

  // Made an owner, she lets the other one go.
  await reload(page);
  await button(page, "Make owner: Nadia New").click();
  await expect(toast(page).getByText("Nadia New: Owner")).toBeVisible();
  await button(page, "Leave the company").click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expect(heading(page)).toHaveText("Create Your First Company");
});

test("a company that nobody owns is claimed by a mail to its website's domain", async ({ page, context }) => {
  const ada = newPerson();
  await join(context, ada);
  await prove(context, ada);
  await open(page, "/companies?page=2");
  const company = page.getByRole("main").getByRole("article").getByRole("link").first();
  const name = await company.innerText();
  await company.click();
  await expect(heading(page)).toHaveText(name);
  await button(page, "Claim this company").click();
  const dialog = page.getByRole("dialog", { name: `Claim ${name}` });
  const hint = await dialog.getByText(/^At /).innerText();
  const domain = hint.replace("At ", "");
  await dialog.getByLabel("Work email").fill("me@gmail.com");
  await dialog.getByRole("button", { name: "Email me a link" }).click();
  await expect(dialog.getByText(`Please use an address at ${domain}`).last()).toBeVisible();
  await expectReadableInEachLook(page);
  const email = `ada-${Date.now()}@${domain}`;
  await dialog.getByLabel("Work email").fill(email);
  await dialog.getByRole("button", { name: "Email me a link" }).click();
  await expect(dialog.getByRole("status")).toContainText("A link is on its way to this address.");
  await dialog.getByRole("button", { name: "Close" }).click();

  const link = await mailed(email, "claim-company");
  await open(page, link);
  await button(page, "Confirm the claim").click();
  await expect(heading(page)).toHaveText(name);
  await expect(page).toHaveURL(/\/dashboard\?company=/);
  await page.getByRole("main").getByRole("link", { name: "Public page" }).click();
  await expect(heading(page)).toHaveText(name);
  await expect(button(page, "Claim this company")).toHaveCount(0);
  await expect(accountMenu(page).button, "still signed in").toBeVisible();
});
