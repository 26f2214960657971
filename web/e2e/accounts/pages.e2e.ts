import {
  expect,
  expectAccessible,
  expectFits,
  expectReadableInEachLook,
  onPhone,
  open,
  test,
} from "../support.ts";
import { button, field } from "./support.ts";

// Nothing is allowed after the load: these pages ask nothing by themselves.
for (const address of ["/signin?error=google", "/signup"]) {
  test(`${address} is accessible and no wider than the screen`, async ({ page }) => {
    await open(page, address);
    await expectReadableInEachLook(page);
  });
}

test("pages of accounts are not for search engines, and tell no other site of a token in their address", async ({
  request,
}) => {
  for (const address of [
    "/signin",
    "/signin?error=google",
    "/signup",
    "/forgot-password",
    "/reset-password",
    "/reset-password?token=none",
    "/verify-email",
    "/verify-email?token=none",
  ]) {
    const html = await (await request.get(address)).text();
    expect(html, address).toContain('<meta name="robots" content="noindex"');
    expect(html, address).not.toContain('rel="canonical"');
    if (address.includes("token"))
      expect(html, address).toContain('<meta name="referrer" content="no-referrer"');
  }
  for (const address of [
    "/verify-email?token=none",
    "/verify-email/?token=none",
    "/verify-email.data?token=none",
  ]) {
    const headers = (await request.get(address, { maxRedirects: 0 })).headers();
    expect(headers["cache-control"], address).toBe("private, no-store");
    // Of several the last one counts.
    expect(headers["referrer-policy"], address).toMatch(/(?:^|, )no-referrer$/);
  }
});

test.describe("on a phone", () => {
  test.use(onPhone);

  test("a form that was refused, and what came of it, are accessible", async ({ page, watch }) => {
    watch.allowRequests(/\/graphql$|\/assets\//);
    await open(page, "/signup");
    await field(page, "Password").fill("12345");
    await expect(page.getByText(/^Very easy to guess/)).toBeVisible();
    await button(page, "Create account").click();
    await expect(field(page, "First name")).toBeFocused();
    await expectAccessible(page);
    await expectFits(page);
    await open(page, "/forgot-password");
    await button(page, "Send reset link").click();
    await expect(page.getByText("Email required")).toBeVisible();
    await field(page, "Email").fill("nobody@example.com");
    await button(page, "Send reset link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your email");
    await open(page, "/verify-email?token=none");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verification failed");
    await expectAccessible(page);
    await expectFits(page);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each form says that it needs them, and no form that does nothing is shown", async ({ page }) => {
    for (const [address, what] of [
      ["/signin", "Signing in"],
      ["/signup", "Creating an account"],
      ["/forgot-password", "Requesting a link"],
      ["/reset-password?token=none", "Choosing a new password"],
      ["/verify-email?token=none", "Verifying your email"],
      ["/verify-email", "Sending a new link"],
    ] as const) {
      await page.goto(address);
      // Playwright looks for no text inside noscript.
      const notice = page.locator("main noscript p");
      await expect(notice, address).toBeVisible();
      await expect(notice).toContainText(`${what} needs JavaScript.`);
      await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    }
  });
});
