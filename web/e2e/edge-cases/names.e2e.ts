import type { APIRequestContext } from "@playwright/test";
import { join, newPerson, prove } from "../accounts/support.ts";
import { names } from "./catalogue.ts";
import { expect, expectNothingLost, open, test } from "./support.ts";

// One server for the file: its tests run one after another.
test.describe.configure({ mode: "default" });
test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

const phone = { width: 390, height: 844 };
const listings = ["words", "word", "arabic", "emoji"] as const;
const lists = {
  "lists and searches": [
    "/",
    "/software",
    "/software?view=list",
    "/software?search=W",
    "/categories",
    "/categories/first",
    "/categories/third",
    "/companies",
    "/search?query=W",
    "/search?tab=categories",
    "/reviews",
    "/sitemap",
  ],
  "the steps of a review": [
    "/write-a-review",
    "/write-a-review/used-products/new-review?role=Other",
    "/write-a-review/used-products/new-review?role=Other&category=third",
    "/write-a-review/used-products/new-review?role=Other&q=WWW",
  ],
  // Names of fields and whole commands, which no line of a phone holds.
  "pages for developers": [
    "/developers",
    "/developers/graphql",
    "/developers/rest",
    "/developers/explorer",
    "/developers/changelog",
  ],
};

const role = "role=Program+and+Project+Management";

/** The listings of such names, and the one without a logo. */
async function toReview(request: APIRequestContext) {
  const all: { id: string; slug: string; name: string }[] = await (
    await request.get("/api/software?limit=500")
  ).json();
  return all.filter(({ slug }) => [...listings, "no-logo"].some((each) => each === slug));
}

