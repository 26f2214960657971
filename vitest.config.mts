import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { pageFile, rowIds } from "./scripts/specification/page.ts";

// graphql refuses schemas that meet a second copy of it. Vite would load its ES build for our code while the packages
// that Node loads get its CommonJS build, so our code is sent to the same file as theirs.
const graphql = createRequire(new URL("api/package.json", import.meta.url)).resolve("graphql");
const alias = [{ find: /^graphql$/, replacement: graphql }];
const argon2 = {
  find: /^@node-rs\/argon2$/,
  replacement: fileURLToPath(new URL("api/src/testing/argon2.ts", import.meta.url)),
};

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
 * Tests of what the embedded database can do differently from a server: it has one connection, a wire server of its own, another
 * PostgreSQL release, and no background workers. They run on both kinds; on it, the others run with `npm test -- full` only.
 */
const embeddedToo = [
  // The wire, its own process, transactions and migrations.
  "api/src/database/embedded/**",
  "api/src/database/client/{open,transaction}.db.test.ts",
  "api/src/database/migrate.db.test.ts",
  "api/src/start/queue.db.test.ts",
  // Snapshots and long transactions: a backup, an import with savepoints, and the horizon below which followers read.
  "api/src/backup/backup.db.test.ts",
  "api/src/import/refused-rows.db.test.ts",
  "api/src/database/changes/feed.db.test.ts",
  // Sums of floating-point numbers, and ranks made of them in SQL.
  "api/src/domain/ranking/renew.db.test.ts",
  // What meets on the one connection: jobs, writers.
  "api/src/jobs/jobs.db.test.ts",
  "api/src/domain/review/writers.db.test.ts",
  // Statements that lean on an extension, a collation, the planner or how PostgreSQL writes values: pages, searches, orders, and every list once.
  "api/src/database/query/page.db.test.ts",
  "api/src/domain/search-text-terms.db.test.ts",
  "api/src/domain/{suggestion/suggestions,software/order}.db.test.ts",
  "api/src/graphql/{statements,answered-together,plans/text-selection}.db.test.ts",
];

// A file that is renamed must not leave the list unnoticed.
for (const pattern of embeddedToo)
  if (globSync(pattern).length === 0) throw new Error(`vitest.config.mts: no file matches ${pattern}.`);

const testsIn = (pattern: string) => (pattern.endsWith("**") ? `${pattern}/*.db.test.ts` : pattern);

/** How long a condition is waited for: a shared machine may be slow, and where it comes true nothing is waited for. */
const patience = { poll: { timeout: 30_000 } };

/** A project of files that need a database. */
function onDatabase(
  kind: "embedded" | "postgresql",
  { name = kind, include = [`${folders}/**/*.db.test.ts`], without = [] }: Files = {},
) {
  return {
    resolve: { alias: [...alias, argon2] },
    test: {
      name,
      isolate,
      include,
      exclude: [...exclude, ...without],
      env: { ASSAY_TEST_DATABASE: kind },
      globalSetup: ["api/src/testing/database-setup.ts"],
      expect: patience,
      // Each file makes a database of its own, and a shared machine may be slow.
      hookTimeout: 300_000,
      testTimeout: 300_000,
    },
  };
}

const webTests = "{src,vite}/**/*.test.{ts,tsx}";
/** Of what only the server does, where there is no document. */
const serverTests = "src/**/*.server.test.tsx";

/**
 * A project of files of web/. Files that need no document are among those with one: a worker makes one for all its files, and loads the
 * components once. A file that must have none is in a project of its own, for a worker ends where the next file's environment is another.
 */
function onWeb(name: string, environment: "jsdom" | "node", { include = [], without = [] }: Files) {
  return {
    extends: "./web/vitest.config.ts",
    root: "web",
    test: { name, environment, include, exclude: [...exclude, ...without] },
  };
}

interface Files {
  name?: string;
  include?: string[];
  without?: string[];
}

export default defineConfig({
  test: {
    // Files that make a database take a second for the first test; only what is really slow is reported.
    slowTestThreshold: 5_000,
    tags,
    projects: [
      {
        resolve: { alias },
        test: {
          name: "unit",
          isolate,
          include: [`${folders}/**/*.test.ts`],
          exclude: [...exclude, "**/*.{db,full}.test.ts"],
          expect: patience,
          // Guards run whole tools, beside those of the checks.
          hookTimeout: 300_000,
          testTimeout: 120_000,
        },
      },
      onDatabase("postgresql"),
      onDatabase("embedded", { include: embeddedToo.map(testsIn) }),
      // What remains of the whole matrix: only `npm test -- full` runs it.
      onDatabase("embedded", { name: "embedded-rest", without: embeddedToo }),
      // Installs and starts what a container would: only `npm test -- full` runs it.
      {
        resolve: { alias },
        test: {
          name: "package",
          isolate,
          include: ["scripts/**/*.full.test.ts"],
          exclude,
          expect: patience,
          hookTimeout: 600_000,
          testTimeout: 300_000,
        },
      },
      onWeb("web", "jsdom", { include: [webTests], without: [serverTests] }),
      onWeb("web-server", "node", { include: [serverTests] }),
    ],
  },
});
