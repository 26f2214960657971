import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { relay } from "./vite/relay.ts";
import { relayLean } from "./vite/relay-lean.ts";

export default defineConfig(({ command }) => ({
  plugins: [relay(), relayLean(), reactRouter()],
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
                // One file for what every page needs and releases seldom change, instead of a dozen that compress badly.
                { name: "vendor", test: /node_modules\/(?!.*framer-motion)/ },
                { name: "shared", test: /\/src\/(?:ui|document|relay\/[^_]|theme|address)/ },
              ],
            },
          },
        },
      },
    },
  },
}));
