import { totpCode } from "../../../scripts/testing/authenticator.ts";
import { expect, expectReadableInEachLook, open, test } from "../support.ts";
import { button, field, join, newPerson, prove, signIn, whoAmI } from "./support.ts";

const code = (secret: string, stepsAhead = 0) => totpCode(secret, new Date(Date.now() + stepsAhead * 30_000));

test("two-step verification is turned on, asks for a code at the next sign-in, and takes a recovery code instead", async ({
  page,
  context,
  watch,
}) => {
  watch.allowRequests(/\/graphql$|\/assets\/|\/signin|\/profile/);
  const person = newPerson();
  await join(context, person);
  await prove(context, person);
  await open(page, "/profile?tab=security");
  await page.getByRole("link", { name: "Turn on two-step verification" }).click();
  await expect(page).toHaveURL("/profile/two-step");
  // The address is there before the page that is drawn for it, and the page before has a field of this label, too.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Two-step verification");
  await field(page, "Password").fill(person.password);
  await button(page, "Set up an authenticator app").click();
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  await expectReadableInEachLook(page);
  const secret = await field(page, "Key").inputValue();
  await field(page, "Code").fill(code(secret));
  await button(page, "Turn on").click();
  const codes = page.getByRole("group", { name: "Your recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  await expectReadableInEachLook(page);
  const recoveryCode = (await codes.first().textContent()) ?? "";

  await context.clearCookies();
  await open(page, "/signin?next=/lists");
  await signIn(page, person);
  await expect(page).toHaveURL("/signin/code?next=%2Flists");
  expect(await whoAmI(context)).toBe(401);
  await expect(field(page, "Code")).toHaveAttribute("autocomplete", "one-time-code");
  await field(page, "Code").fill("000000");
  await button(page, "Sign in").click();
  await expect(page.getByRole("alert")).toContainText("This code is not valid");
  await expectReadableInEachLook(page);
  // The first one was used by turning it on; the next one may be early by a step.
  await field(page, "Code").fill(code(secret, 1));
  await button(page, "Sign in").click();
  await expect(page).toHaveURL("/lists");
  expect(await whoAmI(context)).toBe(200);

  await context.clearCookies();
  await open(page, "/signin");
  await signIn(page, person);
  await page.getByRole("link", { name: "Use a recovery code instead" }).click();
  await field(page, "Recovery code").fill(recoveryCode.toUpperCase());
  await button(page, "Sign in").click();
  await expect(page).toHaveURL("/");
  expect(await whoAmI(context)).toBe(200);
  await open(page, "/profile?tab=security");
  await expect(page.getByText("Recovery codes left: 9")).toBeVisible();
});
