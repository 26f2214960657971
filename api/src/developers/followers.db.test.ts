import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { publicDirectory } from "../testing/follower.ts";
import { guidePrograms } from "../testing/guide.ts";
import { seed, type World } from "../testing/seed.ts";
import { serveApp } from "../testing/server.ts";

// The programs of the guide that keep a copy, as they stand there.

const database = testDatabase();
const app = serveApp(() => ({ database, changeInterval: 50 }));
const guide = await readFile(new URL("../../../web/content/developers.md", import.meta.url), "utf8");
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

/** Refusals that come before the next answers. */
const refusals: number[] = [];
/** Stands for the site's address: the server tells another one in its links. */
const site = createServer((request, response) => {
  const status = refusals.shift();
  if (status !== undefined) return void response.writeHead(status, { "retry-after": "1" }).end("{}");
  const { port } = new URL(app.origin);
  const forwarded = send(
    { port, path: request.url, method: request.method, headers: request.headers },
    (answer) => {
      const link = String(answer.headers.link ?? "").replaceAll("http://assay.example", originOfSite());
      response.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...(link && { link }) });
      answer.pipe(response);
    },
  );
  forwarded.on("error", () => response.destroy());
  response.once("close", () => forwarded.destroy());
  request.pipe(forwarded);
});
const originOfSite = () => `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
beforeAll(() => new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const hasPython = spawnSync("python3", ["--version"]).status === 0;
const runs = [
  { language: "ts", file: "follow.ts", command: process.execPath },
  ...(hasPython ? [{ language: "python", file: "follow.py", command: "python3" }] : []),
];

test.each(runs)("the program in $language keeps a copy, through refusals and stops", async (example) => {
  const folder = await mkdtemp(join(tmpdir(), "assay-follower-"));
  let program: ChildProcess | undefined;
  let said = "";
  const stop = async () => {
    const ended = new Promise((resolve) => program?.once("close", resolve));
    program?.kill("SIGKILL");
    if (program?.exitCode === null) await ended;
  };
  onTestFinished(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });
  await writeFile(join(folder, example.file), guidePrograms(guide).get(example.language) ?? "");
  const start = () => {
    program = spawn("env", [`ASSAY_URL=${originOfSite()}`, example.command, example.file], { cwd: folder });
    program.stderr?.on("data", (text) => {
      said += text;
    });
  };
  /** The things of its copy, as it is at last. */
  const expectCopy = async () => {
    const wanted = new Map(
      [...(await publicDirectory(database))].map(([key, thing]) => [key.split(" ")[1], thing]),
    );
    const copied = async () => {
      expect(program?.exitCode ?? null, said).toBeNull();
      const text = await readFile(join(folder, "copy.json"), "utf8").catch(() => "");
      // It may be writing it.
      return text.endsWith("}}") || text.endsWith('"}')
        ? new Map(Object.entries(JSON.parse(text).things))
        : null;
    };
    await expect.poll(copied, { timeout: 120_000, interval: 200 }).toEqual(wanted);
  };
  const { ember, harbor } = world.software;
  refusals.push(429, 503);
  start();
  await expectCopy();
  await database.pool.query("update software set name = name || '!' where id = $1", [ember]);
  await expectCopy();
  await stop();
  await database.pool.query("update software set is_active = not is_active where id = $1", [harbor]);
  start();
  await expectCopy();
  expect(refusals).toEqual([]);
});

test("a stock client gets through 429 and 503 by waiting as it is told", async () => {
  refusals.push(429, 503);
  const client = spawn("curl", ["-sf", "--retry", "5", `${originOfSite()}/api/changes?after=now`]);
  let printed = "";
  client.stdout.on("data", (text) => {
    printed += text;
  });
  expect(await new Promise((resolve) => client.once("close", resolve))).toBe(0);
  expect([printed, refusals]).toEqual(["[]", []]);
});
