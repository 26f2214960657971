import type { Page } from "@playwright/test";
import { join, newPerson, toast } from "./accounts/support.ts";
import { sameOrigin } from "./admin/support.ts";
import { expect, expectAccessible, open, test } from "./support.ts";

// What moves is fetched when a button is approached, and a list's own when the list is there.
test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

interface Moved {
  /** What stood aside of its place for a while. */
  readonly what: string[];
  /** How long each fade was to take, in milliseconds. */
  readonly lasted: number[];
}

/** From now on each page notes what moves on it. */
async function noteMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: Moved = { what: [], lasted: [] };
    Object.assign(globalThis, { moved });
    const { animate } = Element.prototype;
    Element.prototype.animate = function note(frames, options) {
      // Without a duration it only tries what the browser can do.
      if (typeof options === "object" && options.duration) moved.lasted.push(Number(options.duration));
      return animate.call(this, frames, options);
    };
    const note = (each: Node) => {
      if (!(each instanceof HTMLElement) || ["", "none"].includes(each.style.transform)) return;
      if (each.closest("[data-toasts]")) moved.what.push("toast");
      else if (each.closest("[data-drawer]")) moved.what.push("drawer");
      else moved.what.push(each.querySelector("h1") ? "step" : each.tagName);
    };
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes])
          for (const each of [node, ...(node instanceof Element ? node.querySelectorAll("[style]") : [])])
            note(each);
    }).observe(document, { attributeFilter: ["style"], childList: true, subtree: true });
  });
}

const movedOn = (page: Page) => page.evaluate(() => (globalThis as unknown as { moved: Moved }).moved);

/** Waits until that has moved and everything stands at its place in full sight; nothing was to take 200 ms. */
async function expectMoved(page: Page, what: string): Promise<void> {
  await expect.poll(async () => (await movedOn(page)).what).toContain(what);
  await expectSettled(page);
  const { lasted } = await movedOn(page);
  expect(Math.max(0, ...lasted)).toBeLessThan(200);
}

const expectSettled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>("[style]")]
          .filter(
            ({ style }) => !["", "none"].includes(style.transform) || !["", "1"].includes(style.opacity),
          )
          .map(({ tagName, style }) => `${tagName} ${style.cssText}`),
      ),
    )
    .toEqual([]);

const tray = (page: Page) => page.getByRole("region", { name: "Comparison", exact: true });
const compare = (page: Page, at: number) =>
  page
    .getByRole("button", { name: /^Compare / })
    .nth(at)
    .click();

