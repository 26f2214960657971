import { setTimeout as sleep } from "node:timers/promises";

/** Answers to a steady load, by what a visitor makes of them. */
export interface AnswerCounts {
  ok: number;
  /** 503: come again. */
  unavailable: number;
  /** Any other status, and connections that broke. */
  failed: number;
  /** Milliseconds from the first answer that was not ok to the next that was, the longest time. */
  longestGap: number;
  /** What the first failures were. */
  examples: string[];
}

/** What visitors read, a page, data and a document, in turn. */
const paths = [
  "/",
  "/software",
  "/api/software?limit=5",
  "/graphql?query=%7BdirectoryCounts%7Bsoftware%7D%7D",
];
const visitors = 6;
/** Milliseconds that a visitor waits before reading on. */
const intervalMs = 20;
/** Failures that are described. */
const maxExamples = 5;

/** Has some visitors read while the work is done, and `margin` milliseconds before and after it; counts their answers. */
export async function countAnswers(
  url: string,
  work: () => Promise<void>,
  margin = 1_000,
): Promise<AnswerCounts> {
  const counts: AnswerCounts = { ok: 0, unavailable: 0, failed: 0, longestGap: 0, examples: [] };
  let isOver = false;
  let badSince: number | null = null;
  const count = (status: number | string, path: string): void => {
    const now = performance.now();
    if (status === 200) {
      counts.ok++;
      if (badSince !== null) counts.longestGap = Math.max(counts.longestGap, now - badSince);
      badSince = null;
      return;
    }
    badSince ??= now;
    if (status === 503) counts.unavailable++;
    else {
      counts.failed++;
      if (counts.examples.length < maxExamples) counts.examples.push(`${path}: ${status}`);
    }
  };
  const visit = async (first: number): Promise<void> => {
    for (let turn = first; !isOver; turn++) {
      const path = paths[turn % paths.length] ?? "/";
      count(await statusOf(url + path), path);
      await sleep(intervalMs);
    }
  };
  const visiting = Promise.all(Array.from({ length: visitors }, (_, first) => visit(first)));
  try {
    await sleep(margin);
    await work();
    await sleep(margin);
  } finally {
    isOver = true;
    await visiting;
  }
  return counts;
}

/** The status once the whole body is there, or why there is none. */
async function statusOf(url: string): Promise<number | string> {
  try {
    const response = await fetch(url, { headers: { accept: "*/*" } });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
    return cause?.code ?? String(error);
  }
}
