import path from "node:path";
import type { Plugin } from "vite";

/**
 * Parts of Relay that its entry points pull in although the product never calls them: variants that a feature
 * flag turns off, and entry points, for which React Router's loaders stand here. Relay is CommonJS, so the
 * bundler cannot leave them out by itself. Take a name off the list to use it.
 */
const unused: readonly string[] = [
  "react-relay/lib/relay-hooks/useFragmentInternal_CURRENT.js",
  "react-relay/lib/relay-hooks/useQueryLoader.js",
  "react-relay/lib/relay-hooks/usePreloadedQuery.js",
  "react-relay/lib/relay-hooks/useEntryPointLoader.js",
  "react-relay/lib/relay-hooks/EntryPointContainer.react.js",
  "react-relay/lib/relay-hooks/loadEntryPoint.js",
  "react-relay/lib/relay-hooks/loadQuery.js",
  "relay-runtime/lib/store/observeFragmentExperimental.js",
  "relay-runtime/lib/store/observeQueryExperimental.js",
  "relay-runtime/lib/store/waitForFragmentExperimental.js",
  "relay-runtime/lib/network/RelayQueryResponseCache.js",
];

/** What the compiler notes of each document's source: only Relay's own Babel plugin compares it, in development. */
const hash = /^\(node as any\)\.hash = "[0-9a-f]{32}";$/m;

/**
 * Leaves those parts out of the browser's bundle, and the hashes of documents; the build fails when a name on the list, or a
 * hash, is no longer found.
 */
export function relayLean(): Plugin {
  const left = new Set<string>();
  return {
    name: "assay:relay-lean",
    // Before types are left out, of which the hashes have one.
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    load: {
      filter: { id: /\/(?:react-relay|relay-runtime)\/lib\// },
      handler(id) {
        const name = unused.find((each) => id.split(path.sep).join("/").endsWith(`/${each}`));
        if (!name) return null;
        left.add(name);
        return "module.exports = {};";
      },
    },
    transform: {
      filter: { id: /\/__generated__\/\w+\.graphql\.ts$/ },
      handler(code, id) {
        const lean = code.replace(hash, "");
        if (lean === code) this.error(`vite/relay-lean.ts finds no hash in ${id}.`);
        return { code: lean, map: null };
      },
    },
    buildEnd(error) {
      const missing = unused.filter((name) => !left.has(name));
      if (!error && missing.length > 0)
        this.error(`vite/relay-lean.ts names parts Relay no longer has: ${missing}`);
    },
  };
}
