import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Failure } from "../../process.ts";
import { median } from "../report/statistics.ts";
import { fixed, type Table } from "../report/table.ts";
import { limits, type Threshold } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import type { Run } from "../run.ts";
import { startAssay } from "../servers.ts";

const password = "correct horse";
const known = "known@bench.example";
const unknown = "unknown@bench.example";

/** Requests about an address that anyone can send, with the status of both responses. */
const questions = [
  { name: "sign in, wrong password", path: "signin", body: { password: "wrong horse" }, status: 401 },
  { name: "forgot password", path: "forgot-password", body: {}, status: 200 },
  { name: "resend verification", path: "resend-verification", body: {}, status: 200 },
] as const;

/** Requests per kind and round. */
const asked = { quick: 20, whole: 60 };

/**
 * Do response times reveal whether an address has an account? Known and unknown addresses are requested in turns; the
 * order within a pair alternates, so that work left over by a request affects both.
 */
export async function measureAccounts({ settings, log }: Run): Promise<PartResult> {
  const folder = mkdtempSync(join(tmpdir(), "assay-bench-"));
  const server = await startAssay({ DATA_DIR: folder, DEMO: "auto" });
  const pairs = settings.rounds * (settings.quick ? asked.quick : asked.whole);
  try {
    await post(server.url, "signup", { email: known, password, firstName: "Kay", lastName: "Known" }, 201);
    const figures = [];
    for (const { name, path, body, status } of questions) {
      log(name);
      const times = { known: [] as number[], unknown: [] as number[] };
      for (let pair = 0; pair < pairs; pair++) {
        for (const who of pair % 2 === 0
          ? (["known", "unknown"] as const)
          : (["unknown", "known"] as const)) {
          const email = who === "known" ? known : unknown;
          times[who].push(await post(server.url, path, { ...body, email }, status));
        }
      }
      const slower = times.known.filter((time, pair) => time > (times.unknown[pair] ?? 0)).length / pairs;
      figures.push({ name, known: median(times.known), unknown: median(times.unknown), slower });
    }
    return result(figures);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Figure {
  name: string;
  /** Milliseconds, medians. */
  known: number;
  unknown: number;
  /** The share of pairs in which the known address took longer: 0.5 if response times reveal nothing. */
  slower: number;
}

function result(figures: readonly Figure[]): PartResult {
  const table: Table = {
    title: "Time of an answer about an address with an account and one without",
    columns: ["question", "known ms", "unknown ms", "ratio", "known slower"],
    rows: figures.map(({ name, known: with_, unknown: without, slower }) => [
      name,
      fixed(with_, 2),
      fixed(without, 2),
      fixed(with_ / without, 2),
      `${fixed(slower * 100, 0)} %`,
    ]),
  };
  const thresholds = figures.map(
    ({ name, known: with_, unknown: without }): Threshold => ({
      name: `${name}: the slower over the faster`,
      figure: Math.max(with_ / without, without / with_),
      limit: limits.sameTime,
      rule: "at most",
      unit: "",
    }),
  );
  return { tables: [table], thresholds, figures };
}

/** Response time in milliseconds. */
async function post(url: string, path: string, body: object, status: number): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (answer.status !== status) throw new Failure(`/api/auth/${path} answered ${answer.status}.`);
  return performance.now() - began;
}
