import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { PageEngine } from "@assay/api/contract";
import type { Config } from "@react-router/dev/config";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type Stylesheet, stylesheetText } from "../src/document/stylesheet.ts";
import type { engineContext } from "../src/entry.server";
import type { rootQuery$rawResponse } from "../src/relay/__generated__/rootQuery.graphql.ts";

type Build = ServerBuild & { entry: { module: { engineContext: typeof engineContext } } };

/** A menu with all that has a style of its own. */
const menu = [{ id: "a", slug: "a", name: "A", children: [] }];
const layoutData: rootQuery$rawResponse = { viewer: null, softwareMenu: menu, serviceMenu: menu };

/** What a page without data of its own needs: here the one that says that there is no such page. */
const engine: PageEngine = {
  execute: async () => ({ data: layoutData }),
  publicUrl: "http://localhost",
  branding: { given: {}, texts: new Map() },
  now: new Date(0),
  isPersonal: false,
  documents: { reference: () => [], changelog: () => [], openApi: () => ({}) },
  requestId: undefined,
  nameRoute: () => undefined,
  expireAt: () => undefined,
  report(error) {
    throw error;
  },
  end: () => undefined,
};

/**
 * Writes the style sheet that all pages link, after a build: the styles of a page that is nothing but the layout. They stand in the
 * order in which that page has them, before those of any other page.
 */
export const writeStylesheet: NonNullable<Config["buildEnd"]> = async ({ reactRouterConfig }) => {
  const folder = reactRouterConfig.buildDirectory;
  const build = (await import(pathToFileURL(path.join(folder, "server/index.js")).href)) as Build;
  const context = new RouterContextProvider();
  context.set(build.entry.module.engineContext, engine);
  const answer = await createRequestHandler(build, "production")(
    new Request("http://localhost/no-such-page"),
    context,
  );
  const [, ids, css] = /<style data-styles="([^"]*)">(.*?)<\/style>/s.exec(await answer.text()) ?? [];
  if (!ids || !css) throw new Error(`The layout came without styles, with status ${answer.status}.`);
  const text = stylesheetText(css, ids);
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const stylesheet: Stylesheet = { href: `/assets/styles-${hash}.css`, ids: ids.split(" ") };
  await writeFile(path.join(folder, "client", stylesheet.href), text);
  await writeFile(path.join(folder, "server/stylesheet.json"), JSON.stringify(stylesheet));
};
