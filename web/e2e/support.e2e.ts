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
    name: "another use of the beacon's address",
    body: '<script>addEventListener("load", () => setTimeout(() => fetch("/beacon", { method: "PUT" })))</script>',
    fault: /^request after load: PUT .*\/beacon$/,
  },
  {
    name: "something that is sent beside the beacon",
    body: '<script>addEventListener("load", () => setTimeout(() => navigator.sendBeacon("/beacon/more", "{}")))</script>',
    fault: /^request after load: POST .*\/beacon\/more$/,
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
    await page.route(/\/beacon/, (route) => route.fulfill({ status: 204 }));
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

test("the watch lets the ticket and the beacon of a view pass, on any page", async ({ page }) => {
  const id = "01900000-0000-7000-8004-000000000003";
  const look = `fetch("/beacon?subject=software&id=${id}").then(() => navigator.sendBeacon("/beacon", "{}"))`;
  const body = `<script>addEventListener("load", () => setTimeout(() => ${look}))</script>`;
  await page.route("**/specimen", (route) => route.fulfill({ contentType: "text/html", body }));
  const asked = page.waitForRequest("**/beacon?*");
  const sent = page.waitForRequest("**/beacon");
  await page.goto("/specimen");
  expect((await asked).method()).toBe("GET");
  expect((await sent).method()).toBe("POST");
});

test("axe notices what it should", async ({ page }) => {
  const shell = (parts: string) => `<html lang="en"><title>a</title>${parts}</html>`;
  await page.setContent(shell('<main><h1>a</h1><img src="data:,"></main>'));
  await expect(expectAccessible(page)).rejects.toThrow("image-alt");
  await page.setContent(shell('<header><img src="data:,"></header><main><h1>a</h1></main>'));
  await expectAccessible(page);
  await expect(expectAccessible(page, { whole: true })).rejects.toThrow("image-alt");
  const dialog = (parts: string) => `<dialog aria-label="b">${parts}<button>c</button></dialog>`;
  const showModal = () => page.locator("dialog").evaluate((each: HTMLDialogElement) => each.showModal());
  await page.setContent(shell(`<main><h1>a</h1></main>${dialog('<img src="data:,">')}`));
  await showModal();
  await expect(expectAccessible(page)).rejects.toThrow("image-alt");
  await page.setContent(shell(`<main><h1>a</h1><img src="data:,"></main>${dialog("")}`));
  await showModal();
  await expectAccessible(page);
});
