// Brings node_modules in line with the lockfile, and does nothing when it already is.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { takeLock } from "./lock.mjs";

const packages = ["", "web", "api"];
const sources = [
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  ...packages.map((name) => join(name, "package.json")),
];
const unfinished = "unfinished";
// By default npm waits over a minute and pnpm over ten before they report that the registry is unreachable.
const npmRetries = { npm_config_fetch_retry_mintimeout: "1000", npm_config_fetch_retry_maxtimeout: "5000" };
const pnpmRetries = ["--config.fetch-retries=1", "--config.fetch-retry-mintimeout=500"];

/** A failed install, with a message for the person at the terminal. */
export class InstallError extends Error {}

/**
 * Installs if the packages present are not those of the lockfile; in production without development packages.
 * @param {string} root
 * @param {{ production?: boolean }} options
 */
export async function ensureInstalled(root, { production = false } = {}) {
  const wanted = fingerprint(root);
  if (isFresh(root, wanted)) return;
  try {
    const lock = await takeLock(join(root, ".assay/install.lock"), () =>
      printLine("Waiting for another run that is installing the packages."),
    );
    try {
      // The previous owner of the lock may have done the work.
      if (!isFresh(root, wanted)) await install(root, wanted, lock, production);
    } finally {
      lock.release();
    }
  } catch (error) {
    if (error instanceof InstallError) throw error;
    throw new InstallError(sentenceFor(String(error), root) ?? String(error));
  }
}

/**
 * @param {string} root
 * @param {string} wanted
 * @param {Awaited<ReturnType<typeof takeLock>>} lock
 * @param {boolean} production
 */
async function install(root, wanted, lock, production) {
  // Files of an interrupted install are deleted rather than trusted.
  if (stateOf(root) === unfinished) {
    for (const name of packages) rmSync(join(root, name, "node_modules"), { recursive: true, force: true });
  }
  writeFileSync(stateFile(root), unfinished);
  const began = Date.now();
  printLine("Installing the packages (once, it may take a minute) …");
  const { code, output } = await runPnpm(root, lock.share, production ? ["--prod"] : []);
  if (code !== 0) {
    throw new InstallError(
      sentenceFor(output, root) ?? `${output}\nThe packages could not be installed; pnpm says why above.`,
    );
  }
  writeFileSync(stateFile(root), wanted);
  printLine(`Installed the packages in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/**
 * @param {string} root
 * @param {(pid: number) => void} share
 * @param {string[]} more
 * @returns {Promise<{ code: number, output: string }>}
 */
function runPnpm(root, share, more) {
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  // npx runs the exact version itself, so pnpm has none to look up for the lockfile (pm-on-fail).
  const args = [
    "-y",
    packageManager,
    "install",
    "--frozen-lockfile",
    "--pm-on-fail=ignore",
    "--reporter=append-only",
  ];
  args.push(...pnpmRetries, ...more);
  const child = spawn("npx", args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], env: environment(root) });
  if (child.pid !== undefined) share(child.pid);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
      showProgress(text);
    });
  }
  let interrupted = false;
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
    process.on(signal, () => {
      interrupted = true;
      child.kill(signal);
    });
  }
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (interrupted) reject(new InstallError("Interrupted; the next run installs the packages afresh."));
      else resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * The environment of npm and pnpm: without the project's Node, which is being replaced, and with a writable home.
 * @param {string} root
 * @returns {NodeJS.ProcessEnv}
 */
function environment(root) {
  const entries = (process.env.PATH ?? "").split(delimiter);
  const path = entries.filter((entry) => !entry.startsWith(join(root, "node_modules"))).join(delimiter);
  const env = { ...npmRetries, ...process.env, PATH: path };
  if (isWritable(homedir())) return env;
  const home = join(root, ".assay/home");
  mkdirSync(home, { recursive: true });
  return { ...env, HOME: home, npm_config_cache: join(home, ".npm") };
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The message for a failure with a known cause.
 * @param {string} output
 * @param {string} root
 */
export function sentenceFor(output, root) {
  if (/ENOSPC|No space left/.test(output))
    return "The disk is full: make room for about 2 GB and run it again.";
  if (/EACCES|EPERM|EROFS|Permission denied|Read-only file system/.test(output))
    return `No permission to write in ${root}: run it as the owner of this folder.`;
  if (
    /ENOTFOUND|EAI_AGAIN|ECONN(REFUSED|RESET)|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT|Failed to fetch/.test(
      output,
    )
  ) {
    return "The packages could not be fetched: npm's registry does not answer; check the network and npm's registry and proxy settings.";
  }
  return undefined;
}

/** @param {string} root @param {string} wanted */
function isFresh(root, wanted) {
  return stateOf(root) === wanted && packages.every((name) => existsSync(join(root, name, "node_modules")));
}

/** @param {string} root */
function stateOf(root) {
  return existsSync(stateFile(root)) ? readFileSync(stateFile(root), "utf8") : "";
}

/** @param {string} root */
function stateFile(root) {
  return join(root, ".assay/installed");
}

/** @param {string} root */
function fingerprint(root) {
  const hash = createHash("sha256").update(`${process.platform}-${process.arch}`);
  for (const file of sources) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** @param {string} text */
function showProgress(text) {
  const [line] = text.match(/^Progress: .*$/m) ?? [];
  if (line && process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${line}`);
}

/** @param {string} sentence */
function printLine(sentence) {
  process.stderr.write(`${process.stderr.isTTY ? "\r\x1b[2K" : ""}${sentence}\n`);
}
