// A real PgBouncer between server and PostgreSQL: only `npm test -- full` runs it.
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { bring, builtAsCommitted } from "../steps/project.ts";
import { findPostgresql } from "../testing/machine.ts";
import { type OwnServer, startPostgresql } from "../testing/postgresql.ts";
import { start } from "../testing/server-process.ts";
import { startPgbouncer } from "./pgbouncer.ts";

let postgresql: OwnServer;
beforeAll(async () => {
  await bring(builtAsCommitted);
  postgresql = await startPostgresql(findPostgresql() ?? "");
});
afterAll(() => postgresql.stop());

async function startBehind(mode: Parameters<typeof startPgbouncer>[1], parameters = "") {
  const folder = new URL(postgresql.url).searchParams.get("host") ?? "";
  const pooler = await startPgbouncer(folder, mode);
  onTestFinished(() => pooler.stop());
  const server = await start({ DATABASE_URL: pooler.url + parameters, WORKERS: "2" });
  onTestFinished(() => server.remove());
  return server;
}

test("in session mode the server runs, with its jobs", { timeout: 600_000 }, async () => {
  const server = await startBehind("session");
  await server.line('"Assay is ready"');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await (await fetch(server.url)).text()).toContain("<!DOCTYPE html>");
  // A response is cached only while the change log is followed.
  const soon = { timeout: 240_000, interval: 500 };
  await expect.poll(async () => (await fetch(server.url)).headers.get("x-cache"), soon).toBe("HIT");
  await expect
    .poll(async () => (await fetch(`${server.url}/metrics`)).text(), soon)
    .toContain('jobs{kind="mail",state="waiting"} 0');
  process.kill(server.pid, "SIGTERM");
  expect(await server.ended).toBe(0);
  // Prepared statements, settings and transactions did not leak between sessions.
  expect(server.lines.filter((line) => /"level":[456]0/.test(line))).toEqual([]);
});

test.each(["transaction", "statement"] as const)("%s mode is refused in a sentence", async (mode) => {
  const server = await startBehind(mode);
  expect(await server.ended).toBe(1);
  expect(server.lines).toEqual([
    expect.stringMatching(/^The connections to 127\.0\.0\.1:\d+\/postgres pass a pooler in transaction or/),
  ]);
});

test("the error names a parameter that PgBouncer does not accept", async () => {
  const server = await startBehind("session", "?options=-csearch_path%3Dpublic");
  expect(await server.ended).toBe(1);
  expect(server.lines).toEqual([expect.stringContaining("refuses the parameter options: take it out of")]);
});
