type FilesOf = Readonly<Record<string, readonly string[]>>;

// vite/lazy-files.ts writes the list into the server's build.
const filesOf: FilesOf = {};

/**
 * Preloads the files of a lazily loaded component that the page's HTML contains. They run when the page imports them
 * (`defer-hydration.ts`). Renders nothing in the browser.
 */
export function PreloadLazy({ component }: { component: string }) {
  if (!import.meta.env.SSR) return null;
  return filesOf[component]?.map((file) => <link key={file} rel="modulepreload" href={file} data-lazy="" />);
}
