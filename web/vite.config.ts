import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { chakraLean } from "./vite/chakra-lean.ts";
import { lazyFiles } from "./vite/lazy-files.ts";
import { preloadLean } from "./vite/preload-lean.ts";
import { relay } from "./vite/relay.ts";
import { relayLean } from "./vite/relay-lean.ts";

export default defineConfig(({ command }) => ({
  plugins: [relay(), relayLean(), chakraLean(), preloadLean(), lazyFiles(), reactRouter()],
  resolve: { tsconfigPaths: true },
  // Known before the first request: otherwise a cold dev server finds new packages late and answers 504.
  optimizeDeps: { entries: ["src/**/*.{ts,tsx}", "!src/**/*.test.*"] },
  // The server bundle takes Chakra in: it is tree-shaken like the client's and starts in half the time.
  ssr: { noExternal: command === "build" ? ["@chakra-ui/react"] : [] },
  build: { target: "es2023", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Who takes one figure from the inputs does not bring every schema and zod along.
          treeshake: { moduleSideEffects: [{ test: /\/api\/src\/inputs\//, sideEffects: false }] },
          output: {
            codeSplitting: {
              groups: [
                // Few files for what every page needs and releases seldom change, instead of a dozen that compress badly;
                // not one, because each is made ready in a task of its own and no task may be long.
                { name: "react", test: /node_modules\/.*\/(?:react|react-dom|scheduler)\// },
                { name: "relay", test: /node_modules\/.*\/(?:react-relay|relay-runtime)\// },
                {
                  name: "vendor",
                  test: /node_modules\/(?!.*(?:framer-motion|motion-dom|motion-utils|zod\/|zxcvbn|levenshtein|@visx\/|d3-|internmap|classnames|reduce-css-calc|reduce-function-call|balanced-match|math-expression-evaluator))/,
                },
                // What takes long to start is run in a task of its own (document/defer-hydration.ts).
                { name: "theme", test: /\/src\/theme/ },
                {
                  name: "shared",
                  // Small parts of the layout too: a file of its own costs each more than it holds.
                  test: /vite\/preload-helper|\/src\/(?:ui|document|relay\/(?!_|mutate)|search-params|id-or-slug|route-|layout\/(?:ErrorPage|navigation|SearchForm|SignOutLink|use-menu)|components\/(?:SuggestField|SoftwareCards?\.|software-card-styles|lists\/save-button-styles|compare\/(?:compared|CompareButton)|lists\/(?:pending-save|PendingSave|SaveButton)))(?!.*\/(?:form\/(?!hard-navigation)|private\/|motion\/(?!motion)|TabPanels|ShowMore|ListHead|account\.|admin-(?!area)|write-review|Steps|use-debounced-query|used-for|Avatar|initials|(?:AsideBlock|Badge|Breadcrumbs|CalendarDate|DetailSkeleton|DotList|ExpandableText|Facts|FeatureList|FilterChips|FilterForm|MoreButton|Pagination|Prose|RelativeTime|relative-time|Section|SegmentedControl|Select|TabLinks|WebsiteButton)\.))/,
                },
                // What pages that are read have in common besides: home, where most visits begin, does without.
                {
                  name: "reading",
                  test: /\/src\/(?:components\/(?:content\/|DeveloperNav)|content\/developers\/sections|ui\/(?:AsideBlock|Badge|Breadcrumbs|CalendarDate|DetailSkeleton|DotList|ExpandableText|Facts|FeatureList|FilterChips|FilterForm|MoreButton|Pagination|Prose|RelativeTime|relative-time|Section|SegmentedControl|Select|TabLinks|WebsiteButton)\.)/,
                },
                // What only forms need: pages that are read do not bring it along.
                {
                  name: "forms",
                  test: /\/node_modules\/zod\/|\/src\/(?:ui\/form\/(?!strength|hard-navigation)|inputs\/account|search-params\/account)/,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
