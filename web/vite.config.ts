import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { chakraLean } from "./vite/chakra-lean.ts";
import { relay } from "./vite/relay.ts";
import { relayLean } from "./vite/relay-lean.ts";

export default defineConfig(({ command }) => ({
  plugins: [relay(), relayLean(), chakraLean(), reactRouter()],
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
          output: {
            codeSplitting: {
              groups: [
                // Few files for what every page needs and releases seldom change, instead of a dozen that compress badly;
                // not one, because each is made ready in a task of its own and no task may be long.
                { name: "react", test: /node_modules\/.*\/(?:react|react-dom|scheduler)\// },
                { name: "relay", test: /node_modules\/.*\/(?:react-relay|relay-runtime)\// },
                { name: "vendor", test: /node_modules\/(?!.*framer-motion)/ },
                // What takes long to start is run in a task of its own (document/later-scripts.ts).
                { name: "theme", test: /\/src\/theme/ },
                { name: "shared", test: /\/src\/(?:ui|document|relay\/[^_]|address)/ },
              ],
            },
          },
        },
      },
    },
  },
}));
