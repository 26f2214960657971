import { use } from "react";
import { LazyFilesContext } from "./lazy-files";

/**
 * Preloads the files of a lazily loaded component that the page's HTML contains. They run when the page imports them
 * (`defer-hydration.ts`). Renders nothing in the browser.
 */
export function PreloadLazy({ component }: { component: string }) {
  const files = use(LazyFilesContext)[component];
  return files?.map((file) => <link key={file} rel="modulepreload" href={file} data-lazy="" />);
}
