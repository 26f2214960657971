import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { join, mailed, newPerson, type Person, toast } from "./accounts/support.ts";
import { expect, expectReadableInEachLook, onPhone, open, reload, test, wordsOf } from "./support.ts";

test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\/|leads\.csv/));

interface Vendor {
  person: Person;
  companyId: string;
  softwareId: string;
  softwareName: string;
}

/** Makes a vendor of whoever has the browser, with a proved address, a company and a listing. */
async function vendor(context: BrowserContext, base: string | undefined): Promise<Vendor> {
  const baseURL = base ?? "";
  const person = newPerson();
  await join(context, person);
  const post = async (path: string, data: object) => {
    const answer = await context.request.post(path, { data, headers: { origin: baseURL } });
    expect(answer.status(), path).toBeLessThan(300);
    return answer.json();
  };
  const link = new URL(await mailed(person.email, "verify-email"), baseURL);
  await post("/api/auth/verify-email", { token: link.searchParams.get("token") });
  const softwareName = `مِيزان ${randomUUID().slice(0, 8)}`;
  const company = await post("/api/companies", { name: `Kiln ${randomUUID()}` });
  const [category] = await (await context.request.get("/api/categories")).json();
  const data = { companyId: company.id, categoryId: category.id, name: softwareName };
  const software = await post("/api/software", data);
  return { person, companyId: company.id, softwareId: software.id, softwareName };
}

const dialogOf = (page: Page) => page.getByRole("dialog");

/** Opens the form by its button, and waits a while, as people do who fill it in. */
async function openForm(page: Page, button: string): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: button, exact: true }).click();
  await expect(dialogOf(page).getByLabel("Name", { exact: true })).toBeVisible();
  await page.clock.fastForward(5_000);
}

test.describe("on a phone", () => {
  test.use(onPhone);

  test("a visitor asks for a demo, and the vendor finds it, answers for it and keeps it", {
    tag: ["@2.software.11", "@2.software.24"],
  }, async ({ page, other, baseURL }) => {
    const { person, companyId, softwareId, softwareName } = await vendor(other, baseURL);
    await page.clock.install();
    await open(page, `/software/${softwareId}`);
    await openForm(page, "Request Demo");
    const dialog = dialogOf(page);
    await dialog.getByRole("button", { name: "Send request" }).click();
    await expect(dialog.getByLabel("Name", { exact: true })).toBeFocused();
    await expect(dialog.getByText("Email is required").last()).toBeVisible();
    await expectReadableInEachLook(page);
    await dialog.getByLabel("Name", { exact: true }).fill("=Bea <b>Buyer</b>");
    await dialog.getByLabel("Work email").fill("bea@buyer.example");
    await dialog.getByLabel("What would you like to see?").fill("متى؟\n\nSoon.");
    await dialog.getByRole("checkbox").check();
    await dialog.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByRole("dialog", { name: "Request sent" })).toContainText("bea@buyer.example");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("button", { name: "Request Demo" })).toBeFocused();

    // It is with the vendor, who got a mail.
    await mailed(person.email, "mail-settings");
    const inbox = await other.newPage();
    await open(inbox, `/dashboard?company=${companyId}&tab=leads`);
    await expect(inbox.getByRole("link", { name: "Leads (1 new)" })).toHaveAttribute("aria-current", "page");
    const lead = inbox.getByRole("article", { name: "Lead from =Bea <b>Buyer</b>" });
    await expect(lead).toContainText("bea@buyer.example");
    await expect(lead.getByRole("link", { name: softwareName })).toBeVisible();
    await expectReadableInEachLook(inbox);
    await lead.getByRole("combobox").selectOption("Contacted");
    await expect(toast(inbox)).toContainText("Marked as contacted");
    await expect(inbox.getByRole("link", { name: "Leads", exact: true })).toBeVisible();
    await lead.getByRole("button", { name: "Add notes" }).click();
    await lead.getByRole("textbox", { name: "Notes" }).fill("Called. Wants a second date.");
    await lead.getByRole("button", { name: "Save notes" }).click();
    await expect(lead.getByText("Called. Wants a second date.")).toBeVisible();
    await expect(toast(inbox)).toContainText("Notes saved");
    await expect(lead.getByRole("button", { name: "Edit notes" })).toBeFocused();
    await inbox.getByRole("link", { name: "Contacted", exact: true }).click();
    await expect(inbox).toHaveURL(/status=contacted/);
    await reload(inbox);
    await expect(lead).toContainText("Called. Wants a second date.");

    const arriving = inbox.waitForEvent("download");
    await inbox.getByRole("link", { name: "Download CSV" }).click();
    const text = await readFile(await (await arriving).path(), "utf8");
    expect(text).toContain("'=Bea <b>Buyer</b>,bea@buyer.example");
    expect(text).toContain("Contacted");

    await lead.getByRole("button", { name: "Delete" }).click();
    await inbox.getByRole("dialog").getByRole("button", { name: "Delete lead" }).click();
    await expect(inbox.getByRole("heading", { name: "No leads with this status" })).toBeVisible();
    await expect(inbox.locator("[tabindex='-1']:focus"), "it was on the lead").toHaveText(
      /No leads with this status/,
    );
  });
});

