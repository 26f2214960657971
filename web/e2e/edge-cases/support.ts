import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startDemoServer } from "../../../scripts/testing/demo-server.ts";
import { test as base, expect } from "../support.ts";
import { catalogue } from "./catalogue.ts";

/** The test function on a server of its own, whose catalogue is the odd one and which holds its callers to the limits. */
export const test = base.extend<object, { oddServer: string }>({
  oddServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "assay-odd-"));
      for (const [file, rows] of Object.entries(catalogue)) {
        writeFileSync(join(folder, `${file}.jsonl`), rows.map((row) => JSON.stringify(row)).join("\n"));
      }
      const server = await startDemoServer({ catalogue: folder, limits: "on" });
      await use(server.url);
      await server.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: ({ oddServer }, use) => use(oddServer),
});

/**
 * Fails where the page is wider than the screen, or where a text is lost: hanging out of the screen, or cut by a box
 * that says neither "…" nor how to see the rest. A text that is cut by lines is whole to a screen reader; a heading is
 * never cut.
 */
export async function expectNothingLost(page: Page): Promise<void> {
  const lost = await page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} pixels wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement;
      if (!holder?.checkVisibility({ visibilityProperty: true }) || !texts.currentNode.textContent?.trim())
        continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const reason = reasonOf(holder, rects, clientWidth);
      if (reason) found.push(`${reason}: ${texts.currentNode.textContent.slice(0, 60)}`);
    }
    return found;

    function reasonOf(holder: Element, rects: DOMRect[], width: number): string | null {
      // Behind the edge of a box that ends its text in dots nothing is shown, however wide the machine's font is.
      let edge = Number.POSITIVE_INFINITY;
      for (let box: Element | null = holder; box; box = box.parentElement) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
        // What scrolls is in reach, and what only a screen reader is told is in a box of one pixel.
        if (/auto|scroll/.test(overflowX) || box.clientWidth === 1) return null;
        const { left, right, bottom } = box.getBoundingClientRect();
        const isHeading = holder.closest("h1, h2, h3") !== null;
        const isTruncatedVisibly =
          textOverflow === "ellipsis" || box.hasAttribute("data-clamped") || webkitLineClamp !== "none";
        const isCut =
          /hidden|clip/.test(overflowX) &&
          rects.some((rect) => rect.left < left - 1 || rect.right > right + 1);
        const isCutBelow = /hidden|clip/.test(overflowY) && rects.some((rect) => rect.bottom > bottom + 1);
        if ((isCut && textOverflow !== "ellipsis") || (isCutBelow && !isTruncatedVisibly)) return "cut";
        if ((isCut || isCutBelow) && isHeading) return "a heading is cut";
        if (isCut) edge = Math.min(edge, right);
      }
      return rects.some(({ left, right }) => left < -1 || Math.min(right, edge) > width + 1)
        ? "out of the screen"
        : null;
    }
  });
  expect(lost, `texts of ${page.url()}`).toEqual([]);
}

export { expect, open } from "../support.ts";
