import { randomUUID } from "node:crypto";
import { toast } from "../accounts/support.ts";
import { expect, expectReadableInEachLook, open, test, wordsOf } from "../support.ts";
import { proved, reviewed, withListing } from "../vendors/reviewed.ts";
import { asAdmin, sameOrigin as headers } from "./support.ts";

// What is decided, and the list after it, come after the load.
test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

test("a badly reviewed listing that was renamed, made a Draft and listed anew is looked at, and its former name removed", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const vendor = await proved(browser, baseURL);
  const { company, software } = await withListing(vendor.context.request, baseURL);
  await reviewed(browser, baseURL, software.id);
  const change = async (data: object) => {
    const { request } = vendor.context;
    expect((await request.patch(`/api/software/${software.id}`, { headers, data })).status()).toBe(200);
  };
  // As long as names may be in a script that is read from the right, and then some.
  const renamed = `منصة ${"الاختبار والقياس ".repeat(4)}${randomUUID().slice(0, 8)}`;
  await change({ name: renamed });
  await open(page, `/software/${software.id}`);
  await expect(page.getByRole("main")).toContainText(`Formerly ${software.name}`);
  await change({ isActive: false });
  const again = { name: software.name, companyId: company.id, categoryId: software.categoryId };
  expect((await vendor.context.request.post("/api/software", { headers, data: again })).status()).toBe(201);
  await vendor.context.close();

  await asAdmin(context);
  // The check runs after the listing was put up.
  const shown = page.getByRole("article", { name: `Flag on ${software.name}`, exact: true });
  const listed = async () => (await context.request.get("/admin/moderation?tab=listings")).text();
  await expect.poll(listed, { timeout: 40_000 }).toContain(`Flag on ${software.name}`);
  await open(page, "/admin/moderation?tab=listings");
  await expect(shown.getByRole("listitem")).toContainText("Draft");
  await expectReadableInEachLook(page);
  await shown.getByRole("button", { name: /^Dismiss/ }).click();
  await expect(toast(page)).toContainText("Flag dismissed");
  await expect(shown).toHaveCount(0);
  await page.getByRole("link", { name: "Dismissed" }).click();
  await expect(shown).toContainText("Dismissed on");

  await shown.getByRole("listitem").getByRole("link").click();
  const details = page.getByRole("dialog", { name: renamed, exact: true });
  await details.getByRole("button", { name: "Remove former name…" }).click();
  const asked = page.getByRole("dialog", { name: /^Remove the former name of/ });
  await asked.getByRole("button", { name: "Remove former name" }).click();
  await expect(toast(page)).toContainText("Former name removed");
  const words = await wordsOf(context.request, `/software/${software.id}`);
  expect(words).toContain(renamed);
  expect(words).not.toContain("Formerly");
});
