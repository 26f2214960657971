import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { firstLoad, firstLoadLimit } from "../checks/budget.ts";
import { runChecks } from "../checks/run.ts";
import { attach, Failure, root } from "../process.ts";
import { bring, builtAsCommitted, prisma, relay } from "../steps/project.ts";
import { type DemoServer, startDemoServer } from "./demo-server.ts";
import { chromium, findPostgresql, type Need, postgresql, shellTools } from "./machine.ts";
import { startPostgresql } from "./postgresql.ts";
import { playwrightTally, type Tally, vitestTally } from "./tally.ts";

/** A part of npm test. */
export interface Part {
  name: string;
  /** Parts of a lane run one after another, the two lanes side by side where cores allow. */
  lane: "tools" | "tests";
  needs: readonly Need[];
  /** It only prepares another part, so it runs where all parts do and has no name on the command line. */
  isAhead?: true;
  run(run: Run): Promise<Tally>;
}

/** Options of a run, the same for all its parts. */
export interface Run {
  stopping: AbortSignal;
  /** True for `npm test -- full`: also runs what the parts usually leave out. */
  isFull: boolean;
}

const parts: Part[] = [
  { name: "check", lane: "tools", needs: [], run: runChecks },
  { name: "build", lane: "tools", needs: [], run: runBuild },
  { name: "server of the journeys", lane: "tools", needs: [], isAhead: true, run: startServer },
  { name: "unit", lane: "tests", needs: [postgresql, ...shellTools], run: runVitest },
  // Waits for the build. Journeys fill the machine by themselves, so they are not beside the unit tests.
  { name: "e2e", lane: "tests", needs: [chromium], run: runPlaywright },
];

/** What every part reads. */
export const prepare = (): Promise<void> => bring([prisma, relay]);

async function runVitest({ stopping, isFull }: Run): Promise<Tally> {
  const server = await startPostgresql(findPostgresql() ?? "");
  try {
    const report = reportFile("vitest");
    // More workers than cores, for tests also wait; a percentage would give no more than there are cores.
    const workers = Math.ceil(availableParallelism() * 1.5);
    const args = [
      "run",
      `--maxWorkers=${workers}`,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ];
    if (!isFull) args.push("--project=!embedded-rest", "--project=!package");
    if (!process.stdout.isTTY) args.push("--no-color");
    const env = { ...process.env, TEST_DATABASE_URL: server.url, ...(isFull && { ASSAY_TEST_FULL: "1" }) };
    const code = await attach("vitest", args, { env, signal: stopping, killSignal: "SIGINT" });
    return vitestTally(report, code);
  } finally {
    await server.stop();
  }
}

async function runBuild(): Promise<Tally> {
  await bring(builtAsCommitted);
  const { kilobytes, files } = firstLoad(join(root, "web/build/client"));
  console.log(
    `First load: ${kilobytes.toFixed(1)} KB of JavaScript in ${files} files, at most ${firstLoadLimit} KB`,
  );
  return kilobytes <= firstLoadLimit ? { passed: 2, failed: 0 } : { passed: 1, failed: 1 };
}

/** The server of the journeys, once it is being started ahead of them; "late" if they began before. */
let ahead: Promise<{ server: DemoServer; admin: string }> | "late" | undefined;

/** Starts it beside the tests: at the head of the journeys it leaves a core idle for as long as the demo loads. */
async function startServer({ stopping }: Run): Promise<Tally> {
  if (ahead !== "late") {
    const admin = randomUUID();
    ahead = startDemoServer({ admin }).then((server) => ({ server, admin }));
    const { server } = await ahead;
    const stop = () => void server.stop();
    if (stopping.aborted) stop();
    else stopping.addEventListener("abort", stop);
  }
  return { passed: 0, failed: 0 };
}

async function runPlaywright({ stopping }: Run): Promise<Tally> {
  ahead ??= "late";
  // Where it did not start, Playwright tries again.
  const started = ahead === "late" ? undefined : await ahead.catch(() => undefined);
  try {
    await bring(builtAsCommitted);
    const report = reportFile("playwright");
    const args = ["test", "--config", "web/playwright.config.ts"];
    const env = {
      ...process.env,
      ...(started && {
        ASSAY_E2E_STARTED: "yes",
        ASSAY_E2E_PORT: new URL(started.server.url).port,
        ASSAY_E2E_ADMIN: started.admin,
      }),
    };
    const code = await attach("playwright", args, { env, signal: stopping, killSignal: "SIGINT" });
    return playwrightTally(report, code);
  } finally {
    await started?.server.stop();
  }
}

/** Path for a tool's report; deletes that of the last run. */
function reportFile(name: string): string {
  const folder = join(root, ".assay/reports");
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** The parts that a command line names, all without names, and whether it asks for the whole matrix with `full`. */
export function choose(words: readonly string[]): { parts: Part[]; isFull: boolean } {
  const names = words.filter((word) => word !== "full");
  const named = parts.filter(({ isAhead }) => !isAhead);
  const unknown = names.find((name) => !named.some((part) => part.name === name));
  if (unknown)
    throw new Failure(
      `There is no part ${unknown}; the parts are ${named.map(({ name }) => name).join(", ")}, and full runs what they leave out.`,
    );
  return {
    parts: names.length === 0 ? parts : named.filter(({ name }) => names.includes(name)),
    isFull: words.includes("full"),
  };
}

/** Parts as they run: lanes side by side, each in its order. One lane leaves two cores half idle while it checks and builds. */
export function lanes(chosen: readonly Part[], cores: number = availableParallelism()): Part[][] {
  if (cores < 2) return [chosen.filter(({ isAhead }) => !isAhead)];
  return Object.values(Object.groupBy(chosen, ({ lane }) => lane)).filter((lane) => lane !== undefined);
}
