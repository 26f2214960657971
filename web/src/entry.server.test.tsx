// @vitest-environment node
import { createStaticHandler, type EntryContext, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import handleRequest from "./entry.server";
import { engineContext } from "./relay/engine";

function Page() {
  return (
    <html lang="en">
      <head />
      <body />
    </html>
  );
}

/** The headers of a page at this address, with or without a session. */
async function headersOf(path: string, { isPersonal = false } = {}): Promise<Headers> {
  const context = new RouterContextProvider();
  context.set(engineContext, {
    publicUrl: "https://assay.example",
    now: new Date("2026-11-20T12:00:00Z"),
    isPersonal,
    documents: { guide: "", changelog: "" } as never,
    execute: async () => ({ data: {} }),
    requestId: undefined,
    report: () => undefined,
    end: () => undefined,
  });
  const request = new Request(`https://assay.example${path}`);
  const staticHandlerContext = await createStaticHandler([{ id: "root", path: "*", Component: Page }]).query(
    request,
  );
  const root = { id: "root", path: "*", module: "/root.js", hasLoader: false, hasAction: false };
  const entry = {
    manifest: { url: "", version: "", entry: { module: "/entry.js", imports: [] }, routes: { root } },
    routeModules: { root: { default: Page } },
    future: {},
    isSpaMode: false,
    ssr: true,
    routeDiscovery: { mode: "initial", manifestPath: "" },
    serverHandoffString: "",
    staticHandlerContext,
  } as unknown as EntryContext;
  return (await handleRequest(request, 200, new Headers(), entry, context)).headers;
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
])("a page %s tells caches whether they may keep it", async (_what, path, isPersonal, cached, referrer) => {
  const headers = await headersOf(path, { isPersonal });
  expect(headers.get("cache-control")).toBe(cached);
  expect(headers.get("referrer-policy")).toBe(referrer);
  expect(headers.get("vary")).toBe("Cookie");
});
