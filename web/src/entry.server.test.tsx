import { createStaticHandler, type EntryContext, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { BootScript } from "./document/boot";
import handleRequest, { handleError } from "./entry.server";
import { engineContext } from "./relay/engine";
import { OperationError } from "./relay/environment";
import { RelativeTime } from "./ui/RelativeTime";

function Page() {
  return (
    <html lang="en">
      <head />
      <body>
        <RelativeTime iso="2026-11-20T09:00:00.000Z" />
        <BootScript />
      </body>
    </html>
  );
}

/** The response headers of the page at this URL, with or without a session. */
const headersOf = async (path: string, options: { isPersonal?: boolean } = {}): Promise<Headers> =>
  (await respond(path, options)).headers;

const reported: unknown[] = [];
const expiries: Date[] = [];

function contextOf(isPersonal: boolean, now = "2026-11-20T12:00:00Z"): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(engineContext, {
    publicUrl: "https://assay.example",
    now: new Date(now),
    isPersonal,
    branding: { given: {}, texts: new Map() },
    documents: { guide: "", changelog: "" } as never,
    execute: async () => ({ data: {} }),
    requestId: "request-0001",
    expireAt: (time) => expiries.push(time),
    nameRoute: () => undefined,
    report: (error) => reported.push(error),
    end: () => undefined,
  });
  return context;
}

async function respond(
  path: string,
  { isPersonal = false, status = 200, now = "2026-11-20T12:00:00Z" } = {},
): Promise<Response> {
  const request = new Request(`https://assay.example${path}`);
  const staticHandlerContext = await createStaticHandler([{ id: "root", path: "*", Component: Page }]).query(
    request,
  );
  const root = { id: "root", path: "*", module: "/root.js", hasLoader: false, hasAction: false };
  // React Router would need the module of every route that it is given: a page is rendered with its own routes alone.
  const other = { ...root, id: "other", path: "other", module: "/other.js" };
  const entry = {
    manifest: { url: "", version: "", entry: { module: "/entry.js", imports: [] }, routes: { root, other } },
    routeModules: { root: { default: Page } },
    future: {},
    isSpaMode: false,
    ssr: true,
    routeDiscovery: { mode: "initial", manifestPath: "" },
    serverHandoffString: "",
    staticHandlerContext,
  } as unknown as EntryContext;
  return handleRequest(request, status, new Headers(), entry, contextOf(isPersonal, now));
}

test.each([
  ["for everybody", "/software", false, "public, max-age=0, must-revalidate", null],
  ["for somebody signed in", "/software", true, "private, no-store", null],
  [
    "with a mailed secret in its address",
    "/verify-email?token=secret",
    false,
    "private, no-store",
    "no-referrer",
  ],
  [
    "with an invitation in its address",
    "/review-invitation?token=secret",
    false,
    "private, no-store",
    "no-referrer",
  ],
])("a page %s has the right Cache-Control", async (_what, path, isPersonal, cached, referrer) => {
  const headers = await headersOf(path, { isPersonal });
  expect(headers.get("cache-control")).toBe(cached);
  expect(headers.get("referrer-policy")).toBe(referrer);
  expect(headers.get("vary")).toBe("Cookie");
});

test("a page that failed contains the id of its request; one that did not is the same for every request", async () => {
  expect(await (await respond("/software", { status: 500 })).text()).toContain("request-0001");
  for (const status of [200, 404])
    expect(await (await respond("/software", { status })).text()).not.toContain("request-0001");
});

test("a page has one tag as long as it shows the same, whenever it was made", async () => {
  const made = async (now: string, isPersonal = false) => respond("/software", { now, isPersonal });
  const [first, later, changed] = [
    await made("2026-11-20T12:00:00Z"),
    await made("2026-11-20T12:10:00Z"),
    await made("2026-11-20T13:00:00Z"),
  ];
  expect(first.headers.get("etag")).toMatch(/^W\/"[\w-]{27}"$/);
  expect(later.headers.get("etag")).toBe(first.headers.get("etag"));
  expect(await later.text()).not.toBe(await first.text());
  expect(changed.headers.get("etag")).not.toBe(first.headers.get("etag"));
  expect((await made("2026-11-20T12:00:00Z", true)).headers.has("etag")).toBe(false);
});

test("a page tells when its relative times change", async () => {
  expiries.length = 0;
  await respond("/software");
  // "about 3 hours ago" at noon, to a second.
  expect(expiries.map((time) => Math.floor(time.getTime() / 60_000))).toEqual([
    Date.parse("2026-11-20T12:30:00.000Z") / 60_000,
  ]);
});

test("only unexpected errors of pages are reported, and each once", () => {
  const request = new Request("https://assay.example/software");
  const args = { request, context: contextOf(false) };
  const defect = new TypeError("x is not a function");
  handleError(defect, args);
  handleError(
    new OperationError("Page", ["INTERNAL"], ["Internal Server Error"], null, "request-0001"),
    args,
  );
  handleError({ status: 404, statusText: "", internal: false, data: null }, args);
  expect(reported).toEqual([defect]);
});
