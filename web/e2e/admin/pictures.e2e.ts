import type { Page } from "@playwright/test";
import { join, newPerson } from "../accounts/support.ts";
import { expect, open, test } from "../support.ts";
import { asAdmin, sameOrigin as headers } from "./support.ts";

const elsewhere = "https://elsewhere.example";
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

// Data, dialogs and documents come where one goes; a picture of another site is the test's own matter.
test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\/|\/\/elsewhere\.example\//));

/** What of pictures the page's own policy allows. */
async function picturePolicy(page: Page): Promise<string | undefined> {
  const answer = await page.request.get(page.url());
  return answer
    .headers()
    ["content-security-policy"]?.split("; ")
    .find((part) => part.startsWith("img-src"));
}

test("an administrator's pages load no picture of another site; all others do, whichever one comes from", async ({
  page,
  context,
  browser,
}) => {
  const owner = await browser.newContext();
  const person = newPerson();
  await join(owner, person);
  const word = person.email.slice(4, 12);
  const send = async (method: "post" | "patch", path: string, data: object) => {
    const response = await owner.request[method](path, { headers, data });
    expect(response.ok(), path).toBe(true);
    return (await response.json()) as { id: string };
  };
  const picture = (name: string) => `${elsewhere}/${name}.png`;
  await send("patch", "/api/auth/profile", { lastName: word, profileImageUrl: picture("face") });
  const company = await send("post", "/api/companies", { name: `Lens ${word}`, logoUrl: picture("company") });
  const categories = (await (await owner.request.get("/api/categories")).json()) as { id: string }[];
  const listing = await send("post", "/api/software", {
    companyId: company.id,
    categoryId: categories[0]?.id,
    name: `Lens ${word}`,
    logoUrl: picture("listing"),
  });
  await owner.close();

  const asked: string[] = [];
  await context.route(`${elsewhere}/**`, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: "image/png", body: pixel });
  });
  await asAdmin(context);
  // One puts it aside on a page that shows it: the tray goes along.
  await open(page, `/software/${listing.id}`);
  await expect.poll(() => asked).toContain("/listing.png");
  expect(await picturePolicy(page)).toBe("img-src 'self' data: https:");
  await page.getByRole("main").getByRole("button", { name: "Compare" }).first().click();
  const tray = page.getByRole("region", { name: "Comparison", exact: true });
  await expect(tray.getByRole("listitem")).toHaveCount(1);

  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("banner").getByRole("link", { name: "Admin", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  expect(await page.evaluate(() => "isSameDocument" in window), "a document of its own").toBe(false);
  asked.length = 0;
  const rows: [path: string, name: string][] = [
    [`/admin/companies?q=${word}&open=${company.id}`, `Lens ${word}`],
    [`/admin/users?q=${word}`, `Ada ${word}`],
    [`/admin/software?q=${word}&open=${listing.id}`, `Lens ${word}`],
  ];
  for (const [path, name] of rows) {
    await open(page, path);
    expect(await picturePolicy(page), path).toBe("img-src 'self' data:");
    await expect(page.getByRole("row").filter({ hasText: name })).toBeVisible();
    await expect(tray.getByRole("listitem")).toHaveCount(1);
    if (!path.includes("&open=")) {
      await page.getByRole("banner").getByRole("combobox").first().fill(`Lens ${word}`);
      await expect(page.getByRole("option").filter({ hasText: word }).first()).toBeVisible();
      continue;
    }
    await page.getByRole("dialog").getByRole("button", { name: "Edit", exact: true }).click();
    const edit = page.getByRole("dialog", { name: `Edit Lens ${word}` });
    await expect(edit.getByText("Pictures from other sites are not shown here.")).toBeVisible();
  }
  expect(asked).toEqual([]);

  // Back on a page for all it is there again: the stricter policy stayed behind.
  await page.keyboard.press("Escape");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("dialog").getByRole("link", { name: "View listing" }).click();
  await expect(page).toHaveURL(`/software/${listing.id}`);
  await expect
    .poll(() =>
      page
        .getByRole("main")
        .locator(`img[src="${picture("listing")}"]`)
        .first()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBe(1);
  expect(await page.evaluate(() => "isSameDocument" in window), "a document of its own").toBe(false);
});
