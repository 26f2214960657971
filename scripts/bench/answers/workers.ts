import { cpuOfFamily } from "../cpu-of.ts";
import { turns } from "../report/rounds.ts";
import { median } from "../report/statistics.ts";
import { fixed, type Table } from "../report/table.ts";
import type { PartResult } from "../result.ts";
import { fewConnections, type Run, under, warmUpSeconds } from "../run.ts";
import { type RunningServer, startAssay } from "../servers.ts";
import { largestSubject, type Question, questionsAbout } from "./questions.ts";

/** The measured questions. */
const asked: ReadonlySet<string> = new Set(["home", "category", "listing", "/api/software/{id}"]);
const ways = ["warm, 1 worker", "warm, 2 workers", "cold, 1 worker", "cold, 2 workers"] as const;

/** The cost that a second worker process adds to a response: processor time, because both share the machine's cores with the client. */
export async function measureWorkers(run: Run): Promise<PartResult> {
  const url = await run.databases.loaded("full");
  const subject = await run.onDatabase("full", ({ pool }) => largestSubject(pool));
  const questions = questionsAbout(subject).filter(({ name }) => asked.has(name));
  const times = new Map<string, number[]>();
  const servers = new Map<string, RunningServer>();
  for (const way of ways) {
    const cache: Record<string, string> = way.startsWith("cold") ? { ANSWER_CACHE_MB: "0" } : {};
    servers.set(
      way,
      await startAssay({ DATABASE_URL: url, WORKERS: way.includes("2") ? "2" : "1", ...cache }),
    );
  }
  const measure = async (way: string, { request }: Question, seconds: number): Promise<number> => {
    const server = servers.get(way);
    const before = cpuOfFamily(server?.pid ?? 0);
    const { count } = await under(run, server?.url ?? "", [request], {
      connections: fewConnections,
      seconds,
    });
    return (cpuOfFamily(server?.pid ?? 0) - before) / count;
  };
  for (const { row, column } of turns(1, questions, ways))
    await measure(column, row, warmUpSeconds(run.settings));
  for (const { row, column } of turns(run.settings.rounds, questions, ways)) {
    const milliseconds = await measure(column, row, run.settings.seconds);
    const key = `${row.name} ${column}`;
    times.set(key, [...(times.get(key) ?? []), milliseconds]);
  }
  for (const server of servers.values()) await server.stop();

  const figures = questions.map(({ name }) => ({
    name,
    milliseconds: ways.map((way) => median(times.get(`${name} ${way}`) ?? [])),
  }));
  const table: Table = {
    title: "Milliseconds of all the server's processes for an answer, by workers",
    columns: ["answer", ...ways],
    rows: figures.map(({ name, milliseconds }) => [name, ...milliseconds.map((time) => fixed(time, 3))]),
  };
  return { tables: [table], thresholds: [], figures };
}
