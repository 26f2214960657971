import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import type { Plugin } from "vite";
import { importArtifacts } from "./relay-tags.ts";

const run = promisify(execFile);
// The package's main export is the path of the compiler for this machine.
const relayCompiler = createRequire(import.meta.url)("relay-compiler") as string;
const projectRoot = path.resolve(import.meta.dirname, "../..");
const artifacts = path.resolve(import.meta.dirname, "../src/relay/__generated__");

/** Runs the Relay compiler once; throws its own words when a document is wrong. */
async function compile(): Promise<void> {
  const list = path.join(artifacts, "persisted.json");
  if (!existsSync(list)) {
    // The compiler needs the list to be there, and adds only documents whose artifacts it writes: so it writes them all.
    await rm(artifacts, { recursive: true, force: true });
    await mkdir(artifacts, { recursive: true });
    await writeFile(list, "{}");
  }
  try {
    await run(relayCompiler, ["relay.config.js"], { cwd: projectRoot });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`The Relay compiler stopped.\n${stdout}${stderr}`);
  }
}

/**
 * Relay inside Vite: compiles the documents before a build, a test run or the dev server, compiles again on
 * save before the browser hears of the change, and turns each graphql tag into an import of its artifact.
 * The compiler's own watch mode is not used because it wants watchman.
 */
export function relay(): Plugin {
  let compiled: Promise<void> | undefined;
  return {
    name: "assay:relay",
    enforce: "pre",
    buildStart: {
      order: "pre",
      sequential: true,
      // The client and the server build each call this; one run serves both.
      handler: () => {
        compiled ??= compile();
        return compiled;
      },
    },
    hotUpdate: {
      order: "pre",
      async handler({ file, read }) {
        if (!/\.tsx?$/.test(file) || file.startsWith(artifacts)) return;
        if (!(await read()).includes("graphql`")) return;
        await compile().catch((error: Error) => this.environment.logger.error(error.message));
      },
    },
    transform: {
      // React Router asks for parts of a route as `file.tsx?route-chunk=…`, so the query string is allowed.
      filter: { id: { include: /\.tsx?(?:\?|$)/, exclude: /node_modules/ }, code: "graphql`" },
      handler: (code) => importArtifacts(code, artifacts),
    },
  };
}
