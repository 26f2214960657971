import { use } from "react";
import { LazyFilesContext } from "./lazy-files";

/**
 * Preloads the files of a lazily loaded component along with the page's own scripts, because it is in the page's HTML. They are
 * evaluated when the page asks for them (`later-scripts.ts`). Renders nothing in the browser.
 */
export function PreloadLazy({ component }: { component: string }) {
  const files = use(LazyFilesContext)[component];
  return files?.map((file) => <link key={file} rel="modulepreload" href={file} data-lazy="" />);
}
