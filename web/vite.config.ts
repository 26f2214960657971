import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { relay } from "./vite/relay.ts";

export default defineConfig(({ command }) => ({
  plugins: [relay(), reactRouter()],
  resolve: { tsconfigPaths: true },
  // Also in the server's bundle: Relay asks for each field that it reads, and each time Node.js asks the environment of the process.
  define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
  // Known before the first request: otherwise a cold dev server finds new packages late and answers 504.
  optimizeDeps: { entries: ["src/**/*.{ts,tsx}", "!src/**/*.test.*"] },
  // The server's build takes in all packages: it is tree-shaken like the client's, and each file costs the start half a millisecond. In
  // development the adapter must have the same React Router as the pages, not the one for production that Node.js would give it.
  ssr: { noExternal: command === "build" ? true : ["@react-router/express", "@react-router/node"] },
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    // Names the files of each lazily loaded component; document/lazy-files.ts reads it.
    manifest: true,
    // React Router preloads the files of a page. Vite's lists for dynamic imports would be 2 KB more in every page.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Who takes one figure from the inputs does not bring every schema and zod along.
          treeshake: { moduleSideEffects: [{ test: /\/api\/src\/inputs\//, sideEffects: false }] },
          output: {
            codeSplitting: {
              // Few files, because each costs a request; not one, because each is evaluated in a task of its own. A group
              // takes along what its modules import, unless a group above has it.
              groups: [
                { name: "react", test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
                { name: "relay", test: /\/node_modules\/(?:react-relay|relay-runtime)\// },
                { name: "chakra", test: /\/node_modules\/(?:@chakra-ui|@emotion)\// },
                { name: "router", test: /\/node_modules\/react-router\// },
                { name: "theme", test: /\/src\/theme\// },
                // What every page loads: the document, the layout around each page, and access to data. The entry starts the
                // page when it is evaluated, which must come last, so it has a file of its own.
                { name: "layout", test: /\/src\/(?:root\.tsx|relay\/[^/]+$)/ },
                { name: "ui", test: /\/src\/ui\/[^/]+$/ },
                { name: "components", test: /\/src\/components\/[^/]+$/ },
                { name: "reviews", test: /\/src\/components\/reviews\// },
                // Words that several pages use, and the first one does not: each file would stand in the list of every route.
                { name: "vocabulary", test: /\/inputs\/vocabulary\/(?!lists|site)/ },
                // A part that only one page or dialog uses stays with it, such as the check of a password's strength.
                { name: "forms", test: /\/src\/ui\/(?:form|private)\//, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
}));
