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
  for (let count = 0; count < 12; count++) {
    const held = request(`${app.origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "transfer-encoding": "chunked" },
    });
    onTestFinished(() => void held.destroy());
    // Its body never comes.
    held.on("error", () => {}).flushHeaders();
  }
  await expect.poll(() => metric("assay_queue_running", { queue: "requests" })).toBe(12);
  const refused = await app.post({ query: "{ directoryCounts { software } }" });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  const again = await fetch(cached);
  expect([again.status, again.headers.get("x-cache")]).toEqual([200, "HIT"]);
});
