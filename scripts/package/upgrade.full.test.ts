// Two versions at the same time behind a load balancer, under load: only `npm test -- full` runs it.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readMigrations } from "../../api/src/database/migrations.ts";
import { databaseUrl, onServer, testServerUrl } from "../../api/src/testing/database-template.ts";
import { capture, root } from "../process.ts";
import { startBalancer } from "../testing/balancer.ts";
import { countAnswers } from "../testing/count-answers.ts";
import { type Running, start } from "../testing/server-process.ts";

/** Milliseconds; a shared machine may be slow. */
const patient = 1_200_000;

/** The last commit of the previous release, as long as that has no tag. */
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

/** Whether this version has exactly the migrations of a commit. */
async function hasMigrationsOf(commit: string): Promise<boolean> {
  const { output } = await capture("git", ["ls-tree", "-d", "--name-only", `${commit}:prisma/migrations`]);
  return output.trim() === (await readMigrations()).map(({ name }) => name).join("\n");
}

async function succeed(program: string, args: string[], cwd = root): Promise<void> {
  const { code, output } = await capture(program, args, { cwd });
  expect(code, output).toBe(0);
}

/** A copy of this version as a later one, with one more migration. */
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
  // Installs its packages, from the local package store if possible.
  await succeed("node", ["scripts/run.mjs", "build"], at(release.version));
}, 3_600_000);
afterAll(async () => {
  await onServer(async (client) => void (await client.query(`DROP DATABASE ${database} WITH (FORCE)`)));
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a version on the database, without waiting for it. */
function startVersion(name: string): Promise<Running> {
  const settings = {
    DATABASE_URL: databaseUrl(testServerUrl(), database),
    SECRET: "0f".repeat(32),
    // Version 1.0.0 loads the small demo into any empty database, and has no setting to prevent that.
    DEMO: name === release.version ? "auto" : "on",
  };
  // Version 1.0.0 runs its sources.
  return start(settings, { cwd: at(name), ...(name === release.version && { file: "api/src/main.ts" }) });
}

/** Starts a version; resolves when it is ready. */
async function startReady(name: string): Promise<Running> {
  const server = await startVersion(name);
  let hasEnded = false;
  void server.ended.finally(() => {
    hasEnded = true;
  });
  // Each version announces that in its own words.
  while ((await statusOf(`${server.url}/readyz`)) !== 200) {
    if (hasEnded) throw new Error(`${name} ended:\n${server.lines.join("\n")}`);
    await sleep(200);
  }
  return server;
}

/** Stops a server as operators do. */
async function stop(server: Running): Promise<void> {
  process.kill(server.pid, "SIGTERM");
  await server.ended;
  await server.remove();
}

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

/** Upgrades from the first version to the second and back, one process at a time, as described in docs/operations.md. */
async function thereAndBack(first: string, second: string): Promise<void> {
  const balancer = await startBalancer({ probeMs: 200 });
  let current = await startReady(first);
  /** Waits until a server has answered some more reads. */
  const answersMore = async ({ url }: Running) => {
    const answered = () => balancer.answered.get(url) ?? 0;
    const before = answered();
    await expect.poll(answered, { timeout: patient }).toBeGreaterThan(before + 6);
  };
  try {
    balancer.add(current.url);
    await expect.poll(() => statusOf(balancer.url), { timeout: patient }).toBe(200);
    const { ok, unavailable, failed, examples } = await countAnswers(balancer.url, async () => {
      for (const version of [second, first]) {
        const next = await startReady(version);
        balancer.add(next.url);
        // Both versions run at the same time for a while.
        await answersMore(next);
        await answersMore(current);
        await stop(current);
        balancer.remove(current.url);
        current = next;
      }
    });
    expect({ unavailable, failed, examples }).toEqual({ unavailable: 0, failed: 0, examples: [] });
    expect(ok).toBeGreaterThan(24);
  } finally {
    await balancer.close();
    await stop(current);
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

test("a contract that requires a later version makes this one not ready, and its next start says what to do", {
  timeout: patient,
}, async () => {
  makeNext("after", {
    version: "1.9.1",
    migration: "leave",
    sql: "-- contract since 1.9.1\nCREATE TABLE contracted (id INT);\n",
  });
  const sentence = `The database is newer than this program, version ${version} (it has migration 30000101000000_leave): start version 1.9.1 or later, or restore a backup from before it.`;
  const current = await startReady("this");
  const after = await startReady("after");
  await expect.poll(() => statusOf(`${current.url}/readyz`), { timeout: patient }).toBe(503);
  await current.line(sentence);
  expect(await statusOf(current.url)).toBe(200);
  const refused = await startVersion("this");
  expect([await refused.ended, refused.lines]).toEqual([
    1,
    expect.arrayContaining([expect.stringContaining(sentence)]),
  ]);
  await refused.remove();
  await Promise.all([stop(current), stop(after)]);
});
