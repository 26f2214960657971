// Real workers on a PostgreSQL server of their own: only `npm test -- full` runs it. It reads /proc, so it runs on Linux only.
import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { bring, builtAsCommitted } from "../steps/project.ts";
import { findPostgresql } from "../testing/machine.ts";
import { type OwnServer, startPostgresql } from "../testing/postgresql.ts";
import { isRunning, type Running, start } from "../testing/server-process.ts";

let postgresql: OwnServer;
beforeAll(async () => {
  await bring(builtAsCommitted);
  postgresql = await startPostgresql(findPostgresql() ?? "");
});
afterAll(() => postgresql.stop());

/** A busy machine is slow. */
const soon = { timeout: 240_000, interval: 250 };

async function startWorkers(settings: Readonly<Record<string, string>> = {}): Promise<Running> {
  const server = await start({ DATABASE_URL: postgresql.url, WORKERS: "2", ...settings });
  onTestFinished(() => server.remove());
  return server;
}

/** If Node's cluster passes a connection to a dying worker, it gets no response: such a request times out. */
const get = async (url: string) => {
  const response = await fetch(url, {
    headers: { connection: "close" },
    signal: AbortSignal.timeout(10_000),
  });
  return { status: response.status, text: await response.text() };
};
const metric = async (server: Running, name: string) => {
  const { text } = await get(`${server.url}/metrics`);
  return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, "m").exec(text)?.[1]);
};

