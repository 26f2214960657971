// Versions side by side behind a load balancer, under load: only `npm test -- full` runs it.
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readMigrations } from "../../api/src/database/migrations.ts";
import { databaseUrl, onServer, testServerUrl } from "../../api/src/testing/database-template.ts";
import { capture, exitCode, root } from "../process.ts";
import { type Balancer, startBalancer } from "../testing/balancer.ts";
import { freePort } from "../testing/port.ts";

/** Milliseconds; a shared machine may be slow. */
const patient = 1_200_000;

/** The last commit of the release before this one, for as long as that has no tag. */
const release = { version: "1.0.0", commit: "fe7eb696e471d20dcc575d7e1cfc5fc759e59ec2" };
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

const folder = mkdtempSync(join(tmpdir(), "assay-upgrade-"));
const at = (name: string) => join(folder, name);
const database = `assay_upgrade_${process.pid}`;
const hasHistory = (await capture("git", ["cat-file", "-e", release.commit])).code === 0;
if (!hasHistory)
  console.warn(`Not tried: the upgrade from ${release.version}, whose commit a shallow clone lacks.`);
const hasSameTables = hasHistory && (await hasMigrationsOf(release.commit));
if (hasHistory && !hasSameTables)
  console.warn(
    `Not tried: ${release.version} beside this version, because it is not ready once there are newer migrations.`,
  );

/** Whether this version has the migrations of a commit and no others. */
async function hasMigrationsOf(commit: string): Promise<boolean> {
  const { output } = await capture("git", ["ls-tree", "-d", "--name-only", `${commit}:prisma/migrations`]);
  return output.trim() === (await readMigrations()).map(({ name }) => name).join("\n");
}

async function succeed(program: string, args: string[], cwd = root): Promise<void> {
  const { code, output } = await capture(program, args, { cwd });
  expect(code, output).toBe(0);
}

/** A copy of this version as another one, with one more migration. */
function makeNext(name: string, next: { version: string; migration: string; sql: string }): void {
  cpSync(at("this"), at(name), { recursive: true, verbatimSymlinks: true });
  const file = join(at(name), "package.json");
  const product = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...product, version: next.version }));
  const migration = join(at(name), "prisma/migrations", `30000101000000_${next.migration}`);
  mkdirSync(migration);
  writeFileSync(join(migration, "migration.sql"), next.sql);
}

beforeAll(async () => {
  await onServer(
    async (client) =>
      void (await client.query(`CREATE DATABASE ${database} ENCODING 'UTF8' TEMPLATE template0`)),
  );
  await succeed("node", ["scripts/package.ts", at("this")]);
  if (!hasSameTables) return;
  mkdirSync(at(release.version));
  await succeed("git", ["archive", "--output", at("release.tar"), release.commit]);
  await succeed("tar", ["-xf", at("release.tar"), "-C", at(release.version)]);
  // Installs by itself, from the store of packages as far as they are there.
  await succeed("node", ["scripts/run.mjs", "build"], at(release.version));
}, 3_600_000);
afterAll(async () => {
  await onServer(async (client) => void (await client.query(`DROP DATABASE ${database} WITH (FORCE)`)));
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a version on the database; resolves when it is ready. */
async function start(name: string) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { child, output, ended } = run(name, port);
  while ((await statusOf(`${url}/readyz`)) !== 200) {
    if (child.exitCode !== null) throw new Error(`${name} ended:\n${output()}`);
    await sleep(200);
  }
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { url, output, stop };
}

function run(name: string, port: number): { child: ChildProcess; output(): string; ended: Promise<number> } {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, ["api/src/main.ts"], {
    cwd: at(name),
    env: {
      PATH,
      NODE_ENV: "production",
      PORT: String(port),
      DATABASE_URL: databaseUrl(testServerUrl(), database),
      SECRET: "0f".repeat(32),
      DATA_DIR: at("data"),
      RATE_LIMITS: "off",
      // Version 1.0.0 loads the small demo into any empty database by itself, and knows no other word for it.
      DEMO: name === release.version ? "auto" : "on",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    });
  const ended = exitCode(child);
  return { child, output: () => text, ended };
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

const pages = ["/", "/software", "/categories", "/api/software", "/api/categories", "/sitemap.xml"];

/** Reads pages through the balancer, four at a time, until it is stopped; gives the number of reads and those that failed. */
function readAlways(balancer: Balancer) {
  const failed: string[] = [];
  let reads = 0;
  let isOver = false;
  const reader = async (first: number) => {
    for (let n = first; !isOver; n++) {
      const page = pages[n % pages.length];
      const told = await fetch(balancer.url + page).then(
        (response) => response.text().then(() => response.status),
        String,
      );
      reads += 1;
      if (told !== 200) failed.push(`${page}: ${told}`);
    }
  };
  const readers = [0, 1, 2, 3].map(reader);
  return async () => {
    isOver = true;
    await Promise.all(readers);
    return { reads, failed };
  };
}

/** Goes from the first version over the second back to the first, one process at a time, as docs/operations.md says. */
async function thereAndBack(first: string, second: string): Promise<void> {
  const balancer = await startBalancer({ probeMs: 200 });
  try {
    let current = await start(first);
    balancer.add(current.url);
    await expect.poll(() => statusOf(balancer.url), { timeout: patient }).toBe(200);
    const stopReading = readAlways(balancer);
    for (const version of [second, first]) {
      const next = await start(version);
      balancer.add(next.url);
      const hasAnswered = () => balancer.answered.get(next.url) ?? 0;
      await expect.poll(hasAnswered, { timeout: patient }).toBeGreaterThan(pages.length);
      // Both at once for a while.
      const before = balancer.answered.get(current.url) ?? 0;
      await expect
        .poll(() => balancer.answered.get(current.url) ?? 0, { timeout: patient })
        .toBeGreaterThan(before + pages.length);
      await current.stop();
      balancer.remove(current.url);
      current = next;
    }
    const { reads, failed } = await stopReading();
    await current.stop();
    expect(failed).toEqual([]);
    expect(reads).toBeGreaterThan(4 * pages.length);
  } finally {
    await balancer.close();
  }
}

test.runIf(hasSameTables)(
  `from ${release.version} to this version and back, no read fails`,
  { timeout: patient },
  async () => {
    await thereAndBack(release.version, "this");
  },
);

test("to a version with one more expand and back, no read fails", { timeout: patient }, async () => {
  makeNext("next", {
    version: "1.9.0",
    migration: "expand",
    sql: `-- expand since ${version}\nALTER TABLE software ADD COLUMN upgrade_test INT NOT NULL DEFAULT 1;\n`,
  });
  await thereAndBack("this", "next");
});

test("a contract that names a later version takes readiness from this one, whose next start says what to do", {
  timeout: patient,
}, async () => {
  makeNext("after", {
    version: "1.9.1",
    migration: "leave",
    sql: "-- contract since 1.9.1\nCREATE TABLE contracted (id INT);\n",
  });
  const sentence = `The database is newer than this program, version ${version} (it has migration 30000101000000_leave): start version 1.9.1 or later, or restore a backup from before it.`;
  const current = await start("this");
  const after = await start("after");
  await expect.poll(() => statusOf(`${current.url}/readyz`), { timeout: patient }).toBe(503);
  await expect.poll(current.output, { timeout: patient }).toContain(sentence);
  expect(await statusOf(current.url)).toBe(200);
  const { ended, output } = run("this", await freePort());
  expect([await ended, output()]).toEqual([1, expect.stringContaining(sentence)]);
  await Promise.all([current.stop(), after.stop()]);
});
