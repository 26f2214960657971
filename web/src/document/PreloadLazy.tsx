type FilesOf = Readonly<Record<string, readonly string[]>>;

// vite/lazy-files.ts writes the list into the server's build.
const filesOf: FilesOf = {};

/**
 * Has a lazily loaded component fetched along with the page's own scripts, because it stands in the page's HTML. It is
 * run when the page asks for it (`defer-hydration.ts`). In the browser there is nothing left to do.
 */
export function PreloadLazy({ component }: { component: string }) {
  if (!import.meta.env.SSR) return null;
  return filesOf[component]?.map((file) => <link key={file} rel="modulepreload" href={file} data-lazy="" />);
}
