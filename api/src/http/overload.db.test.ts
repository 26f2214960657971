import { expect, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { serveApp } from "../testing/server.ts";

const database = testDatabase();
const app = serveApp(() => ({ database: { ...database, longestWait: () => 60_000 } }));

test("the server refuses what is too much, and serves what is cached", async () => {
  const cached = `${app.origin}/api/categories`;
  expect((await fetch(cached)).status).toBe(200);
  // Each is another document, so that none is cached.
  const answers = Array.from({ length: 60 }, (_, index) =>
    app.post({ query: `{ a${index}: directoryCounts { software } }` }),
  );
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  const again = await fetch(cached);
  expect([again.status, again.headers.get("x-cache")]).toEqual([200, "HIT"]);
});
