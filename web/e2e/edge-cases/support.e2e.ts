import { test } from "../support.ts";
import { expect, expectNothingLost } from "./support.ts";

const long = "W".repeat(80);

for (const { what, html, reason } of [
  { what: "wider than the screen", html: `<p>${long}</p>`, reason: "pixels wide" },
  {
    what: "hanging out of the screen, without making it wider",
    html: `<div style="position: fixed; left: 300px">${long}</div>`,
    reason: "out of the screen",
  },
  { what: "cut", html: `<p style="overflow: hidden">${long}</p>`, reason: "cut" },
  {
    what: "a heading that ends in dots",
    html: `<h2 style="overflow: hidden; text-overflow: ellipsis">${long}</h2>`,
    reason: "a heading is cut",
  },
]) {
  test(`a text is missed that is ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.setContent(html);
    await expect(expectNothingLost(page)).rejects.toThrow(reason);
  });
}

test("what scrolls, ends in dots or is for screen readers only is in reach", async ({ page }) => {
  await page.setContent(`
    <div style="overflow-x: auto"><p>${long}</p></div>
    <p style="overflow: hidden; text-overflow: ellipsis">${long}</p>
    <span style="position: absolute; width: 1px; height: 1px; overflow: hidden">${long}</span>`);
  await expectNothingLost(page);
});
