import { expect, open, test } from "./support.ts";

test("scripts wait for the first paint, and leave the document's styles alone", async ({ page }) => {
  await page.addInitScript(() => {
    // What the page's own scripts do to its styles: each move of one would have the whole page laid out anew.
    addEventListener("DOMContentLoaded", () => {
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      new MutationObserver((records) => {
        for (const { removedNodes } of records)
          for (const node of removedNodes) if (node.nodeName === "STYLE") moved.push(node.textContent ?? "");
      }).observe(document.documentElement, { childList: true, subtree: true });
    });
  });
  await open(page, "/categories/project-management");
  await page.waitForLoadState("networkidle");
  const { paint, scripts, moved } = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    scripts: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ startTime }) => startTime),
    moved: (globalThis as unknown as { moved: string[] }).moved,
  }));
  expect(scripts.length).toBeGreaterThan(5);
  expect(Math.min(...scripts)).toBeGreaterThan(paint);
  expect(moved).toEqual([]);
});