/** The HTML from the server has the whole layout: pages that are only measured load no scripts. */
test.describe("on a phone, as the server sends it", () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  // In a few tests, each with one browser: a new browser for each takes longer than the page.
  for (const [part, addresses] of Object.entries(lists)) {
    test(`${part} lose nothing of names that are long, in one word, Arabic or full of emoji`, async ({
      page,
    }) => {
      for (const address of addresses) {
        await page.goto(address);
        await expectNothingLost(page);
        if (address === "/developers/graphql") await expect(page.locator("#query-directory")).toBeVisible();
      }
    });
  }

  for (const slug of listings) {
    test(`the listing "${slug}" and its company say the whole name`, async ({ page }) => {
      await page.goto(`/software/${slug}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(names[slug]);
      const listing = new URL(page.url()).pathname;
      const company = page.locator('main header a[href^="/companies/"]');
      const maker = (await company.count()) > 0 ? await company.getAttribute("href") : null;
      await expectNothingLost(page);
      // The other tabs once, with the name that breaks nowhere: they stand under the same header.
      const isWord = slug === "word";
      const addresses = isWord
        ? ["reviews", "pricing", "features"].map((tab) => `${listing}?tab=${tab}`)
        : [];
      if (maker) addresses.push(maker, ...(isWord ? [`${maker}?tab=software`, `${maker}?tab=reviews`] : []));
      for (const address of addresses) {
        await page.goto(address);
        await expectNothingLost(page);
      }
    });
  }

  test("each interview says the whole name", async ({ page, request }) => {
    for (const { id, name, slug } of await toReview(request)) {
      await page.goto(`/products/x/interviews/new?${role}&product_id=${id}`);
      await expect(page.getByText("You're reviewing:")).toContainText(name);
      await expectNothingLost(page);
      // Nothing of an Arabic name can stand in an address: its stored slug does.
      if (slug === "arabic") expect(page.url()).toContain("/products/arabic/");
    }
  });

  test("a review and a comparison say whole names", async ({ page, request }) => {
    const found = await (await request.get("/api/software?limit=4")).json();
    await page.goto(`/compare?ids=${(found as { id: string }[]).map(({ id }) => id).join()}`);
    await expect(page.getByRole("columnheader")).toHaveCount(4);
    await expectNothingLost(page);
    const [review] = (await (await request.get("/api/reviews?limit=1")).json()) as { id: string }[];
    await page.goto(`/reviews/${review?.id}`);
    await expectNothingLost(page);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("what is picked for reviewing says whole names", async ({ page, request }) => {
    const found = await toReview(request);
    const products = found.map(({ id }) => id).join();
    await open(page, `/write-a-review/used-products/new-review?${role}&products=${products}`);
    await page.getByRole("button", { name: "Show selection" }).click();
    await expect(page.getByRole("region", { name: "You use:" }).getByRole("listitem")).toHaveCount(5);
    await expectNothingLost(page);
    await open(page, `/write-a-review/used-products/new-review/success?${role}&products=${products}&q=WWW`);
    await expectNothingLost(page);
  });

  test("lists of such names, of such software and with such notes say them whole", async ({
    page,
    context,
  }) => {
    await join(context, newPerson());
    const send = async (query: string, input: object) => {
      const headers = { "sec-fetch-site": "same-origin" };
      const answer = await context.request.post("/graphql", {
        data: { query, variables: { input } },
        headers,
      });
      return (await answer.json()).data.result.list.databaseId as string;
    };
    const created = "... on ListChanged { list { databaseId } }";
    let listId = "";
    for (const name of Object.values(names))
      listId = await send(
        `mutation($input: CreateListInput!) { result: createList(input: $input) { ${created} } }`,
        { name },
      );
    const found = (await (await context.request.get("/api/software?limit=6")).json()) as { id: string }[];
    for (const { id: softwareId } of found)
      await send(`mutation($input: SaveToListInput!) { result: saveToList(input: $input) { ${created} } }`, {
        listId,
        softwareId,
        note: `${names.arabic}\n\n${names.word}`,
      });
    await open(page, "/lists");
    await expectNothingLost(page);
    await open(page, `/lists/${listId}`);
    await expect(page.getByRole("list", { name: "Software in this list" }).getByRole("heading")).toHaveCount(
      6,
    );
    await expectNothingLost(page);
    await open(page, "/software");
    await page
      .getByRole("button", { name: /^Save to My Lists/ })
      .first()
      .click();
    await expect(page.getByRole("checkbox", { name: names.arabic })).toBeVisible();
    await expectNothingLost(page);
  });

  test("tokens of such names, and of companies of such names, say them whole", async ({ page, context }) => {
    const person = newPerson();
    await join(context, person);
    await prove(context, person);
    const headers = { "sec-fetch-site": "same-origin" };
    const query = `mutation($input: CreateApiTokenInput!) {
      result: createApiToken(input: $input) { ... on ApiTokenCreated { apiToken { name } } } }`;
    for (const name of Object.values(names)) {
      const company = await context.request.post("/api/companies", { headers, data: { name } });
      const { id: companyId } = (await company.json()) as { id: string };
      for (const whose of [{}, { companyId }]) {
        const input = { name, scopes: ["READ_DIRECTORY", "READ_COMPANY", "WRITE_LISTINGS"], ...whose };
        const data = { query, variables: { input } };
        const made = await context.request.post("/graphql", { headers, data });
        expect(await made.json()).toMatchObject({ data: { result: { apiToken: { name } } } });
      }
    }
    await open(page, "/developers/tokens");
    const main = page.getByRole("main");
    for (const name of Object.values(names)) await expect(main).toContainText(name);
    await expectNothingLost(page);
    await main
      .getByRole("button", { name: `Revoke: ${names.word}` })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toContainText(names.word);
    await expectNothingLost(page);
    await page.keyboard.press("Escape");
    await main.getByRole("textbox", { name: "Name" }).fill(names.word);
    await main.getByRole("button", { name: "Create token" }).click();
    await expect(page.getByRole("group", { name: /was created/ })).toBeFocused();
    await expectNothingLost(page);
  });

  test("the form of a review says whole names", async ({ page, request }) => {
    const found = (await (await request.get("/api/software?limit=4")).json()) as { id: string }[];
    const ids = found.map(({ id }) => id).join();
    for (const { id } of found) {
      await open(page, `/write-a-review/review-form?products=${ids}&product_id=${id}`);
      await expectNothingLost(page);
    }
  });
});

for (const { look, viewport, menu } of [
  { look: "phone", viewport: phone, menu: "summary[aria-label=Menu]" },
  { look: "desktop", viewport: { width: 1280, height: 800 }, menu: "nav[aria-label=Main] summary" },
]) {
  test(`suggestions, the tray and the menus hold long names on a ${look}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, "/software");
    const compare = page.getByRole("button", { name: /^Compare / });
    await compare.first().click();
    await compare.nth(1).click();
    await expect(page.getByRole("region", { name: "Comparison", exact: true })).toBeVisible();
    await page
      .getByRole("form", { name: "Filters" })
      .getByRole("combobox", { name: "Search software" })
      .pressSequentially("WWW");
    await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
    await expectNothingLost(page);
    await page.keyboard.press("Escape");
    await page.locator(menu).first().click();
    await expect(page.getByRole("link", { name: "All Software" }).first()).toBeVisible();
    await expectNothingLost(page);
  });
}

test("Arabic is read from right to left, the page around it from left to right", async ({ page }) => {
  await open(page, "/software/arabic");
  const direction = (element: import("@playwright/test").Locator) =>
    element.evaluate((each) => getComputedStyle(each).direction);
  expect(await direction(page.getByRole("heading", { level: 1 }))).toBe("rtl");
  expect(await direction(page.locator("html"))).toBe("ltr");
});
