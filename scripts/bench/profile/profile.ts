import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../process.ts";
import type { LoadRequest } from "../load/generate.ts";
import { type QueryName, queryTitles } from "../queries/documents.ts";
import { drawVariables } from "../queries/draw.ts";
import { isProfiledPage, type ProfiledPage, profiledAddress } from "../queries/page-addresses.ts";
import { requestTo } from "../queries/requests.ts";
import { fixed, renderTable } from "../report/table.ts";
import { type Run, under, warmUp } from "../run.ts";
import { startAssay, uncached } from "../servers.ts";
import { type CpuProfile, type SelfTime, selfTimes } from "./self-times.ts";

const most = { packages: 20, functions: 30 };

/** Runs the server under one query or page with V8's profiler, stores the profile and prints where the time was spent. */
export async function profile(run: Run, name: QueryName | ProfiledPage): Promise<void> {
  const folder = join(root, ".assay/bench/profiles", name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const url = await run.databases.loaded("full");
  // Answers that are kept would leave nothing of a page to profile.
  const server = await startAssay({ DATABASE_URL: url, ...uncached }, [
    "--cpu-prof",
    `--cpu-prof-dir=${folder}`,
  ]);
  const requests = await requestsFor(run, server.url, name);
  await warmUp(run, server.url, requests);
  const from = steadyClock();
  const seconds = run.settings.seconds * run.settings.rounds;
  const load = await under(run, server.url, requests, { seconds });
  const to = steadyClock();
  await server.stop();
  const [profileName = ""] = globSync("*.cpuprofile", { cwd: folder });
  const file = join(folder, profileName);
  const written: CpuProfile = JSON.parse(readFileSync(file, "utf8"));
  const { packages, functions } = selfTimes(written, root, { from, to });
  const busy = packages.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  const rows = (times: readonly SelfTime[], count: number) =>
    times
      .slice(0, count)
      .map(({ name: what, milliseconds, share }) => [
        what,
        `${fixed(share * 100, 1)} %`,
        fixed((milliseconds * 1_000) / load.count, 0),
      ]);
  const columns = ["self time of", "share", "µs/request"];
  const title = `${isProfiledPage(name) ? name : queryTitles[name]}: ${fixed(load.throughput, 0)}/s with the profiler on, ${fixed((busy * 1_000) / load.count, 0)} µs of the processor a request`;
  console.log(`\n${renderTable({ title, columns, rows: rows(packages, most.packages) })}`);
  console.log(`\n${renderTable({ title: "By function", columns, rows: rows(functions, most.functions) })}`);
  console.log(`\nThe profile, for Chrome's developer tools: ${file}`);
}

async function requestsFor(
  run: Run,
  url: string,
  name: QueryName | ProfiledPage,
): Promise<readonly LoadRequest[]> {
  if (isProfiledPage(name)) {
    const path = await run.onDatabase("full", ({ pool }) => profiledAddress(pool, name));
    return [{ method: "GET", path, headers: { accept: "text/html" } }];
  }
  const sources = { assay: url, postgraphile: undefined };
  const variables = await run.onDatabase("full", ({ pool }) => drawVariables(pool, sources));
  return variables[name].map((each) => requestTo("assay", name, each));
}

/** Microseconds on the clock of V8's samples, which all processes of a machine share. */
function steadyClock(): number {
  return Number(process.hrtime.bigint() / 1_000n);
}
