import { startBalancer } from "../../testing/balancer.ts";
import { type AnswerCounts, countAnswers } from "../../testing/count-answers.ts";
import type { Scale } from "../load-data.ts";
import { type BackupFigures, measureBackups } from "../operations/backups.ts";
import { fixed, megabytes, type Table } from "../report/table.ts";
import type { Threshold } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import type { Run } from "../run.ts";
import { startAssay } from "../servers.ts";

/** Operators' tasks: backup and restore, and what visitors notice when a database or a server is restarted. */
export async function measureOperations(run: Run): Promise<PartResult> {
  const scale: Scale = run.settings.quick ? "tenth" : "full";
  const restart = await throughRestart(run, scale);
  const stop = await throughStop(run, scale);
  const backups = await measureBackups(run, scale);
  const figures = { scale, restart, stop, backups };
  return {
    tables: [answersTable(scale, restart, stop), backupTable(scale, backups)],
    thresholds: [
      none("requests that failed through a restart of PostgreSQL", restart.failed),
      none("requests that failed when a server stopped", stop.failed),
      none("requests answered 503 when a server stopped", stop.unavailable),
      ...Object.entries(backups).map(([kind, { differing }]) =>
        none(`tables that differ after a restore (${kind})`, differing.length),
      ),
    ],
    figures,
  };
}

/** Restarts PostgreSQL, in fast mode like a package upgrade, under a server with readers. */
async function throughRestart(run: Run, scale: Scale): Promise<AnswerCounts> {
  run.log("Restart of PostgreSQL under load");
  const server = await startAssay({ DATABASE_URL: await run.databases.loaded(scale) });
  try {
    await warmUp(server.url);
    return await countAnswers(server.url, run.databases.restart);
  } finally {
    await server.stop();
  }
}

/** Sends SIGTERM to one of two servers behind a load balancer. */
async function throughStop(run: Run, scale: Scale): Promise<AnswerCounts> {
  run.log("SIGTERM to one of two servers under load");
  const url = await run.databases.loaded(scale);
  const servers = [await startAssay({ DATABASE_URL: url }), await startAssay({ DATABASE_URL: url })];
  const balancer = await startBalancer();
  try {
    for (const { url: upstream } of servers) balancer.add(upstream);
    await warmUp(balancer.url);
    return await countAnswers(balancer.url, async () => servers[0]?.stop());
  } finally {
    await balancer.close();
    await Promise.all(servers.map((one) => one.stop()));
  }
}

/** Lets each server compile its pages before the measurement. */
const warmUp = (url: string) => countAnswers(url, async () => {}, 3_000);

const none = (name: string, figure: number): Threshold => ({
  name,
  figure,
  limit: 0,
  rule: "at most",
  unit: "",
});

function answersTable(scale: Scale, restart: AnswerCounts, stop: AnswerCounts): Table {
  const row = (name: string, { ok, unavailable, failed, longestGap }: AnswerCounts) => [
    name,
    `${ok}`,
    `${unavailable}`,
    `${failed}`,
    fixed(longestGap / 1_000, 1),
  ];
  const examples = [...restart.examples, ...stop.examples];
  return {
    title: `Reads of six visitors while something stops (${scale})`,
    columns: ["what stops", "ok", "503", "failed", "longest gap, s"],
    rows: [row("PostgreSQL, restarted", restart), row("one of two servers behind a load balancer", stop)],
    ...(examples.length > 0 && { note: `Failed: ${examples.join("; ")}` }),
  };
}

function backupTable(
  scale: Scale,
  { postgresql, embedded }: Awaited<ReturnType<typeof measureBackups>>,
): Table {
  const row = (name: string, { backup, restore, bytes, rows, differing }: BackupFigures) => [
    name,
    fixed(backup.seconds, 1),
    megabytes(backup.memory),
    fixed(restore.seconds, 1),
    megabytes(restore.memory),
    megabytes(bytes),
    `${rows}`,
    differing.length === 0 ? "equal" : differing.join(", "),
  ];
  return {
    title: `Backup and restore (${scale})`,
    columns: ["database", "backup, s", "memory", "restore, s", "memory", "file", "rows", "restored rows"],
    rows: [row("PostgreSQL", postgresql), row("embedded", embedded)],
    note: "Memory of the command with its children: for the embedded database that includes the database.",
  };
}
