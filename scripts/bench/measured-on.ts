import { readFileSync } from "node:fs";
import { cpus, loadavg, release, type as system, totalmem } from "node:os";
import { capture } from "../process.ts";
import { peerVersion } from "./peers.ts";
import { megabytes } from "./report/table.ts";
import type { Run } from "./run.ts";
import { poolSize } from "./servers.ts";

/** What must be known to compare results: machine, versions, settings. */
export async function measuredOn(
  { databases, settings }: Run,
  seconds: number,
): Promise<Record<string, string>> {
  const [processor] = cpus();
  const git = await capture("git", ["rev-parse", "--short", "HEAD"]);
  const changes = await capture("git", ["status", "--porcelain"]);
  const loads = [...databases.loads].map(
    ([name, { software, reviews, seconds: took }]) =>
      `${name}: ${software} software, ${reviews} reviews, loaded in ${took.toFixed(0)} s`,
  );
  return {
    date: new Date().toISOString(),
    commit: `${git.output.trim()}${changes.output.trim() === "" ? "" : " and changes that are not committed"}`,
    processor: `${processor?.model.trim() ?? "unknown"}, ${cpus().length} cores`,
    memory: megabytes(totalmem()),
    "busy at the end": `${loadavg()
      .map((load) => load.toFixed(1))
      .join(", ")} processes wanted a core in the last 1, 5, 15 minutes`,
    system: `${distribution()} (${system()} ${release()})`,
    Node: process.versions.node,
    PostgreSQL: databases.version,
    PostGraphile: peerVersion("postgraphile"),
    "PostgreSQL's settings": Object.entries(databases.settings)
      .map(([name, value]) => `${name}=${value}`)
      .join(" "),
    "connections to it": `${poolSize} for each server`,
    data: loads.join("; ") || "none",
    rounds: `${settings.rounds} of ${settings.seconds} s${settings.quick ? ", quick: not to judge by" : ""}`,
    "took in all": `${Math.round(seconds)} s`,
  };
}

function distribution(): string {
  try {
    return /^PRETTY_NAME="(.*)"$/m.exec(readFileSync("/etc/os-release", "utf8"))?.[1] ?? process.platform;
  } catch {
    return process.platform;
  }
}
