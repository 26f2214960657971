import type { Plugin } from "vite";

/**
 * Vite has each lazily loaded part name all files that it needs, so that they are fetched at once, and those lists stand
 * in what every page loads. Here those files are mostly there already, and React Router preloads those of a page itself:
 * so lists (`build.modulePreload`) and loader are left out.
 */
export function preloadLean(): Plugin {
  let isFound = false;
  return {
    name: "assay:preload-lean",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    config: () => ({ build: { modulePreload: false } }),
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler() {
        isFound = true;
        return "export const __vitePreload = (load) => load();";
      },
    },
    buildEnd(error) {
      if (!error && !isFound) this.error("vite/preload-lean.ts replaces what Vite no longer has.");
    },
  };
}
