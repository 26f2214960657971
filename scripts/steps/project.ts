import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sentenceFor } from "../bootstrap/install.mjs";
import { capture, Failure, root } from "../process.ts";
import { pageFile, testFiles } from "../specification/page.ts";
import { precompress } from "./precompress.ts";
import { bringUpToDate, type Step } from "./runner.ts";

/** The database client and its types from the models. */
export const prisma: Step = {
  name: "prisma",
  inputs: ["prisma/schema.prisma", "prisma/prisma.config.ts"],
  outputs: ["api/src/database/generated/prisma/client.ts", "api/src/database/generated/pothos.ts"],
  // The engine is not needed to generate; naming any program as the engine prevents the CLI from downloading one.
  run: () =>
    tool("prisma", ["generate", "--config", "prisma/prisma.config.ts"], {
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
      CHECKPOINT_DISABLE: "1",
    }),
};

/** schema.graphql, the contract, printed from the api. */
const schema: Step = {
  name: "schema",
  inputs: ["api/src/**/*.ts", "!api/src/**/*.test.ts", "!api/src/{http,testing}/**", "schema.graphql"],
  outputs: ["schema.graphql"],
  run: () => tool("node", ["api/src/graphql/print.ts"]),
};

const relayFolder = "web/src/relay/__generated__";

/** Relay's generated files and the documents of the pages by id. */
export const relay: Step = {
  name: "relay",
  inputs: ["schema.graphql", "relay.config.js", "web/src/**/*.{ts,tsx}", `!${relayFolder}/**`],
  outputs: [`${relayFolder}/persisted.json`],
  run() {
    // The compiler lists only documents whose artifacts it writes, and never removes one: built from nothing, the list is
    // complete and contains only the pages' documents. The compiler creates neither the folder nor the list.
    rmSync(join(root, relayFolder), { recursive: true, force: true });
    mkdirSync(join(root, relayFolder), { recursive: true });
    writeFileSync(join(root, relayFolder, "persisted.json"), "{}");
    return tool("relay-compiler", ["relay.config.js"]);
  },
};

/** The column of tests in docs/specification.md, from the tags of the tests. */
export const specification: Step = {
  name: "specification",
  inputs: [pageFile, ...testFiles, "!**/node_modules/**", "scripts/specification/*.ts"],
  outputs: [pageFile],
  async run() {
    // Imported here, because a start of the product needs no parser.
    const { writeSpecification } = await import("../specification/project.ts");
    writeSpecification(root);
  },
};

/** The server and the programs that it starts, in a few files each. */
const server: Step = {
  name: "server",
  inputs: [
    "api/package.json",
    "api/vite.config.ts",
    "api/vite/*.ts",
    "api/src/**/*.ts",
    "prisma/demo/**/*.ts",
    "!**/*.test.ts",
    "!api/src/testing/**",
  ],
  outputs: ["api/build/main.js"],
  run: () => tool("api/node_modules/.bin/vite", ["build", "api"], { NODE_ENV: "production" }),
};

/** The pages, built for the browser and for the server. */
const pages: Step = {
  name: "pages",
  inputs: [
    "web/{package,tsconfig}.json",
    "web/{vite,react-router}.config.ts",
    "web/{vite,src,public,content}/**",
    "!**/*.test.{ts,tsx}",
    "api/src/inputs/**",
    "schema.graphql",
  ],
  outputs: ["web/build/server/index.js", "web/build/client"],
  async run() {
    await tool("web/node_modules/.bin/react-router", ["build", "web"], { NODE_ENV: "production" });
    await precompress(join(root, "web/build/client"));
  },
};

/** What type checks and tests need. */
export const generated = [prisma, schema, relay];

/** What the server needs. */
export const built = [...generated, server, pages];

/** The same for tests: schema.graphql stays as it was committed, so that a check can compare it. */
export const builtAsCommitted = built.filter((step) => step !== schema);

/** Brings steps of this project up to date. */
export async function bring(steps: readonly Step[]): Promise<void> {
  try {
    await bringUpToDate(root, steps);
  } catch (error) {
    const sentence = error instanceof Failure ? undefined : sentenceFor(String(error), root);
    throw sentence ? new Failure(sentence) : error;
  }
}

async function tool(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const { code, output } = await capture(program, args, { env: { ...process.env, ...env } });
  if (code !== 0) throw new Failure(`${program} ${args.join(" ")} failed:\n${output}`);
}
