import { request } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { metric } from "../testing/metrics.ts";
import { serveApp } from "../testing/server.ts";

const database = testDatabase();
const app = serveApp(() => ({ database: { ...database, longestWait: () => 60_000 } }));

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
  const waiting = Array.from({ length: 12 }, (_, index) =>
    app.post({ query: `{ c${index}: directory(first: 1) { edges { node { name } } } }` }),
  );
  await expect.poll(() => metric("assay_queue_running", { queue: "requests" })).toBe(12);
  const refused = await app.post({ query: "{ directoryCounts { software } }" });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  const again = await fetch(cached);
  expect([again.status, again.headers.get("x-cache")]).toEqual([200, "HIT"]);
  await connection.query("rollback");
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
});
