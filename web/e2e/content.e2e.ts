import { expect, expectAccessible, expectReadableInEachLook, open, test } from "./support.ts";

/** Every link of the footer that a visitor sees, in their order. Written out: the labels and paths are the specification's. */
const footerPages = {
  Software: "/software",
  Categories: "/categories",
  Companies: "/companies",
  Reviews: "/reviews",
  "Sign In": "/signin",
  "Sign Up": "/signup",
  Dashboard: "/dashboard",
  Profile: "/profile",
  Help: "/help",
  Contact: "/contact",
  Developers: "/developers",
  Privacy: "/privacy",
  Terms: "/terms",
  About: "/about",
  Careers: "/careers",
  Press: "/press",
  Blog: "/blog",
  Cookies: "/cookies",
  Accessibility: "/accessibility",
  Transparency: "/transparency",
  Sitemap: "/sitemap",
};

test("every link of the footer leads to its page", {
  tag: [
    "@2.nav.34",
    "@2.nav.35",
    "@2.nav.36",
    "@2.nav.37",
    "@2.nav.38",
    "@2.nav.39",
    "@2.nav.40",
    "@2.nav.41",
    "@2.nav.42",
    "@2.nav.43",
    "@2.nav.44",
  ],
}, async ({ page, request }) => {
  await page.goto("/");
  const footer = page.getByRole("navigation", { name: "Footer" });
  await expect(footer.getByRole("link")).toHaveText(Object.keys(footerPages));
  for (const [name, href] of Object.entries(footerPages)) {
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
  for (const href of Object.values(footerPages)) {
    const answer = await request.get(href);
    expect(answer.status(), href).toBe(200);
    expect(await answer.text(), href).toMatch(/<h1[^>]*>[^<]/);
  }
});

test("the header and the drawer lead to the pages about the site and for vendors", {
  tag: ["@2.nav.10", "@2.nav.11"],
}, async ({ page, watch }) => {
  await open(page, "/");
  watch.allowRequests(/\/(about|for-vendors)\.data|\/assets\//);
  const links = [
    { label: "About", address: "/about", heading: "About" },
    { label: "For Vendors", address: "/for-vendors", heading: "List your product" },
  ];
  for (const { label, address, heading } of links) {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("summary[aria-label=Menu]").click();
  const drawer = page.getByRole("navigation", { name: "Menu" });
  for (const { label, address } of links)
    await expect(drawer.getByRole("link", { name: label })).toHaveAttribute("href", address);
});

for (const address of ["/ranking", "/blog/how-to-read-a-review"]) {
  test(`${address} reads well`, async ({ page }) => {
    await open(page, address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectReadableInEachLook(page);
  });
}

test("lists of articles and pages are accessible", async ({ page }) => {
  for (const address of ["/blog", "/sitemap"]) {
    await open(page, address);
    await expectAccessible(page);
  }
});

test("links in a text stay inside the site, and Back asks nothing", async ({ page, watch }) => {
  await open(page, "/help");
  await page.evaluate(() => document.body.setAttribute("data-same-document", ""));
  // The text of the next page, and its code.
  watch.allowRequests(/\/review-guidelines\.data|\/assets\//);
  await page.getByRole("main").getByRole("link", { name: "review guidelines" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Review guidelines");
  await expect(page.getByRole("heading", { name: "Invited by the vendor" })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help");
  await expect(page.locator("body[data-same-document]")).toHaveCount(1);
});

test("a table of contents leads to its headings", async ({ page }) => {
  await open(page, "/privacy");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "Your rights" }).click();
  await expect(page).toHaveURL("/privacy#your-rights");
  await expect(page.getByRole("heading", { name: "Your rights" })).toBeInViewport();
});

test("the sitemap has every category", async ({ request }) => {
  const html = await (await request.get("/sitemap")).text();
  const main = /<main[\s\S]+<\/main>/.exec(html)?.[0] ?? "";
  const all = (await (await request.get("/api/categories")).json()) as { slug: string }[];
  expect(all.length).toBeGreaterThan(20);
  const links = [...main.matchAll(/href="\/categories\/([^"]+)"/g)].map(([, slug]) => slug);
  expect(links.toSorted()).toEqual(all.map(({ slug }) => slug).toSorted());
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a content page and its links are whole", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("main").getByRole("link", { name: "documented with an example" }).click();
    await expect(page).toHaveURL("/ranking");
    await expect(page.getByRole("table").first()).toContainText("Bellows");
  });

  test("an article that is not there is a 404", async ({ request }) => {
    const answer = await request.get("/blog/no-such-article");
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toMatch(/<h1[^>]*>404 Page Not Found</);
  });
});
