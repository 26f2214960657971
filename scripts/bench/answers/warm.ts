import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cpuOf } from "../cpu-of.ts";
import type { Answer } from "../load/answer-reader.ts";
import type { Load, LoadRequest } from "../load/generate.ts";
import { peersFolder } from "../peers.ts";
import { turns } from "../report/rounds.ts";
import { median, medianSample, ratio } from "../report/statistics.ts";
import { fixed, kilobytes, type Table } from "../report/table.ts";
import { limits, type Threshold } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import { manyConnections, type Run, under, warmUpSeconds } from "../run.ts";
import { type RunningServer, startProgram, startTarget } from "../servers.ts";
import { type Captured, captured, capturedWell, headerOf } from "./captured.ts";
import { largestSubject, type Question, questionsAbout } from "./questions.ts";

/** Assay, a bare server that gives the same bytes, and Assay asked whether anything has changed. */
const columns = ["assay", "bare", "unchanged"] as const;
type Column = (typeof columns)[number];

/** A load with what it took and what came: milliseconds of the server's and the client's processor, and the share of hits. */
interface Measured extends Load {
  cpu: number;
  /** Shares of the time that server and client had a core. */
  busy: number;
  clientBusy: number;
  /** The share of answers from the cache that are the bytes asked for before the load. */
  kept: number;
}

interface Asked extends Question {
  first: Captured;
}

/** Answers that are in the cache, against a server that does nothing but give the same bytes. */
export async function measureWarm(run: Run): Promise<PartResult> {
  const url = await run.databases.loaded("full");
  const questions = questionsAbout(await run.onDatabase("full", ({ pool }) => largestSubject(pool)));
  const assay = await startTarget("assay", url);
  const asked = await captureAll(assay.url, questions);
  const { bare, remove } = await startBare(asked);
  const servers = { assay, bare, unchanged: assay };
  const loads = new Map<string, Measured[]>();
  const seconds = warmUpSeconds(run.settings);
  for (const { row, column } of turns(1, asked, columns))
    await load(run, servers[column], column, row, seconds);
  for (const { round, row, column } of turns(run.settings.rounds, asked, columns)) {
    const measured = await load(run, servers[column], column, row);
    if (measured) loads.set(key(row, column), [...(loads.get(key(row, column)) ?? []), measured]);
    run.log(`Round ${round + 1}: ${row.name}, ${column}: ${fixed(measured?.throughput, 0)}/s`);
  }
  await assay.stop();
  await bare.stop();
  remove();
  return resultOf(asked, loads);
}

/** Asks until answers come from the cache if they ever do, and keeps the last one. */
async function captureAll(url: string, questions: readonly Question[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const question of questions) {
    await capturedWell(url, question.request);
    await capturedWell(url, question.request);
    asked.push({ ...question, first: await capturedWell(url, question.request) });
  }
  return asked;
}

async function startBare(asked: readonly Asked[]) {
  const folder = mkdtempSync(join(tmpdir(), "assay-bench-"));
  const file = join(folder, "answers.json");
  const answers = asked.map(({ request: { method, path, body = "" }, first }) => ({
    key: `${method} ${path} ${body}`,
    headers: first.headers,
    body: first.body.toString("base64"),
  }));
  writeFileSync(file, JSON.stringify(answers));
  const env = { NODE_ENV: "production", ANSWERS: file };
  const bare = await startProgram({ args: ["bytes-server.mjs"], env, cwd: peersFolder });
  return { bare, remove: () => rmSync(folder, { recursive: true }) };
}

async function load(
  run: Run,
  server: RunningServer,
  column: Column,
  { request, first }: Asked,
  seconds = run.settings.seconds,
): Promise<Measured | undefined> {
  const isUnchanged = column === "unchanged";
  // Again, because a page with relative times is made anew now and then.
  const current = column === "bare" ? first : await capturedWell(server.url, request);
  const sent = isUnchanged ? revalidating({ request, first: current }) : request;
  if (isUnchanged && (await captured(server.url, sent)).status !== 304) return undefined;
  let kept = 0;
  const inspect = ({ head, body }: Answer) => {
    if (isHit(head) && (isUnchanged || body.equals(current.body))) kept++;
  };
  const before = { cpu: cpuOf(server.pid), client: process.cpuUsage(), at: performance.now() };
  const done = await under(run, server.url, [sent], { seconds, status: isUnchanged ? 304 : 200, inspect });
  const cpu = cpuOf(server.pid) - before.cpu;
  const client = process.cpuUsage(before.client);
  const took = performance.now() - before.at;
  return {
    ...done,
    cpu: cpu / done.count,
    busy: cpu / took,
    clientBusy: (client.user + client.system) / 1_000 / took,
    kept: kept / done.count,
  };
}

