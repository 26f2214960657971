import { Agent } from "node:http";
import { random } from "../../../prisma/demo/random.ts";
import { cpuOf } from "../cpu-of.ts";
import { openLoop } from "../load/open-loop.ts";
import { percentile } from "../report/statistics.ts";
import { fixed, type Table } from "../report/table.ts";
import { limits } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import type { Run } from "../run.ts";
import { type RunningServer, startAssay } from "../servers.ts";
import { withDatabase } from "../with-database.ts";
import { captured, headerOf } from "./captured.ts";
import { pageRequest } from "./questions.ts";
import { signInWriters, type Write } from "./writing.ts";
import { zipf } from "./zipf.ts";

/** Number of listings, and the exponent of Zipf's law for their popularity. */
const listings = { whole: 2_000, quick: 200 };
const exponent = 1;
/** Reads per second, and reviews written at the same time. */
const rate = 200;
const reviewsEvery = 1_000;
const seconds = { whole: 60, quick: 10 };
const writers = 50;
/** Milliseconds to wait for the last responses. */
const timeoutMs = 5_000;

/** Realistic use of a directory: few listings are read by many, and now and then somebody writes a review. */
export async function measureMix(run: Run): Promise<PartResult> {
  const size = run.settings.quick ? "quick" : "whole";
  const url = await run.databases.copied("full");
  const server = await startAssay({ DATABASE_URL: url });
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const figures = await withDatabase(url, async (database) => {
    const { rows } = await database.pool.query<{ id: string }>(
      "select id from software where is_active order by md5(slug) limit $1",
      [listings[size]],
    );
    const ids = rows.map(({ id }) => id);
    const write = await signInWriters(database, server.url, writers);
    const drawn = { server, agent, ids, write, seconds: seconds[size] };
    run.log("Mix, from a cold start");
    const cold = await mixed(drawn);
    run.log("Mix, each listing asked for once before");
    for (const id of ids) await captured(server.url, pageRequest(`/software/${id}`), agent);
    return { cold, warm: await mixed(drawn) };
  });
  agent.destroy();
  await server.stop();
  const table: Table = {
    title: `${listings[size]} listings by Zipf's law at ${rate} requests a second for ${seconds[size]} s, a review a second`,
    columns: [
      "start",
      "answers",
      "hits",
      "p50 ms",
      "p99 ms",
      "processor ms each",
      "reviews",
      "failed",
      "unanswered",
    ],
    rows: Object.entries(figures).map(([start, mix]) => [
      start,
      `${mix.answers}`,
      `${fixed(mix.hits * 100, 1)} %`,
      fixed(mix.p50, 1),
      fixed(mix.p99, 1),
      fixed(mix.cpu, 2),
      `${mix.reviews}`,
      `${mix.failed}`,
      `${mix.unanswered}`,
    ]),
    note: "The warm start has each listing asked for once before. Times count from when a request was due.",
  };
  return {
    tables: [table],
    thresholds: [
      {
        name: "hits while reviews are written",
        figure: figures.warm.hits,
        limit: limits.mixedHits,
        rule: "at least",
        unit: "",
      },
      {
        name: "reads that failed while reviews were written",
        figure: figures.warm.failed + figures.warm.unanswered,
        limit: 0,
        rule: "at most",
        unit: "",
      },
    ],
    figures,
  };
}

interface Drawn {
  server: RunningServer;
  agent: Agent;
  ids: readonly string[];
  write: Write;
  seconds: number;
}

async function mixed({ server, agent, ids, write, seconds: length }: Drawn) {
  const draw = zipf(ids.length, exponent, random("mix").next);
  const one = (): string => ids[draw()] ?? "";
  let reviews = 0;
  let refused = 0;
  const writing: Promise<void>[] = [];
  const timer = setInterval(() => {
    writing.push(
      write(one()).then(
        () => void reviews++,
        () => void refused++,
      ),
    );
  }, reviewsEvery);
  const before = cpuOf(server.pid);
  const load = await openLoop({ rate, seconds: length, timeoutMs }, () =>
    captured(server.url, pageRequest(`/software/${one()}`), agent),
  );
  const cpu = cpuOf(server.pid) - before;
  clearInterval(timer);
  await Promise.all(writing);
  const good = load.answers.filter(({ answer }) => answer.status === 200);
  const times = good.map(({ milliseconds }) => milliseconds);
  const hits = good.filter(({ answer }) => headerOf(answer, "x-cache") === "HIT").length;
  return {
    answers: good.length,
    hits: hits / load.answers.length,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    cpu: cpu / load.answers.length,
    reviews,
    failed: load.failed + load.answers.length - good.length + refused,
    unanswered: load.unanswered,
  };
}
