import { createRequire } from "node:module";
import { defineConfig } from "vitest/config";

// graphql refuses schemas that meet a second copy of it. Vite would load its ES build for our code while the packages
// that Node loads get its CommonJS build, so our code is sent to the same file as theirs.
const graphql = createRequire(new URL("api/package.json", import.meta.url)).resolve("graphql");
const alias = [{ find: /^graphql$/, replacement: graphql }];

const exclude = ["**/node_modules/**", "scripts/guards/fixtures/**"];
const folders = "{api,scripts,prisma}";

/**
 * A worker keeps the modules that it loaded for its next file: the engine and Prisma's client take longer to load than
 * most files to run. State in a module lasts as long, so a test undoes what it does to it.
 */
const isolate = false;

/** The files that need a database, once on each kind of database. */
function onDatabase(kind: "embedded" | "postgresql") {
  return {
    resolve: { alias },
    test: {
      name: kind,
      isolate,
      include: [`${folders}/**/*.db.test.ts`],
      exclude,
      env: { ASSAY_TEST_DATABASE: kind },
      globalSetup: ["api/src/database/testing-setup.ts"],
      // Each file makes a database of its own, and a shared machine may be slow.
      hookTimeout: 60_000,
      testTimeout: 30_000,
    },
  };
}

export default defineConfig({
  test: {
    // Files that make a database take a second for the first test; only what is really slow is told.
    slowTestThreshold: 5_000,
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          isolate,
          include: [`${folders}/**/*.test.ts`],
          exclude: [...exclude, "**/*.db.test.ts"],
          // Guards run whole tools.
          testTimeout: 30_000,
        },
      },
      onDatabase("embedded"),
      onDatabase("postgresql"),
      "web/vitest.config.ts",
    ],
  },
});
