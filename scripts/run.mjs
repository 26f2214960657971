// Every command of package.json goes through here: node scripts/run.mjs <command> [arguments].
// It brings the packages in, then runs scripts/<command>.ts with the Node the project is written for. This file
// and bootstrap/ are all that runs before anything is installed, so they are plain JavaScript for Node 20.
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled, InstallError } from "./bootstrap/install.mjs";

const scripts = dirname(fileURLToPath(import.meta.url));
const root = dirname(scripts);
const [command = "", ...args] = process.argv.slice(2);

if (Number.parseInt(process.versions.node, 10) < 20) {
  stop(`Assay needs Node 20 or newer; this is Node ${process.versions.node}.`);
}
const file = join(scripts, `${command}.ts`);
if (!/^[a-z][a-z-]*$/.test(command) || !existsSync(file)) {
  const names = readdirSync(scripts).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  stop(`Say which command to run: ${names.map((name) => name.slice(0, -3)).join(", ")}.`);
}

try {
  await ensureInstalled(root);
} catch (error) {
  if (error instanceof InstallError) stop(error.message);
  throw error;
}
// A production folder has no Node of its own: the machine's Node runs it.
const ownNode = join(root, "node_modules/.bin/node");
run(existsSync(ownNode) ? ownNode : process.execPath, [file, ...args]);

/**
 * Runs the command in the foreground and exits with its code.
 * @param {string} node
 * @param {string[]} argv
 */
function run(node, argv) {
  const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
  const child = spawn(node, argv, { cwd: root, stdio: "inherit", env: { ...process.env, PATH: path } });

  // A terminal sends Ctrl-C to every process of the group, the child among them, and npm repeats it to us: were it
  // passed on, one press would reach the child up to three times. Without a terminal we are the only one to tell it.
  const atTerminal = [process.stdin, process.stdout, process.stderr].some((stream) => stream.isTTY);
  let isForwarded = false;
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.on(signal, () => {
      if (isForwarded || (signal === "SIGINT" && atTerminal)) return;
      isForwarded = true;
      child.kill(signal);
    });
  }
  child.on("error", (error) =>
    stop(`Node 24, as installed from npm, does not run on this machine: ${error.message}.`),
  );
  child.on("exit", (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