test("a company is asked by three buttons, and what was typed outlives the closed form", {
  tag: ["@2.company.14", "@2.company.15", "@2.company.16"],
}, async ({ page, other, baseURL }) => {
  const { companyId } = await vendor(other, baseURL);
  await page.clock.install();
  await open(page, `/companies/${companyId}`);
  await openForm(page, "Contact Company");
  await dialogOf(page).getByLabel("Name", { exact: true }).fill("Bea");
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  for (const button of ["Request Information", "Schedule Demo"]) {
    await openForm(page, button);
    await expect(dialogOf(page)).toHaveAccessibleName(button);
    await expect(dialogOf(page).getByLabel("Name", { exact: true })).toHaveValue("Bea");
    await page.keyboard.press("Escape");
  }
});

test("leads are for owners: an address alone opens nothing", async ({ context, other, baseURL }) => {
  const { companyId } = await vendor(other, baseURL);
  await join(context, newPerson());
  expect((await context.request.get(`/api/companies/${companyId}/leads.csv`)).status()).toBe(403);
  const address = `/dashboard?company=${companyId}&tab=leads`;
  expect(await wordsOf(context.request, address)).toContain("Create Your First Company");
  expect(await wordsOf(other.request, address)).toContain("No leads yet");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("mails are switched off by the link in one of them, and the buttons of the form are absent", async ({
    page,
    other,
    baseURL,
  }) => {
    const { person, softwareId } = await vendor(other, baseURL);
    await page.goto(`/software/${softwareId}`);
    await expect(page.getByRole("button", { name: "Request Demo" })).toBeHidden();
    const input = `softwareId: "${softwareId}", kind: DEMO, name: "Bea", email: "bea@buyer.example", consent: true`;
    const sent = await other.request.post("/graphql", {
      data: { query: `mutation { sendLead(input: { ${input} }) { __typename } }` },
      headers: { origin: baseURL ?? "" },
    });
    expect(await sent.json()).toEqual({ data: { sendLead: { __typename: "LeadSent" } } });
    await page.goto(await mailed(person.email, "mail-settings"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Turn off these emails?");
    await page.getByRole("button", { name: "Turn off" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("These emails are turned off");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("These emails are turned off");
    const answer = await other.request.post("/graphql", {
      data: { query: "{ viewer { mailPreferences { kind isOn } } }" },
      headers: { origin: baseURL ?? "" },
    });
    const { data } = await answer.json();
    expect(data.viewer.mailPreferences).toContainEqual({ kind: "NEW_LEAD", isOn: false });
  });
});
