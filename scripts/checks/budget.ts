import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Maximum JavaScript of the first page in kilobytes, compressed: a ceiling, not a target. */
export const firstLoadLimit = 250;

/** The files of one route, as React Router lists them in its browser manifest. */
interface Route {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  clientActionModule?: string;
  clientLoaderModule?: string;
  clientMiddlewareModule?: string;
  hydrateFallbackModule?: string;
  imports?: string[];
}

interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, Route>;
}

/** Compressed size in kilobytes (of 1024 bytes) of the scripts that the home page's HTML loads or preloads. */
export function firstLoad(clientFolder: string): { kilobytes: number; files: number } {
  const [name] = globSync("assets/manifest-*.js", { cwd: clientFolder });
  if (!name) throw new Error(`No manifest in ${clientFolder}: the pages are not built.`);
  const text = readFileSync(join(clientFolder, name), "utf8");
  const manifest: Manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  const files = new Set([`/${name}`, manifest.entry.module, ...manifest.entry.imports]);
  for (const route of routesOfHome(manifest.routes)) {
    for (const file of [route.module, ...modulesBeside(route), ...(route.imports ?? [])]) files.add(file);
  }
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(clientFolder, file))).length);
  return { kilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1024, files: files.size };
}

function modulesBeside(route: Route): string[] {
  const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule } = route;
  const modules = [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule];
  return modules.filter((module) => module !== undefined);
}

/** The route of "/" and the layouts around it. */
function routesOfHome(routes: Record<string, Route>): Route[] {
  const isHome = ({ id, index, path }: Route) => id !== "root" && (index || path === "/" || path === "");
  const home = Object.values(routes).find(isHome);
  if (!home) throw new Error("The built pages have no home page.");
  const chain: Route[] = [];
  for (let route: Route | undefined = home; route; route = routes[route.parentId ?? ""]) chain.push(route);
  return chain;
}
