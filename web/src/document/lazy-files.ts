import { createContext } from "react";

/** The files of each lazily loaded component, by the name of its module. */
export type LazyFiles = Readonly<Record<string, readonly string[]>>;

/** The part of Vite's build manifest that is read here. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly isDynamicEntry?: boolean;
  /** Keys of the manifest. */
  readonly imports?: readonly string[];
}

/** The lazily loaded files of this build; in the browser and in development none. */
export const LazyFilesContext = createContext<LazyFiles>({});

/** The files that each lazily loaded component needs besides those that every page loads, as addresses. */
export function lazyFilesOf(manifest: Manifest): LazyFiles {
  const reach = (key: string, files = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return files;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) reach(next, files);
    return files;
  };
  const always = new Set<string>();
  for (const key of Object.keys(manifest))
    if (/^src\/(?:entry\.client|root)\.tsx/.test(key)) reach(key, always);
  const lazy = Object.entries(manifest).filter(
    ([key, chunk]) => chunk.isDynamicEntry && key.endsWith(".tsx"),
  );
  return Object.fromEntries(
    lazy.map(([key, { name = key }]) => [
      name,
      [...reach(key)].filter((file) => !always.has(file)).map((file) => `/${file}`),
    ]),
  );
}