describe.runIf(process.platform === "linux")("a server with two workers", { timeout: 600_000 }, () => {
  test("without an administrator, a start that fails at its end leaves no process behind, in development either", async () => {
    // The database is still empty. DATA_DIR is a file, so the password cannot be saved in it.
    const settings = { DATA_DIR: import.meta.filename, SECRET: "0f".repeat(32) };
    const server = await startWorkers({ ...settings, NODE_ENV: "development", WORKERS: "1" });
    expect(await server.ended).toBe(1);
    expect(server.lines.join("\n")).toContain("cannot be saved to a file in DATA_DIR");
  });

  test("serves from both, sums their metrics, replaces a killed one, and stops them all", async () => {
    const server = await startWorkers({ SHUTDOWN_TIMEOUT: "3600" });
    await server.line('"Assay is ready"');
    const before = server.workers();
    expect(before).toHaveLength(2);
    for (let times = 0; times < 10; times++) expect((await get(`${server.url}/healthz`)).status).toBe(200);
    const answered =
      'assay_http_request_duration_seconds_count\\{endpoint="probes",method="GET",status="200"\\}';
    expect(await metric(server, answered)).toBeGreaterThanOrEqual(10);
    expect(await metric(server, "assay_workers")).toBe(2);

    const [first = 0] = before;
    process.kill(first, "SIGKILL");
    await expect.poll(() => metric(server, "assay_worker_failures_total"), soon).toBeGreaterThan(0);
    await expect.poll(() => metric(server, "assay_workers"), soon).toBe(2);
    // The killed worker's counters are still included.
    expect(await metric(server, answered)).toBeGreaterThanOrEqual(10);
    expect(server.workers()).toHaveLength(2);
    const logged = server.lines.filter((line) => line.includes("a worker ended and is replaced"));
    expect(logged).toContainEqual(expect.stringContaining('"reason":"SIGKILL"'));

    // The server waits until a load balancer has seen three times that it is leaving, from any worker.
    const readiness = async () => (await get(`${server.url}/readyz`)).status;
    expect(await readiness()).toBe(200);
    process.kill(server.pid, "SIGTERM");
    let refused = 0;
    await expect.poll(async () => (refused += (await readiness()) === 503 ? 1 : 0), soon).toBe(3);
    expect(await server.ended).toBe(0);
    expect(server.workers()).toEqual([]);
  });

  test("after a write in one worker, the other's cached responses are up to date", async () => {
    const login = { email: "admin@mail.example", password: "correct horse battery" };
    const server = await startWorkers({ ADMIN_EMAIL: login.email, ADMIN_PASSWORD: login.password });
    await server.line('"Assay is ready"');
    // Each over a connection of its own, because connections go to the workers in turn.
    const send = (method: string, path: string, body?: object, cookie = "") =>
      fetch(server.url + path, {
        method,
        headers: { connection: "close", "content-type": "application/json", origin: server.url, cookie },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(60_000),
      });
    const signedIn = await send("POST", "/api/auth/signin", login);
    const cookie = signedIn.headers
      .getSetCookie()
      .map((value) => value.split(";")[0])
      .join("; ");
    const created = await send("POST", "/api/companies", { name: "Northwind" }, cookie);
    const { id } = (await created.json()) as { id: string };
    const reads = async () => {
      const answers = [];
      for (let times = 0; times < 6; times++) {
        const response = await send("GET", `/api/companies/${id}`);
        const { name } = (await response.json()) as { name: string };
        answers.push(`${response.headers.get("x-cache")} ${name}`);
      }
      return [...new Set(answers)];
    };
    await expect.poll(reads, soon).toEqual(["HIT Northwind"]);
    const changed = await send("PATCH", `/api/companies/${id}`, { name: "Southwind" }, cookie);
    expect(changed.status).toBe(200);
    await expect.poll(reads, soon).toEqual(["HIT Southwind"]);
    // Each worker makes the page for itself: a browser that has it from one need not have it from the other again.
    const tags = [];
    for (let times = 0; times < 6; times++)
      tags.push((await send("GET", "/companies")).headers.get("etag") ?? "");
    expect(new Set(tags).size).toBe(1);
    expect(tags[0]).toMatch(/^W\/"/);
  });

  test("a worker that stops responding is killed and replaced", async () => {
    const server = await startWorkers();
    await server.line('"Assay is ready"');
    const [hanging = 0] = server.workers();
    process.kill(hanging, "SIGSTOP");
    await server.line("a worker does not respond and is killed");
    await expect.poll(() => server.workers().filter((pid) => pid !== hanging).length, soon).toBe(2);
    expect(isRunning(hanging)).toBe(false);
  });

  test("a second SIGTERM kills at once what does not end, also a stopped worker", async () => {
    const server = await startWorkers({ SHUTDOWN_TIMEOUT: "3600" });
    await server.line('"Assay is ready"');
    const workers = server.workers();
    for (const pid of workers) process.kill(pid, "SIGSTOP");
    process.kill(server.pid, "SIGTERM");
    // Signals within a second are one.
    const repeated = setInterval(() => isRunning(server.pid) && process.kill(server.pid, "SIGTERM"), 1_100);
    onTestFinished(() => clearInterval(repeated));
    expect(await server.ended).toBe(1);
    await expect.poll(() => workers.filter(isRunning), soon).toEqual([]);
  });

  test("workers that do not end in time are killed, which is logged", async () => {
    const server = await startWorkers({ SHUTDOWN_TIMEOUT: "1" });
    await server.line('"Assay is ready"');
    const workers = server.workers();
    for (const pid of workers) process.kill(pid, "SIGSTOP");
    process.kill(server.pid, "SIGTERM");
    expect(await server.ended).toBe(1);
    expect(server.lines).toContain("2 workers did not end in time and were killed.");
    await expect.poll(() => workers.filter(isRunning), soon).toEqual([]);
  });

  test("workers end if the primary is killed", async () => {
    const server = await startWorkers();
    await server.line('"Assay is ready"');
    const workers = server.workers();
    process.kill(server.pid, "SIGKILL");
    await expect.poll(() => workers.filter(isRunning), soon).toEqual([]);
  });

  test.each(["1", "2"])(
    "a taken METRICS_PORT ends the start of %s before an administrator is made",
    async (WORKERS) => {
      const taken = createServer();
      await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
      onTestFinished(() => void taken.close());
      const { port } = taken.address() as { port: number };
      const server = await startWorkers({ METRICS_PORT: String(port), WORKERS });
      // Probes keep their connections open, which must not keep the process alive.
      const probing = setInterval(() => void fetch(`${server.url}/readyz`).catch(() => {}), 100);
      onTestFinished(() => clearInterval(probing));
      expect(await server.ended).toBe(1);
      expect(server.lines.join("\n")).toContain(`Port ${port} is in use.`);
      expect(server.lines.join("\n")).not.toContain("administrator");
    },
  );

  test("a PostgreSQL that cannot hold the connections is reported in one sentence", async () => {
    const server = await startWorkers({ WORKERS: "64", DATABASE_POOL_SIZE: "1000" });
    expect(await server.ended).toBe(1);
    expect(server.lines).toEqual([
      expect.stringMatching(
        /^PostgreSQL allows 200 connections, .* set DATABASE_POOL_SIZE=\d+ and WORKERS=\d+, or/,
      ),
    ]);
  });
});
