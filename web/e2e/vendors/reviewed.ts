import { randomUUID } from "node:crypto";
import type { APIRequestContext, Browser } from "@playwright/test";
import { join, mailed, newPerson } from "../accounts/support.ts";
import { expect } from "../support.ts";

/** Sends as a page of the site does; gives what is answered. */
async function send(request: APIRequestContext, baseURL: string | undefined, path: string, data: object) {
  const answer = await request.post(path, { data, headers: { origin: baseURL ?? "" } });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return answer.json();
}

/** A company of somebody new, who is signed in, with one listing. */
export async function withListing(request: APIRequestContext, baseURL: string | undefined) {
  const name = `<b>شركة</b> ${randomUUID().slice(0, 8)}`;
  const company = await send(request, baseURL, "/api/companies", { name });
  const [category] = await (await request.get("/api/categories?limit=1")).json();
  const software = await send(request, baseURL, "/api/software", {
    name: `Reputation ${randomUUID().slice(0, 8)}`,
    shortDescription: "Weighs.",
    categoryId: category.id,
    companyId: company.id,
  });
  return { company, software };
}

/** Somebody new, whose address is proved, signed in. The browser is the caller's to close. */
export async function proved(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const person = newPerson();
  await join(context, person);
  const link = await mailed(person.email, "verify-email");
  const token = new URL(link, "http://localhost").searchParams.get("token");
  await send(context.request, baseURL, "/api/auth/verify-email", { token });
  return { context, person };
}

/** A review by somebody new, whose address is proved. */
export async function reviewed(
  browser: Browser,
  baseURL: string | undefined,
  softwareId: string,
  content = "It held for a year, then it did not.",
) {
  const { context, person } = await proved(browser, baseURL);
  const title = `It <i>holds</i> ${randomUUID().slice(0, 8)}`;
  const input = { softwareId, rating: 2, title, content };
  const { id } = await send(context.request, baseURL, "/api/reviews", input);
  await context.close();
  return { id, title, email: person.email };
}
