import type { BrowserContext } from "@playwright/test";
import { expect } from "../support.ts";

/** The administrator of the tests' server. */
export const administrator = { email: "admin@assay.example", password: process.env["ASSAY_E2E_ADMIN"] ?? "" };

/** As a page of the site sends it: a write that comes with a session must not come from elsewhere. */
export const sameOrigin = { "sec-fetch-site": "same-origin" };

/** Signs a browser in as the administrator by the API. */
export async function asAdmin(context: BrowserContext): Promise<void> {
  const { email: username, password } = administrator;
  const response = await context.request.post("/api/admin/login", {
    headers: sameOrigin,
    data: { username, password },
  });
  expect(response.status()).toBe(200);
}

/** Makes somebody an administrator as well. */
export async function promote(admin: BrowserContext, userId: string): Promise<void> {
  const response = await admin.request.patch(`/api/admin/users/${userId}/admin`, {
    headers: sameOrigin,
    data: { isAdmin: true },
  });
  expect(response.status()).toBe(200);
}
