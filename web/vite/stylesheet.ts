import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { PageEngine } from "@assay/api/contract";
import type { Config } from "@react-router/dev/config";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type Stylesheet, stylesheetText } from "../src/document/stylesheet.ts";
import type { engineContext, renderSharedParts } from "../src/entry.server";
import type { rootQuery$rawResponse } from "../src/relay/__generated__/rootQuery.graphql.ts";

interface EntryModule {
  engineContext: typeof engineContext;
  renderSharedParts: typeof renderSharedParts;
}
type Build = ServerBuild & { entry: { module: EntryModule } };

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
 * Writes the style sheet that all pages link, after a build: the styles of a page that is nothing but the layout, then those of parts
 * that most pages have. They stand before those of any page.
 */
export const writeStylesheet: NonNullable<Config["buildEnd"]> = async ({ reactRouterConfig }) => {
  const folder = reactRouterConfig.buildDirectory;
  const build = (await import(pathToFileURL(path.join(folder, "server/index.js")).href)) as Build;
  const { engineContext, renderSharedParts } = build.entry.module;
  const context = new RouterContextProvider();
  context.set(engineContext, engine);
  const answer = await createRequestHandler(build, "production")(
    new Request("http://localhost/no-such-page"),
    context,
  );
  const layout = stylesIn(await answer.text());
  const parts = stylesIn(await renderSharedParts(layout.ids));
  const ids = [...layout.ids, ...parts.ids];
  const text = stylesheetText(layout.css + parts.css, ids.join(" "));
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const stylesheet: Stylesheet = { href: `/assets/styles-${hash}.css`, ids };
  await writeFile(path.join(folder, "client", stylesheet.href), text);
  await writeFile(path.join(folder, "server/stylesheet.json"), JSON.stringify(stylesheet));
};

/** The styles that a document brings, and their ids. */
function stylesIn(html: string): { ids: string[]; css: string } {
  const [, ids, css] = /<style data-styles="([^"]*)">(.*?)<\/style>/s.exec(html) ?? [];
  if (!ids || !css) throw new Error("A document came without styles.");
  return { ids: ids.split(" "), css };
}
