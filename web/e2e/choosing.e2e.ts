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
    text: "somebody who chases unpaid invoices, for at most 10 dollars",
    search: "chase unpaid invoices",
    isBestMatch: true,
    choices: [],
    highestPrice: "10",
    people: "5",
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
      await act(page.getByRole("link", { name: "Best match" }).click());
      await expect(page).toHaveURL(/sort=match/);
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
