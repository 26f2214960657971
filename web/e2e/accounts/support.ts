import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join as joinPath } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { findServerFolders } from "../../../scripts/testing/server-folder.ts";
import { expect, open } from "../support.ts";

/** Somebody with an address of their own, so that tests do not meet. */
export interface Person {
  readonly email: string;
  readonly password: string;
}

export const newPerson = (): Person => ({
  email: `ada-${randomUUID()}@example.com`,
  password: "correct horse",
});

/** The field of a form by its label. */
export const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });

/** A button of the page. */
export const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });

/** Makes an account in the browser, which is then signed in and at home. */
export async function joinUp(page: Page, { email, password }: Person): Promise<void> {
  await open(page, "/signup");
  await field(page, "First name").fill("Ada");
  await field(page, "Last name").fill("Lovelace");
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await button(page, "Create account").click();
  await expect(page).toHaveURL("/");
}

/** Makes an account by the API: no page was loaded yet, and the browser is signed in. */
export async function join(context: BrowserContext, person: Person): Promise<void> {
  const data = { ...person, firstName: "Ada", lastName: "Lovelace" };
  expect((await context.request.post("/api/auth/signup", { data })).status()).toBe(201);
}

/** Signs a browser in by the API: no page was loaded yet. Gives the status. */
export async function enter(context: BrowserContext, person: Person): Promise<number> {
  return (await context.request.post("/api/auth/signin", { data: person })).status();
}

/** Proves the address of an account by the mailed link, without a page. */
export async function prove(context: BrowserContext, { email }: Person): Promise<void> {
  const link = await mailed(email, "verify-email");
  const token = new URL(link, "http://localhost").searchParams.get("token");
  const headers = { "sec-fetch-site": "same-origin" };
  const answer = await context.request.post("/api/auth/verify-email", { data: { token }, headers });
  expect(answer.status()).toBe(200);
}

/** The status of asking the server who a browser is: 200 signed in, 401 signed out. */
export async function whoAmI(context: BrowserContext): Promise<number> {
  return (await context.request.get("/api/auth/user")).status();
}

/** Fills in and sends the form of /signin, on which the browser is. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await field(page, "Email").fill(email);
  await field(page, "Password").fill(password);
  await button(page, "Sign in").click();
}

/**
 * The address on this site in the latest mail to somebody. Without a mail server each mail is a file in the outbox of the
 * server's folder; the address of the recipient is in no other.
 */
export const mailed = (
  email: string,
  path: "verify-email" | "reset-password" | "accept-invitation" | "claim-company" | "mail-settings",
): Promise<string> => mailedLink(email, new RegExp(`/${path}\\?token=[\\w%.~-]+`));

/** The same of any link: what the pattern finds in the latest mail to somebody that has it. */
export async function mailedLink(email: string, link: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const mails = (await outbox()).filter((mail) => mail.includes(email) && link.test(mail));
    found = mails.at(-1)?.match(link)?.[0];
    expect(found, `a mail to ${email}`).toBeDefined();
  }).toPass({ timeout: 90_000 });
  return found ?? "";
}

/** What the browser says over the page. */
export const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });

/**
 * Waits for words that are said over the page for less time than lies between two looks of an assertion: looks at every
 * frame. Call it before what brings them about, and await it afterwards.
 */
export async function briefly(page: Page, ...words: readonly string[]): Promise<void> {
  await page.waitForFunction(
    (all) => {
      const region = document.querySelector("[role=region][aria-label=Notifications]");
      return all.every((each) => region?.textContent?.includes(each));
    },
    words,
    { polling: "raf" },
  );
}

/** The menu of the account, and what opens it. */
export function accountMenu(page: Page) {
  const summary = page.locator("summary", { hasText: "Your account" });
  const menu = page.getByRole("banner").locator("details").filter({ has: summary });
  return { menu, button: menu.locator("summary") };
}

/** All mails, oldest first. */
async function outbox(): Promise<string[]> {
  const folders = findServerFolders().map((folder) => joinPath(folder, "outbox"));
  const files = await Promise.all(folders.map(mailsOf));
  return Promise.all(files.flat().map((file) => readFile(file, "utf8")));
}

async function mailsOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith(".eml"))
    .toSorted()
    .map((name) => joinPath(folder, name));
}
