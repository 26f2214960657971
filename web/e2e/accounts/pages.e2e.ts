import { expect, expectAccessible, expectFits, expectReadableInEachLook, open, test } from "../support.ts";
import { button, field } from "./support.ts";

const addresses = [
  "/signin",
  "/signin?error=google",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/reset-password?token=none",
  "/verify-email",
];

// Nothing is allowed after the load: these pages ask nothing by themselves.
for (const address of addresses) {
  test(`${address} is accessible, no wider than the screen and not for search engines`, async ({ page }) => {
    await open(page, address);
    await expectReadableInEachLook(page);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a form that was refused, and what came of it, are accessible", async ({ page, watch }) => {
    watch.allowRequests(/\/graphql$|\/assets\//);
    await open(page, "/signup");
    await field(page, "Password").fill("12345");
    await expect(page.getByText(/^Very easy to guess/)).toBeVisible();
    await button(page, "Create account").click();
    await expect(field(page, "First name")).toBeFocused();
    await expectAccessible(page);
    await open(page, "/forgot-password");
    await button(page, "Send reset link").click();
    await expect(page.getByText("Email required")).toBeVisible();
    await expectAccessible(page);
    await field(page, "Email").fill("nobody@example.com");
    await button(page, "Send reset link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your email");
    await expectAccessible(page);
    await open(page, "/verify-email?token=none");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verification failed");
    await expectAccessible(page);
    await expectFits(page);
  });
});

test("pages whose address holds a token tell no other site of it", async ({ page, watch }) => {
  watch.allowRequests(/\/graphql$/);
  for (const address of ["/reset-password?token=none", "/verify-email?token=none"]) {
    await open(page, address);
    await expect(page.locator("meta[name=referrer]")).toHaveAttribute("content", "no-referrer");
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, what] of [
    ["/signin", "Signing in"],
    ["/signup", "Creating an account"],
    ["/forgot-password", "Requesting a link"],
    ["/reset-password?token=none", "Choosing a new password"],
    ["/verify-email?token=none", "Verifying your email"],
    ["/verify-email", "Sending a new link"],
  ] as const) {
    test(`${address} says that it needs them, and shows no form that does nothing`, async ({ page }) => {
      await page.goto(address);
      // Playwright looks for no text inside noscript.
      const said = page.locator("main noscript p");
      await expect(said).toBeVisible();
      await expect(said).toContainText(`${what} needs JavaScript.`);
      await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    });
  }
});