test.describe("for who likes motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });
  test.beforeEach(({ page }) => noteMotion(page));

  test("the tray comes from the foot of the screen, and a toast after it comes and goes", async ({
    page,
  }) => {
    await open(page, "/software");
    await compare(page, 0);
    await expect(tray(page)).toBeVisible();
    await expectMoved(page, "SECTION");
    expect((await movedOn(page)).lasted.length).toBeGreaterThan(0);
    for (const at of [1, 2, 3]) await compare(page, at);
    await expect(tray(page).getByRole("listitem")).toHaveCount(4);
    await expectMoved(page, "LI");
    await compare(page, 4);
    // Under the pointer it stays.
    await toast(page).getByText("You can compare up to 4").hover();
    await expectMoved(page, "toast");
    await toast(page).getByRole("button", { name: "Close message" }).click();
    await expect(page.getByText("You can compare up to 4")).toHaveCount(0);
    await tray(page)
      .getByRole("button", { name: /^Remove / })
      .first()
      .click();
    await expect(tray(page).getByRole("button", { name: /^Remove / })).toHaveCount(3);
    await expect(tray(page).locator("li")).toHaveCount(3);
  });

  test("a list's rows move to their places, and a dialog comes over it and is gone at once", async ({
    page,
    context,
  }) => {
    await join(context, newPerson());
    const list = await someList(page);
    await open(page, list);
    const rows = page.getByRole("list", { name: "Software in this list" }).getByRole("heading");
    const [first = "", second = "", third = ""] = await rows.allTextContents();
    // Where nothing has moved yet, it was not there: until then rows take their places without.
    const down = page.getByRole("button", { name: `Move ${first} down` });
    const up = page.getByRole("button", { name: `Move ${first} up` });
    await expect(async () => {
      await down.click();
      await expect(rows).toHaveText([second, first, third]);
      await up.click();
      await expect(rows).toHaveText([first, second, third]);
      expect((await movedOn(page)).what).toContain("LI");
    }).toPass();
    await expect(up).toBeFocused();
    await expectMoved(page, "LI");
    await page.getByRole("button", { name: `Remove ${second} from the list` }).click();
    await expect(page.getByRole("button", { name: `Remove ${third} from the list` })).toBeFocused();
    await expect(rows).toHaveText([first, third]);
    await expectMoved(page, "toast");

    await page.getByRole("button", { name: "Delete", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expectMoved(page, "DIALOG");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Delete", exact: true })).toBeFocused();
  });

  test("the steps of a review come from their side", async ({ page }) => {
    await open(page, "/write-a-review");
    await page.getByRole("radio", { name: "Software Development" }).check();
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/animated")),
    );
    await page.getByRole("main").getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Deep Learning Software");
    await page.getByRole("main").getByRole("checkbox").first().check();
    await page.getByRole("main").getByRole("button", { name: "Continue" }).click();
    await expectMoved(page, "step");
  });

  test("the drawer's contents settle when it opens, and answer at once", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/");
    const button = page.locator("summary[aria-label=Menu]");
    const menu = page.getByRole("navigation", { name: "Menu" });
    await button.focus();
    // Drawn anew for it once, while it is closed.
    await expect(page.locator("[data-drawer] nav > div")).toBeAttached();
    await page.keyboard.press("ArrowDown");
    await expect(menu.getByRole("link").first()).toBeFocused();
    await expectMoved(page, "drawer");
    await expectAccessible(page, { whole: true });
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });
});

test("for who likes none, nothing moves and nothing that moves is fetched", async ({ page, context }) => {
  await noteMotion(page);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await join(context, newPerson());
  await open(page, await someList(page));
  const rows = page.getByRole("list", { name: "Software in this list" }).getByRole("heading");
  const names = await rows.allTextContents();
  await page.getByRole("button", { name: `Move ${names[0]} down` }).click();
  await expect(rows).toHaveText([names[1] ?? "", names[0] ?? "", names[2] ?? ""]);
  await page.getByRole("button", { name: `Remove ${names[1]} from the list` }).click();
  await expect(page.getByRole("list", { name: "Software in this list" }).locator("li")).toHaveCount(2);
  await expect(toast(page)).toContainText("Removed");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await movedOn(page)).toEqual({ what: [], lasted: [] });
  await open(page, "/software");
  await compare(page, 0);
  await expect(tray(page)).toBeVisible();
  expect(await movedOn(page)).toEqual({ what: [], lasted: [] });
  expect(fetched.filter((url) => url.includes("/assets/motion-"))).toEqual([]);
});

/** The address of a new list of whoever is signed in, with three products. */
async function someList(page: Page): Promise<string> {
  const software = (await (await page.request.get("/api/software?limit=3")).json()) as { id: string }[];
  const ask = async (query: string, input: object) => {
    const answer = await page.request.post("/graphql", {
      headers: sameOrigin,
      data: { query, variables: { input } },
    });
    return (await answer.json()).data;
  };
  const [first, ...others] = software.map(({ id }) => id);
  const { createList } = await ask(
    "mutation ($input: CreateListInput!) { createList(input: $input) { ... on ListChanged { list { databaseId } } } }",
    { name: "On the move", softwareId: first },
  );
  const listId: string = createList.list.databaseId;
  for (const softwareId of others)
    await ask("mutation ($input: SaveToListInput!) { saveToList(input: $input) { __typename } }", {
      listId,
      softwareId,
    });
  return `/lists/${listId}`;
}
