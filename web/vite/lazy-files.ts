import path from "node:path";
import type { Plugin, Rolldown } from "vite";

/** The module that is told the files; in its source the list is empty. */
const told = "/src/document/PreloadLazy.tsx";
const empty = "const filesOf: FilesOf = {};";

/**
 * Tells the server which files each lazily loaded part of the pages needs besides those that every page loads. What
 * stands in the first HTML can then be fetched along with the page's scripts, instead of once they ask for it.
 */
export function lazyFiles(): Plugin {
  let filesOf: Record<string, string[]> | undefined;
  return {
    name: "assay:lazy-files",
    enforce: "pre",
    apply: "build",
    generateBundle(_, bundle) {
      // The browser's build comes first; the server's is told.
      if (this.environment.name === "client") filesOf = listFiles(bundle);
    },
    transform: {
      filter: { id: /\/src\/document\/PreloadLazy\.tsx$/ },
      handler(code) {
        if (this.environment.name === "client") return null;
        if (!filesOf || !code.includes(empty))
          this.error(`vite/lazy-files.ts could not tell ${told} the files.`);
        return {
          code: code.replace(empty, `const filesOf: FilesOf = ${JSON.stringify(filesOf)};`),
          map: null,
        };
      },
    },
  };
}

/** The files of each lazily loaded component, by its name. */
function listFiles(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = new Map(
    Object.values(bundle).flatMap((part) => (part.type === "chunk" ? [[part.fileName, part]] : [])),
  );
  const reach = (fileName: string, files = new Set<string>()): Set<string> => {
    if (files.has(fileName)) return files;
    files.add(fileName);
    for (const next of chunks.get(fileName)?.imports ?? []) reach(next, files);
    return files;
  };
  const always = new Set<string>();
  const lazy: Record<string, string[]> = {};
  for (const { fileName, facadeModuleId, isEntry } of chunks.values())
    if (isEntry && /\/(?:entry\.client|root)\.tsx/.test(facadeModuleId ?? "")) reach(fileName, always);
  for (const { fileName, facadeModuleId, isDynamicEntry } of chunks.values()) {
    if (!isDynamicEntry || !facadeModuleId?.endsWith(".tsx")) continue;
    lazy[path.parse(facadeModuleId).name] = [...reach(fileName)]
      .filter((file) => !always.has(file))
      .map((file) => `/${file}`);
  }
  return lazy;
}