/** The request of one who has the answer already. */
function revalidating({ request, first }: Pick<Asked, "request" | "first">): LoadRequest {
  return { ...request, headers: { ...request.headers, "if-none-match": headerOf(first, "etag") ?? "" } };
}

/** Whether the server says that an answer came from its cache. */
const isHit = (head: string): boolean => /^x-cache: *HIT\b/im.test(head);

const key = ({ name }: Question, column: Column) => `${name} ${column}`;

function resultOf(asked: readonly Asked[], loads: ReadonlyMap<string, readonly Measured[]>): PartResult {
  const figures = asked.map((question) => {
    const of = (column: Column) => loads.get(key(question, column)) ?? [];
    const middle = (column: Column, what: "cpu" | "busy" | "clientBusy" | "kept") =>
      median(of(column).map((measured) => measured[what]));
    const [assay, bare] = [medianSample(of("assay")), medianSample(of("bare"))];
    return {
      name: question.name,
      isRead: question.request.method === "GET",
      bytes: question.first.body.length,
      encoding: headerOf(question.first, "content-encoding"),
      assay,
      bare,
      throughput: ratio(assay, bare),
      p99: assay.p99 / bare.p99,
      cpu: {
        assay: middle("assay", "cpu"),
        bare: middle("bare", "cpu"),
        unchanged: middle("unchanged", "cpu"),
      },
      busy: {
        assay: middle("assay", "busy"),
        bare: middle("bare", "busy"),
        client: middle("bare", "clientBusy"),
      },
      kept: Math.min(middle("assay", "kept"), ...of("unchanged").map(({ kept }) => kept)),
    };
  });
  const percent = (share: number) => `${fixed(share * 100, 0)} %`;
  const table: Table = {
    title: `Warm answers: requests/s (p99 ms), ${manyConnections} connections, against a bare node:http server that gives the same bytes`,
    columns: [
      "answer",
      "as sent",
      "by",
      "assay",
      "bare",
      "ratio",
      "p99 ratio",
      "hits",
      "bare busy",
      "client busy",
    ],
    rows: figures.map(({ name, bytes, encoding, assay, bare, throughput, p99, kept, busy }) => [
      name,
      kilobytes(bytes),
      encoding ?? "–",
      `${fixed(assay.throughput, 0)} (${fixed(assay.p99, 1)})`,
      `${fixed(bare.throughput, 0)} (${fixed(bare.p99, 1)})`,
      fixed(throughput, 3),
      fixed(p99, 2),
      percent(kept),
      percent(busy.bare),
      percent(busy.client),
    ]),
    note: "Hits: the share of answers with X-Cache: HIT and the bytes of the one before the load. Busy: of one core; the client must have room left.",
  };
  const cpuTable: Table = {
    title: "The same: microseconds of the server's processor for an answer, and for a 304",
    columns: ["answer", "assay", "bare", "ratio", "304", "304 : 200"],
    rows: figures.map(({ name, cpu }) => [
      name,
      fixed(cpu.assay * 1_000, 1),
      fixed(cpu.bare * 1_000, 1),
      fixed(cpu.assay / cpu.bare, 2),
      fixed(cpu.unchanged * 1_000, 1),
      fixed(cpu.unchanged / cpu.assay, 2),
    ]),
  };
  return { tables: [table, cpuTable], thresholds: figures.flatMap(thresholdsOf), figures };
}

function thresholdsOf({
  name,
  isRead,
  throughput,
  p99,
  kept,
  cpu,
}: {
  name: string;
  /** Whether it is asked for by GET: only then is there a 304. */
  isRead: boolean;
  throughput: number;
  p99: number;
  kept: number;
  cpu: { assay: number; unchanged: number };
}): Threshold[] {
  const warm = (what: string) => `warm ${name}, ${what}`;
  return [
    {
      name: warm("throughput against a bare server"),
      figure: throughput,
      limit: limits.warm.throughput,
      rule: "at least",
      unit: "",
    },
    {
      name: warm("p99 against a bare server"),
      figure: p99,
      limit: limits.warm.p99,
      rule: "at most",
      unit: "",
    },
    { name: warm("share of hits"), figure: kept, limit: 1, rule: "at least", unit: "" },
    ...(isRead
      ? [
          {
            name: warm("304 against 200, processor time"),
            figure: cpu.unchanged / cpu.assay,
            limit: limits.warm.unchanged,
            rule: "at most" as const,
            unit: "",
          },
        ]
      : []),
  ];
}
