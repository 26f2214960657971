import { request } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase, testKind } from "../testing/database.ts";
import { testSite } from "../testing/feeds.ts";
import { metric } from "../testing/metrics.ts";
import { serveApp } from "../testing/server.ts";

const database = testDatabase();
const held: (() => void)[] = [];
const app = serveApp(() => ({
  database: { ...database, longestWait: () => 60_000 },
  openPages: async () => ({
    handlers: [(_request, response) => void held.push(() => response.send("held"))],
    paths: ["/software/:id"],
    site: async () => testSite,
    close: async () => {},
  }),
}));

test("the server refuses what is too much, and serves what is cached", async () => {
  const cached = `${app.origin}/api/categories`;
  expect((await fetch(cached)).status).toBe(200);
  // A body that never comes takes nobody's place; reads that wait for a lock do.
  for (let count = 0; count < 20; count++) {
    const held = request(`${app.origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "transfer-encoding": "chunked" },
    });
    onTestFinished(() => void held.destroy());
    held.on("error", () => {}).flushHeaders();
  }
  const connection = await database.pool.connect();
  onTestFinished(() => connection.release());
  await connection.query("begin; lock table software in access exclusive mode");
  const reads = Array.from({ length: 40 }, (_, index) =>
    app.post({ query: `{ c${index}: directory(first: 1) { edges { node { name } } } }` }),
  );
  const refused = await Promise.race(reads);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  const again = await fetch(cached);
  expect(again.status).toBe(200);
  // The log of changes is to be read again after a second, for which the lock leaves the embedded database no session.
  const kinds = testKind === "embedded" ? ["HIT", "STALE"] : ["HIT"];
  expect(kinds).toContain(again.headers.get("x-cache"));
  // Some go on, however long they wait.
  await expect.poll(() => metric("assay_queue_waiting", { queue: "requests" })).toBeLessThan(12);
  await connection.query("rollback");
  const statuses = (await Promise.all(reads)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});

test("requests that wait for changes take nobody's place", async () => {
  const over = new AbortController();
  const here = await fetch(`${app.origin}/api/changes?after=now`);
  const next = /<[^>]*(\/api\/changes[^>]*)>; rel="next"/.exec(here.headers.get("link") ?? "")?.[1];
  const ask = () => fetch(`${app.origin}${next}&wait=30`, { signal: over.signal }).catch(() => null);
  const waiting = Array.from({ length: 10 }, ask);
  await expect.poll(() => metric("assay_queue_running", { queue: "requests" })).toBe(10);
  expect(await metric("assay_queue_waiting", { queue: "requests" })).toBe(0);
  over.abort();
  await Promise.all(waiting);
});

test.each(["/software/1", "/api/software", "/graphql?query={directory{totalCount}}"])(
  "what does not exist is all of one kind, and keeps %s from nothing",
  async (path) => {
    const connection = await database.pool.connect();
    onTestFinished(() => connection.release());
    await connection.query("begin; lock table software in access exclusive mode");
    const count = (state: "running" | "waiting") => metric(`assay_queue_${state}`, { queue: "requests" });
    const answers = Array.from({ length: 20 }, (_, index) => fetch(`${app.origin}/made-up-${index}`));
    await expect.poll(() => count("waiting")).toBeGreaterThan(0);
    const before = await count("running");
    answers.push(fetch(app.origin + path));
    await expect.poll(() => count("running")).toBe(before + 1);
    await connection.query("rollback");
    await expect
      .poll(() => {
        for (const letGo of held.splice(0)) letGo();
        return count("running");
      })
      .toBe(0);
    await Promise.all(answers);
  },
);
