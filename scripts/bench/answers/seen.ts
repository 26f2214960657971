import { setTimeout as sleep } from "node:timers/promises";
import { Failure } from "../../process.ts";
import { percentile } from "../report/statistics.ts";
import { fixed, type Table } from "../report/table.ts";
import { limits } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import type { Run } from "../run.ts";
import { startAssay } from "../servers.ts";
import { withDatabase } from "../with-database.ts";
import { capturedWell } from "./captured.ts";
import { dataRequest, pageRequest, type Question, questionsAbout, type Subject } from "./questions.ts";
import { signInWriters, type Write } from "./writing.ts";

const writes = { whole: 100, quick: 10 };
const writers = 50;
/** Milliseconds between polls of the other process, and until the poll times out. */
const intervalMs = 5;
const timeoutMs = 10_000;
/** Maximum number of wrong responses that are described. */
const maxExamples = 5;

/** Servers of one database: the one that writes, another one, and one without a cache, whose responses are always current. */
interface Servers {
  written: string;
  other: string;
  truth: string;
}

/** Whether the next response of the process that took a review contains it, and how long until another process has it. */
export async function measureSeen(run: Run): Promise<PartResult> {
  const count = run.settings.quick ? writes.quick : writes.whole;
  const url = await run.databases.copied("full");
  const started = {
    written: await startAssay({ DATABASE_URL: url }),
    other: await startAssay({ DATABASE_URL: url }),
    truth: await startAssay({ DATABASE_URL: url, ANSWER_CACHE_MB: "0" }),
  };
  const servers = { written: started.written.url, other: started.other.url, truth: started.truth.url };
  const wrong: string[] = [];
  const delays: number[] = [];
  let reads = 0;
  await withDatabase(url, async (database) => {
    const write = await signInWriters(database, servers.written, writers);
    const { rows } = await database.pool.query<Subject>(
      `select s.id, s.slug, c.slug as category from software s join category c on c.id = s.category_id
        where s.is_active and c.is_active order by s.review_count desc, s.slug limit $1`,
      [Math.ceil(count / 5)],
    );
    for (let number = 0; number < count; number++) {
      const subject = rows[number % rows.length];
      if (!subject) throw new Failure("There is no listing to review.");
      const done = await writeAndRead(servers, subject, write);
      reads += done.reads;
      wrong.push(...done.wrong.map((what) => `${subject.slug}: ${what}`));
      delays.push(done.delay);
    }
  });
  for (const server of Object.values(started)) await server.stop();

  const slowest = Math.max(...delays);
  const table: Table = {
    title: `${count} reviews: the next answers of the same process, and when another process has it`,
    columns: ["", "reads", "wrong", "other process, median ms", "p99", "longest"],
    rows: [
      [
        "reviews",
        `${reads}`,
        `${wrong.length}`,
        fixed(percentile(delays, 50), 0),
        fixed(percentile(delays, 99), 0),
        fixed(slowest, 0),
      ],
    ],
    note: `Wrong: another answer than a server without the cache gives.${wrong.length > 0 ? ` ${wrong.slice(0, maxExamples).join("; ")}` : ""}`,
  };
  return {
    tables: [table],
    thresholds: [
      {
        name: "wrong answers right after a write",
        figure: wrong.length,
        limit: 0,
        rule: "at most",
        unit: "",
      },
      {
        name: "a write is seen by another process",
        figure: slowest,
        limit: limits.seen,
        rule: "at most",
        unit: " ms",
      },
    ],
    figures: { count, reads, wrong, delays },
  };
}

/** Every response that shows a review of the listing. */
function questionsOf(subject: Subject): Question[] {
  return [
    ...questionsAbout(subject),
    { name: "/api/software/{id}/reviews", request: dataRequest(`/api/software/${subject.id}/reviews`) },
    { name: "newest reviews", request: pageRequest("/reviews") },
  ];
}

async function writeAndRead(servers: Servers, subject: Subject, write: Write) {
  const questions = questionsOf(subject);
  const readAll = (url: string) => Promise.all(questions.map(({ request }) => read(url, request)));
  // Twice, so that all of it is in both caches.
  for (const url of [servers.written, servers.other, servers.written, servers.other]) await readAll(url);
  const { title } = await write(subject.id);
  const delay = untilSeen(servers.other, subject, title);
  const next = await readAll(servers.written);
  const truth = await readAll(servers.truth);
  const reviews = questions.findIndex(({ name }) => name === "its reviews");
  if (!truth[reviews]?.includes(title))
    throw new Failure(`The review of ${subject.slug} is nowhere to be seen.`);
  const wrong = questions.flatMap(({ name }, index) => {
    const [given = "", right = ""] = [next[index], truth[index]];
    return given === right ? [] : [`${name}, ${difference(given, right)}`];
  });
  return { reads: questions.length, wrong, delay: await delay };
}

/** Milliseconds until the process lists the review. */
async function untilSeen(url: string, { id }: Subject, title: string): Promise<number> {
  const began = performance.now();
  const request = dataRequest(`/api/software/${id}/reviews`);
  while (performance.now() - began < timeoutMs) {
    if ((await read(url, request)).includes(title)) return performance.now() - began;
    await sleep(intervalMs);
  }
  return Number.POSITIVE_INFINITY;
}

/** The response's text, without what depends on server and time. */
async function read(url: string, request: Question["request"]): Promise<string> {
  const headers = { ...request.headers, "accept-encoding": "identity" };
  const { body } = await capturedWell(url, { ...request, headers });
  return sameForAll(body.toString(), url);
}

/** A text without the server's own address, which its port identifies, today's times, and relative times. */
export function sameForAll(text: string, url: string): string {
  const own = new RegExp(`(?:localhost|127\\.0\\.0\\.1)(?::|%3A)${new URL(url).port}\\b`, "g");
  const today = new Date().toISOString().slice(0, 10);
  return withoutAges(withoutScripts(text))
    .replaceAll(own, "")
    .replaceAll(new RegExp(`${today}T[\\d:.]{12}Z`, "g"), "");
}

/** A page without its inline scripts: the order of the records in them depends on the order in which the queries ended. */
function withoutScripts(text: string): string {
  const [first = "", ...others] = text.split("<script");
  return first + others.map((piece) => piece.slice(piece.indexOf("</script>"))).join("");
}

/** A page without the text of its time elements, which changes with the clock alone. */
function withoutAges(text: string): string {
  const end = "</time>";
  const pieces = text.split(end);
  const last = pieces.pop() ?? "";
  return [...pieces.map((piece) => piece.slice(0, piece.lastIndexOf(">") + 1)), last].join(end);
}

/** The first difference of two texts, with some context from each. */
function difference(text: string, truth: string): string {
  let at = 0;
  while (at < truth.length && text[at] === truth[at]) at++;
  const excerpt = (whole: string) => JSON.stringify(whole.slice(Math.max(0, at - 30), at + 50));
  return `${excerpt(text)} for ${excerpt(truth)}`;
}
