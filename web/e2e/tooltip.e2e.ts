import { expect, expectAccessible, expectFits, onPhone, open, test } from "./support.ts";

// What the button opens is fetched then.
test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

test.describe("on a phone", () => {
  test.use(onPhone);

  test("what saving needs is told on hover and focus; a click gives way to what it opens", {
    tag: "@2.category.20",
  }, async ({ page }) => {
    await open(page, "/software");
    const tooltip = page.getByRole("tooltip");
    const button = page
      .getByRole("main")
      .getByRole("button", { name: /^Save to My Lists: / })
      .first();
    await button.hover();
    await expect(tooltip).toContainText("You are not logged in");
    await expect(button).toHaveAccessibleDescription("You are not logged in");
    await expect(tooltip).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await expectFits(page);
    // The pointer may go there, over whatever lies between.
    const from = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const to = (await tooltip.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect(to.y, "under the button, not over it").toBeGreaterThanOrEqual(from.y + from.height);
    const x = from.x + from.width / 2;
    for (let y = from.y + from.height / 2; y < to.y + to.height / 2; y += 4) await page.mouse.move(x, y);
    await expect(tooltip).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tooltip).toHaveCount(0);
    await page.mouse.move(0, 0);
    await button.focus();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(tooltip).toHaveCount(0);
    await page.keyboard.press("Shift+Tab");
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog").getByRole("link", { name: "Log In" })).toBeVisible();
    await expect(tooltip).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await expect(tooltip).toHaveCount(0);
  });
});
