import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { capture, Failure, root } from "../process.ts";

/** Programs for comparison and measurement: packages of their own, which the product never loads. */
export const peersFolder = join(root, "scripts/bench/peers");

/** Installs those packages from their lockfile, unless they are installed. */
export async function ensurePeers(log: (line: string) => void): Promise<void> {
  const lockfile = readFileSync(join(peersFolder, "pnpm-lock.yaml"));
  const wanted = createHash("sha256").update(lockfile).digest("hex");
  const mark = join(peersFolder, "node_modules/.installed");
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  log("Installing PostGraphile and the tools of the benchmark");
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const args = ["-y", packageManager, "install", "--frozen-lockfile", "--ignore-workspace"];
  const { code, output } = await capture("npx", [...args, "--pm-on-fail=ignore"], { cwd: peersFolder });
  if (code !== 0) throw new Failure(`${output}\nThe packages of the benchmark could not be installed.`);
  writeFileSync(mark, wanted);
}

/** The installed version of one of those packages. */
export function peerVersion(name: string): string {
  return JSON.parse(readFileSync(join(peersFolder, "node_modules", name, "package.json"), "utf8")).version;
}
