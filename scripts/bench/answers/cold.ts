import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { Failure } from "../../process.ts";
import { cpuOf } from "../cpu-of.ts";
import type { LoadRequest } from "../load/generate.ts";
import { peersFolder } from "../peers.ts";
import { pageAddresses } from "../queries/page-addresses.ts";
import { turns } from "../report/rounds.ts";
import { median } from "../report/statistics.ts";
import { fixed, type Table } from "../report/table.ts";
import { limits, type Threshold } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import { fewConnections, type Run, under, warmUpSeconds } from "../run.ts";
import { type RunningServer, startAssay, startProgram } from "../servers.ts";
import { capturedWell, headerOf } from "./captured.ts";
import { pageRequest } from "./questions.ts";

/** The measured pages, by their names among the questions. */
const pages = {
  home: "home",
  category: "category, largest",
  listing: "software with most reviews",
  "its reviews": "its reviews",
  search: "search",
  compare: "compare",
} as const;
type PageName = keyof typeof pages;
const pageNames = Object.keys(pages) as PageName[];

/** Without the cache, compressed and uncompressed; with it, at a URL that was not requested before; and React alone. */
const ways = ["without cache", "not compressed", "new address", "floor"] as const;
type Way = (typeof ways)[number];

/** New URLs of a page: more than a server answers in all rounds. */
const newAddresses = 20_000;

/** What rendering an uncached page costs, against React alone rendering the same elements with plain class names. */
export async function measureCold(run: Run): Promise<PartResult> {
  const url = await run.databases.loaded("full");
  const all = await run.onDatabase("full", ({ pool }) => pageAddresses(pool));
  const address = (page: PageName) => all[pages[page]] ?? "";
  const without = await startAssay({ DATABASE_URL: url, ANSWER_CACHE_MB: "0" });
  const with_ = await startAssay({ DATABASE_URL: url });
  const { floor, remove } = await startFloor(without.url, address);
  const asked = new Map<PageName, number>();
  const measure = async (page: PageName, way: Way, seconds: number): Promise<number> => {
    if (way === "floor") return floorOf(floor.url, page, seconds);
    if (way !== "new address")
      return cpuOfAnswers(
        run,
        without,
        [pageRequest(address(page), way === "not compressed" ? "identity" : "br")],
        0,
        seconds,
      );
    const offset = asked.get(page) ?? 0;
    const requests = Array.from({ length: newAddresses }, (_, index) =>
      pageRequest(withNumber(address(page), offset + index)),
    );
    asked.set(page, offset + newAddresses);
    return cpuOfAnswers(run, with_, requests, 0, seconds);
  };
  // The server without the cache answers for two of the ways: both are to be as warm.
  for (const { row, column } of turns(1, pageNames, [...ways, "new address"] as const))
    await measure(row, column, warmUpSeconds(run.settings));
  const times = new Map<string, number[]>();
  for (const { round, row, column } of turns(run.settings.rounds, pageNames, ways)) {
    const milliseconds = await measure(row, column, run.settings.seconds);
    times.set(`${row} ${column}`, [...(times.get(`${row} ${column}`) ?? []), milliseconds]);
    run.log(`Round ${round + 1}: ${row}, ${column}: ${fixed(milliseconds, 1)} ms of the processor`);
  }
  for (const server of [without, with_, floor]) await server.stop();
  remove();
  return resultOf((page, way) => median(times.get(`${page} ${way}`) ?? []));
}

/** A URL that differs only in a parameter without effect. */
const withNumber = (address: string, number: number) =>
  `${address}${address.includes("?") ? "&" : "?"}visit=${number}`;

async function cpuOfAnswers(
  run: Run,
  server: RunningServer,
  requests: readonly LoadRequest[],
  offset: number,
  seconds: number,
): Promise<number> {
  const before = cpuOf(server.pid);
  const { count } = await under(run, server.url, requests, { connections: fewConnections, seconds, offset });
  return (cpuOf(server.pid) - before) / count;
}

/** A program in which React renders the pages that the server returned. */
async function startFloor(url: string, address: (page: PageName) => string) {
  const html: Record<string, string> = {};
  for (const page of pageNames) {
    const answer = await capturedWell(url, pageRequest(address(page)));
    const isCompressed = headerOf(answer, "content-encoding") === "br";
    html[page] = (isCompressed ? brotliDecompressSync(answer.body) : answer.body).toString();
  }
  const folder = mkdtempSync(join(tmpdir(), "assay-bench-"));
  const file = join(folder, "pages.json");
  writeFileSync(file, JSON.stringify(html));
  const env = { NODE_ENV: "production", PAGES: file };
  const floor = await startProgram({ args: ["floor-server.mjs"], env, cwd: peersFolder });
  return { floor, remove: () => rmSync(folder, { recursive: true }) };
}

/** Processor time in milliseconds that React alone takes for the page. */
async function floorOf(url: string, page: PageName, seconds: number): Promise<number> {
  const answer = await fetch(`${url}/${encodeURIComponent(page)}?seconds=${seconds}`);
  const text = await answer.text();
  if (!answer.ok) throw new Failure(`React alone could not render ${page}: ${text}`);
  return (JSON.parse(text) as { milliseconds: number }).milliseconds;
}

function resultOf(timeOf: (page: PageName, way: Way) => number): PartResult {
  const figures = pageNames.map((page) => ({
    page,
    milliseconds: Object.fromEntries(ways.map((way) => [way, timeOf(page, way)])),
    ratio: Math.max(timeOf(page, "without cache"), timeOf(page, "new address")) / timeOf(page, "floor"),
    ratioNotCompressed: timeOf(page, "not compressed") / timeOf(page, "floor"),
  }));
  const table: Table = {
    title:
      "Uncached pages: milliseconds of the server's processor, against React rendering the same elements",
    columns: ["page", ...ways, "ratio", "not compressed"],
    rows: figures.map(({ page, ratio, ratioNotCompressed }) => [
      page,
      ...ways.map((way) => fixed(timeOf(page, way), 1)),
      fixed(ratio, 2),
      fixed(ratioNotCompressed, 2),
    ]),
    note: "Ratio: the dearer of the two ways in which visitors get a page, compressed, over the floor, which compresses nothing.",
  };
  const thresholds = figures.map(
    ({ page, ratio }): Threshold => ({
      name: `${page} uncached, against React alone`,
      figure: ratio,
      limit: limits.cold,
      rule: "at most",
      unit: "",
    }),
  );
  return { tables: [table], thresholds, figures };
}
