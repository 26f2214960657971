import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { defineConfig } from "vitest/config";
import { pageFile, rowIds } from "./scripts/specification/page.ts";

// graphql refuses schemas that meet a second copy of it. Vite would load its ES build for our code while the packages
// that Node loads get its CommonJS build, so our code is sent to the same file as theirs.
const graphql = createRequire(new URL("api/package.json", import.meta.url)).resolve("graphql");
const alias = [{ find: /^graphql$/, replacement: graphql }];

// A test's tags are the ids of the rows that it proves: `vitest run --tags-filter=2.nav.4` runs the tests of a row.
const specification = readFileSync(new URL(pageFile, import.meta.url), "utf8");
const tags = rowIds(specification).map((name) => ({ name }));

const exclude = ["**/node_modules/**", "scripts/guards/fixtures/**"];
const folders = "{api,scripts,prisma}";

/**
 * A worker keeps the modules that it loaded for its next file: the engine and Prisma's client take longer to load than
 * most files to run. State in a module lasts as long, so a test undoes what it does to it.
 */
const isolate = false;

/**
 * Files that run on PostgreSQL alone. They hold rules that lie before or above the database: who may call what, what
 * HTTP says of it, what a picture is refused for. The statements that they send are run on both kinds by other files:
 * a file that is alone in sending one does not belong here.
 */
const engineNeutral = [
  "api/src/http/graphql/conformance.db.test.ts",
  "api/src/domain/company/permissions.db.test.ts",
  "api/src/graphql/permissions.db.test.ts",
  "api/src/http/rest/client.db.test.ts",
  "api/src/http/rest/order.db.test.ts",
  "api/src/http/rest/parity.db.test.ts",
  "api/src/http/rest/routes/guarded.db.test.ts",
  "api/src/http/uploads/hostile.db.test.ts",
];

/** The files that need a database, once on each kind of database. */
function onDatabase(kind: "embedded" | "postgresql") {
  return {
    resolve: { alias },
    test: {
      name: kind,
      isolate,
      include: [`${folders}/**/*.db.test.ts`],
      exclude: kind === "embedded" ? [...exclude, ...engineNeutral] : exclude,
      env: { ASSAY_TEST_DATABASE: kind },
      globalSetup: ["api/src/testing/database-setup.ts"],
      // Each file makes a database of its own, and a shared machine may be slow.
      hookTimeout: 120_000,
      testTimeout: 120_000,
    },
  };
}

export default defineConfig({
  test: {
    // Files that make a database take a second for the first test; only what is really slow is told.
    slowTestThreshold: 5_000,
    tags,
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
