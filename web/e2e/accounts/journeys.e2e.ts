import { expect, expectAccessible, open, test } from "../support.ts";
import { button, field, join, joinUp, mailed, newPerson, signIn } from "./support.ts";

// What is typed and sent is asked for: the mutation, the strength of a password, the page one goes on to.
test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

test("joins, proves the address by the mailed link, and is led home", {
  tag: ["@2.routes.2", "@2.auth.17", "@2.auth.18", "@2.auth.20", "@4.account.4"],
}, async ({ page }) => {
  const ada = newPerson();
  await joinUp(page, ada);
  const link = await mailed(ada.email, "verify-email");
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Email verified");
  await expect(page).toHaveURL("/");

  // The link is good for once; who is signed in hears that nothing is left to do.
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verification failed");
  await expect(page.getByText("Invalid or expired verification token")).toBeVisible();
  await expect(page.getByText(/is already verified/)).toContainText(ada.email);
  await page.getByRole("main").getByRole("link", { name: "Return home" }).click();
  await expect(page).toHaveURL("/");
});

test("a forgotten password is replaced by the mailed link, and the old session is dead", {
  tag: ["@2.routes.1", "@2.routes.17", "@2.auth.2", "@2.auth.14", "@4.account.2"],
}, async ({ page, context, other }) => {
  const ada = newPerson();
  await join(context, ada);

  // In another browser, which is not signed in.
  const elsewhere = await other.newPage();
  await open(elsewhere, "/signin");
  await field(elsewhere, "Email").fill(ada.email);
  await elsewhere.getByRole("main").getByRole("link", { name: "Forgot your password?" }).click();
  await expect(elsewhere).toHaveURL("/forgot-password");
  await expect(field(elsewhere, "Email"), "the address came along").toHaveValue(ada.email);
  await button(elsewhere, "Send reset link").click();
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Check your email");

  const link = await mailed(ada.email, "reset-password");
  await open(elsewhere, link);
  await field(elsewhere, "New password").fill("staple battery");
  await field(elsewhere, "New password again").fill("staple battery");
  await button(elsewhere, "Save new password").click();
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText("Password changed");
  await expect(elsewhere, "the token has gone from the address").toHaveURL("/reset-password");
  await expectAccessible(elsewhere);

  await page.goto("/signin");
  await expect(page.getByRole("heading", { level: 1 }), "signed out").toHaveText("Sign in");
  await signIn(page, ada);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Invalid email or password");
  await signIn(page, { ...ada, password: "staple battery" });
  await expect(page).toHaveURL("/");

  await open(elsewhere, link);
  await field(elsewhere, "New password").fill("third password");
  await field(elsewhere, "New password again").fill("third password");
  await button(elsewhere, "Save new password").click();
  await expect(elsewhere.getByRole("main").getByRole("alert")).toHaveText(
    "Failed to reset password. The link may be expired.",
  );
});

test("joins by keyboard alone", async ({ page }) => {
  const { email, password } = newPerson();
  await open(page, "/signup");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const texts = [
    ["First name", "Ada"],
    ["Last name", "Lovelace"],
    ["Email", email],
    ["Password", password],
    ["Show password", null],
    ["Designation optional", "Countess"],
    ["Company name optional", "Analytical Engines"],
    ["Company URL optional", "https://engines.example"],
    ["Company location optional", "London"],
    ["Create account", null],
  ] as const;
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toBeFocused();
  for (const [name, text] of texts) {
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(nameOfFocused), name).toBe(name);
    if (text !== null) await page.keyboard.type(text);
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
});

/** The label of what has the focus, or its words. Runs in the page. */
function nameOfFocused(): string | undefined {
  const focused = document.activeElement as HTMLInputElement | null;
  const label = [...(focused?.labels ?? [])][0]?.innerText ?? focused?.ariaLabel ?? focused?.innerText;
  return label?.replace(/\s+/g, " ").trim();
}
