import { percentile } from "../report/statistics.ts";
import { fixed, type Table } from "../report/table.ts";
import { limits } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import type { Run } from "../run.ts";
import { startAssay } from "../servers.ts";
import { withDatabase } from "../with-database.ts";
import { scatteredListings, signInWriters } from "./writing.ts";

const writes = { whole: 200, quick: 40 };
const writers = 500;

interface Change {
  thing: { title?: string } | null;
}

/** Follows the changes of a server by long polling; `sees` resolves when a review with this title has arrived. */
async function follow(url: string) {
  const seen = new Map<string, PromiseWithResolvers<void>>();
  // It may be seen before the writer has its answer.
  const sightOf = (title: string) => {
    const sight = seen.get(title) ?? Promise.withResolvers<void>();
    seen.set(title, sight);
    return sight;
  };
  const over = new AbortController();
  const read = async (address: string) => {
    const response = await fetch(address, { signal: over.signal });
    const [, path = ""] =
      /<[^>]*(\/api\/changes[^>]*)>; rel="next"/.exec(response.headers.get("link") ?? "") ?? [];
    return { changes: (await response.json()) as Change[], next: url + path };
  };
  let { next } = await read(`${url}/api/changes?after=now&wait=30`);
  const running = (async () => {
    while (!over.signal.aborted) {
      const page = await read(next);
      next = page.next;
      for (const { thing } of page.changes) if (thing?.title !== undefined) sightOf(thing.title).resolve();
    }
  })().catch((error: unknown) => {
    if (!over.signal.aborted) throw error;
  });
  return {
    sees: (title: string) => sightOf(title).promise,
    stop: async () => {
      over.abort();
      await running;
    },
  };
}

/** Time from sending a review to one process until a follower of another process has it. */
export async function measureFollowing(run: Run): Promise<PartResult> {
  const url = await run.databases.copied("full");
  const [written, followed] = [
    await startAssay({ DATABASE_URL: url }),
    await startAssay({ DATABASE_URL: url }),
  ];
  const times: number[] = [];
  await withDatabase(url, async (database) => {
    const write = await signInWriters(database, written.url, writers);
    const ids = await scatteredListings(database, run.settings.quick ? writes.quick : writes.whole);
    const follower = await follow(followed.url);
    for (const id of ids) {
      const began = performance.now();
      const { title } = await write(id);
      await follower.sees(title);
      times.push(performance.now() - began);
    }
    await follower.stop();
  });
  for (const server of [written, followed]) await server.stop();
  const p99 = percentile(times, 99);
  const table: Table = {
    title: "Time until a follower of another process has a review that was sent",
    columns: ["reviews", "p50, ms", "p99, ms"],
    rows: [[String(times.length), fixed(percentile(times, 50), 0), fixed(p99, 0)]],
  };
  return {
    tables: [table],
    thresholds: [
      {
        name: "p99 until a follower sees a review",
        figure: p99,
        limit: limits.seen,
        rule: "at most",
        unit: " ms",
      },
    ],
    figures: { reviews: times.length, p99 },
  };
}
