import { expect, expectAccessible, test } from "./support.ts";

/** A page that does what no page of ours may do, and what the watch says of it. */
const specimens = [
  {
    name: "a console message",
    body: '<script>console.info("hello")</script>',
    fault: /^console info: hello/,
  },
  { name: "an error", body: '<script>throw new Error("lost")</script>', fault: /^page error: lost/ },
  {
    name: "a request after load",
    body: '<script>addEventListener("load", () => setTimeout(() => fetch("/healthz")))</script>',
    fault: /^request after load: GET .*\/healthz$/,
  },
  {
    name: "another site",
    body: '<img alt="" src="https://example.com/a.png">',
    fault: /^request after load: GET https:/,
  },
];

for (const { name, body, fault } of specimens) {
  test(`the watch notices ${name}`, async ({ page, watch }) => {
    await page.route("**/specimen", (route) => route.fulfill({ contentType: "text/html", body }));
    await page.route("https://example.com/**", (route) =>
      route.fulfill({ contentType: "image/png", body: "" }),
    );
    await page.goto("/specimen");
    await expect.poll(() => watch.faults).toEqual([expect.stringMatching(fault)]);
    watch.faults.length = 0;
  });
}

test("the watch lets pass what was declared", async ({ page, watch }) => {
  watch.expectConsole(/hello/);
  watch.allowRequests(/\/healthz$/);
  const body =
    '<script>console.log("hello");addEventListener("load", () => setTimeout(() => fetch("/healthz")))</script>';
  await page.route("**/specimen", (route) => route.fulfill({ contentType: "text/html", body }));
  const late = page.waitForResponse("**/healthz");
  await page.goto("/specimen");
  await late;
});

test("axe notices what it should", async ({ page }) => {
  await page.setContent('<html lang="en"><title>a</title><main><h1>a</h1><img src="data:,"></main></html>');
  await expect(expectAccessible(page)).rejects.toThrow("image-alt");
});
