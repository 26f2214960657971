import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PageEngine, Pages, PagesModule, PagesOptions } from "@assay/api/contract";
import type { Request, RequestHandler, Response } from "express";
import type { ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import { canonicalRedirect } from "./src/document/canonical-redirect.ts";
import { isPagePath } from "./src/document/page-path.ts";
import { serveFiles } from "./src/document/serve-files.ts";
import type { Stylesheet } from "./src/document/stylesheet";
import type * as entry from "./src/entry.server";
import { routeTable } from "./src/route-table.ts";

type EntryModule = Pick<
  typeof entry,
  "createRequestHandler" | "describeSite" | "engineContext" | "RouterContextProvider" | "stylesheetContext"
>;
type Build = ServerBuild & { entry: { module: EntryModule } };

const paths = routeTable.map(({ path }) => path);

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Serves the built pages, or in development the sources through Vite. The api loads this file; it is never bundled. */
export const createPages: PagesModule["createPages"] = (options) =>
  options.development ? developmentPages(options) : builtPages(options);

/** Loads the built pages, so that `createPages` need not wait for them. */
export const loadPages: PagesModule["loadPages"] = async () => void (await loadBuild());

async function loadBuild(): Promise<Build> {
  const file = here("./build/server/index.js");
  if (!existsSync(file)) throw new Error("The pages are not built: run npm run build.");
  return (await import(file)) as Build;
}

async function builtPages(options: PagesOptions): Promise<Pages> {
  const build = await loadBuild();
  const stylesheet = JSON.parse(readFileSync(here("./build/server/stylesheet.json"), "utf8")) as Stylesheet;
  const pages = pageHandler(async () => build, options, stylesheet);
  const site = build.entry.module.describeSite(options.branding);
  return {
    handlers: [...serveFiles(here("./build/client")), requirePage, toSingleAddress, pages],
    paths,
    site: async () => site,
    close: async () => {},
  };
}

async function developmentPages(options: PagesOptions): Promise<Pages> {
  const { createServer } = await import("vite");
  const vite: ViteDevServer = await createServer({
    root: here("."),
    server: { middlewareMode: true, hmr: { server: options.server } },
    appType: "custom",
  });
  const build = async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as Build;
  return {
    handlers: [
      vite.middlewares as RequestHandler,
      requirePage,
      toSingleAddress,
      pageHandler(build, options, null),
    ],
    paths,
    site: async () => (await build()).entry.module.describeSite(options.branding),
    close: () => vite.close(),
  };
}

/**
 * Refuses methods that no page has. An address that cannot be decoded, or would lead to another host, is answered as an unknown one:
 * React Router would report a defect.
 */
const requirePage: RequestHandler = (request, response, next) => {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.status(405).set({ allow: "GET, HEAD", "cache-control": "no-store" }).type("text");
    response.send("Method Not Allowed\n");
    return;
  }
  if (!isPagePath(request.path)) request.originalUrl = "/not-found";
  next();
};

/**
 * The answer to an address with a mailed secret is kept nowhere, and the address sent to no other site. Documents say so themselves
 * (entry.server.tsx); this is for redirects and data.
 */
const guardSecret = (request: Request, response: Response): void => {
  if (request.query["token"] !== undefined)
    response.set({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
};

/** A page that is asked for under another spelling of its address moves there, for good. */
const toSingleAddress: RequestHandler = (request, response, next) => {
  const reads = request.method === "GET" || request.method === "HEAD";
  const address = reads ? canonicalRedirect(request.originalUrl) : null;
  if (address === null) return next();
  response.set("cache-control", "public, max-age=3600");
  guardSecret(request, response);
  response.redirect(301, address);
};

function pageHandler(
  build: () => Promise<Build>,
  { development, engine }: PagesOptions,
  stylesheet: Stylesheet | null,
): RequestHandler {
  const engines = new WeakMap<Request, PageEngine>();
  const handlers = new WeakMap<Build, ReturnType<EntryModule["createRequestHandler"]>>();
  /** React Router's handler of a build; in development each change of a source makes another build. */
  const handlerOf = (current: Build) => {
    const known = handlers.get(current);
    if (known) return known;
    const { createRequestHandler, engineContext, RouterContextProvider, stylesheetContext } =
      current.entry.module;
    const made = createRequestHandler({
      build: current,
      mode: development ? "development" : "production",
      getLoadContext(request) {
        const requestEngine = engines.get(request);
        if (!requestEngine) throw new Error("The engine of this request is not open.");
        const context = new RouterContextProvider();
        context.set(engineContext, requestEngine);
        context.set(stylesheetContext, stylesheet);
        return context;
      },
    });
    handlers.set(current, made);
    return made;
  };
  return async (request, response, next) => {
    try {
      const handle = handlerOf(await build());
      // Last: it takes a place in the render queue, which `end` gives back.
      const requestEngine = await engine(request);
      engines.set(request, requestEngine);
      // A second policy would not replace the page's own: browsers apply both.
      response.removeHeader("content-security-policy");
      if (request.path.endsWith(".data")) guardSecret(request, response);
      await handle(request, response, next).finally(() => requestEngine.end());
    } catch (error) {
      next(error);
    }
  };
}
