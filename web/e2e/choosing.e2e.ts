import type { Page } from "@playwright/test";
import { expect, open, test } from "./support.ts";

// Inside the site a click asks for the next page.
test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

/** What a first-time visitor looks for, with the search and the filters that express it. */
interface Need {
  text: string;
  search: string;
  isBestMatch?: boolean;
  /** Choices by the group of filters. */
  choices: readonly [group: string, choice: string][];
  highestPrice?: string;
  people: string;
}

const needs: Need[] = [
  {
    text: "a help desk for 20 people under 500 dollars a month, self-hosted",
    search: "help desk",
    choices: [["Platform", "Self-hosted"]],
    highestPrice: "25",
    people: "20",
  },
  {
    text: "a CRM on the iPhone for 12 people that can be tried",
    search: "crm",
    choices: [
      ["Platform", "iOS"],
      ["Free trial", "Free trial"],
    ],
    people: "12",
  },
  {
    text: "somebody who chases unpaid invoices, for at most 10 dollars",
    search: "chase unpaid invoices",
    isBestMatch: true,
    choices: [],
    highestPrice: "10",
    people: "5",
  },
  {
    text: "planning projects in German",
    search: "project management",
    choices: [["Language", "German"]],
    people: "3",
  },
  {
    text: "expenses of 40 people on Android phones, for at most 10 dollars",
    search: "expense management",
    choices: [["Platform", "Android"]],
    highestPrice: "10",
    people: "40",
  },
];

for (const need of needs) {
  test(`${need.text}: three candidates side by side within ten actions`, async ({ page }) => {
    await open(page, "/");
    let actions = 0;
    const act = async (done: Promise<unknown>) => {
      actions++;
      await done;
    };

    await act(searchFor(page, need.search));
    const cards = page.getByRole("article");
    if (need.isBestMatch) {
      const bestMatch = page.getByRole("link", { name: "Best match" });
      await act(bestMatch.click());
      // The address changes before the links do.
      await expect(bestMatch).toHaveAttribute("aria-current", "true");
    }
    await act(page.getByRole("link", { name: "More filters" }).click());
    for (const [group, choice] of need.choices) {
      const box = page.getByRole("group", { name: group }).getByRole("checkbox", { name: choice });
      await act(box.check());
      await expect(page.getByRole("link", { name: `Remove filter ${choice}` })).toBeVisible();
    }
    if (need.highestPrice) {
      const highest = page.getByRole("spinbutton", { name: "Highest price" });
      await act(highest.fill(need.highestPrice).then(() => highest.press("Enter")));
      await expect(page).toHaveURL(new RegExp(`priceMax=${need.highestPrice}`));
      // The address changes before the list does; the panel goes together with the old one.
      await expect(page.getByRole("form", { name: "More filters" })).toHaveCount(0);
    }

    const names: string[] = [];
    for (let index = 0; index < 3; index++) {
      const button = cards.nth(index).getByRole("button", { name: /^Compare / });
      names.push(((await button.getAttribute("aria-label")) ?? "").replace("Compare ", ""));
      await act(button.click());
      await expect(button).toHaveAttribute("aria-pressed", "true");
    }
    await act(page.getByRole("link", { name: "Compare (3)" }).click());
    await expect(page.getByRole("columnheader")).toHaveText(names);
    await act(costFor(page, need.people));
    await expect(page).toHaveURL(new RegExp(`people=${need.people}`));
    await expect(page.getByRole("columnheader")).toHaveText(names);
    // What was asked for stands in each column.
    for (const [group, choice] of need.choices.filter(([name]) => name === "Platform")) {
      const row = page.getByRole("row", { name: new RegExp(`^${group}`) });
      await expect(row.getByRole("cell").filter({ hasText: choice })).toHaveCount(3);
    }
    expect(actions).toBeLessThanOrEqual(10);
  });
}

test("what matters is said, and a listing's Overview is read, by keyboard alone", async ({ page }) => {
  await open(page, "/categories/crm");
  const panel = page.getByRole("region", { name: "What matters to you" });
  const count = page.getByRole("status");
  const all = await count.textContent();
  await page.getByRole("combobox", { name: "Pricing" }).focus();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("link", { name: "What matters to you?" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("link", { name: "What matters to you", expanded: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("link", { name: "How it is calculated" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("group", { name: "Ease of use" }).getByLabel("None")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  // Each question is one stop.
  for (const name of ["Support", "Value for money", "Low price"]) {
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("group", { name }).getByLabel("None")).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/categories/crm?ease=a-lot");
  await expect(panel.getByRole("form")).toHaveCount(0);
  await expect(panel.getByText(/^Ordered by how well each listing fits you/)).toBeFocused();
  await expect(panel.getByText("Ease of use: a lot")).toBeInViewport();
  await expect(page.getByRole("article").first()).toBeInViewport();
  await expect(count).toHaveText(all ?? "");

  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "More filters" })).toBeFocused();
  await page.keyboard.press("Tab");
  const name = page.getByRole("article").first().getByRole("heading").getByRole("link");
  await expect(name).toBeFocused();
  const listing = (await name.textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: listing })).toBeVisible();

  const overview = page.getByRole("link", { name: "Overview", exact: true });
  await overview.focus();
  for (const tab of [/^Reviews/, "Pricing", "Features"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: tab }).first()).toBeFocused();
  }
  // The parts in the order of a reader's questions, without a stop on what cannot be used.
  const stops = await stopsTo(page, "Rating over time as a table");
  const pro = await page.getByRole("list", { name: "Pros" }).getByRole("link").first().textContent();
  const order = ["5 stars", pro ?? "", "Read the whole review"].map((part) =>
    stops.findIndex((stop) => stop.includes(part)),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("table", { name: "Rating by month" })).toBeVisible();
});

/** Presses Tab until what has the name is reached; the names of the stops before. Each shows that it has the focus. */
async function stopsTo(page: Page, name: string): Promise<string[]> {
  const stops: string[] = [];
  while (stops.at(-1) !== name && stops.length < 60) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const isShown = outlineStyle !== "none" && outlineWidth !== "0px";
      return { isShown, name: (element.getAttribute("aria-label") ?? element.textContent ?? "").trim() };
    });
    expect(stop).toMatchObject({ isShown: true });
    stops.push(stop?.name ?? "");
  }
  expect(stops.at(-1)).toBe(name);
  return stops;
}

async function searchFor(page: Page, text: string): Promise<void> {
  const box = page.getByRole("search", { name: "Find software" }).getByRole("combobox");
  await box.fill(text);
  await box.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search Results");
}

async function costFor(page: Page, people: string): Promise<void> {
  const field = page.getByRole("spinbutton", { name: /^Cost for/ });
  await field.fill(people);
  await field.press("Enter");
}
