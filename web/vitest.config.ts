import { defineConfig } from "vitest/config";
import { relay } from "./vite/relay.ts";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [relay()],
  resolve: { tsconfigPaths: true },
  test: {
    environment: "jsdom",
    // As in the other projects (../vitest.config.mts): what a test does to a module's state it undoes.
    isolate: false,
    setupFiles: ["./test/setup.ts"],
    restoreMocks: true,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 300_000,
    testTimeout: 300_000,
  },
});
