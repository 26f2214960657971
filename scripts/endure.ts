// npm run endure: runs the built product under faults and compares what is there with what clients were told; then under load.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseSettings, type Settings, type Stage } from "./endure/arguments.ts";
import { loadTable } from "./endure/load/table.ts";
import { failures, late, tableOf, withTable } from "./endure/report.ts";
import { command, root } from "./process.ts";
import { bring, built } from "./steps/project.ts";

await command(async () => {
  const settings = parseSettings(process.argv.slice(2));
  console.log(`Seed ${settings.seed}`);
  await bring(built);
  if (settings.stages.includes("faults")) await runFaults(settings);
  if (settings.stages.includes("load")) await runLoad(settings);
});

async function runFaults(settings: Settings): Promise<void> {
  const { endure } = await import("./endure/run.ts");
  const { rounds, skipped } = await endure(settings, console.log);
  show("faults", tableOf(rounds), settings);
  for (const { kind, what, why } of skipped) console.log(`Not tried (${kind}): ${what}: ${why}.`);
  for (const { kind, what, ready } of late(rounds))
    console.log(`Late (${kind}): ${what}: ready after ${Math.round(ready?.ms ?? 0)} ms.`);
  const bad = failures(rounds);
  if (bad.length === 0) return;
  console.error(
    `${bad.length} of ${rounds.length} rounds found something wrong; the same order of faults: --seed ${settings.seed}`,
  );
  process.exitCode = 1;
}

async function runLoad(settings: Settings): Promise<void> {
  const { endureLoad } = await import("./endure/load/stage.ts");
  const { rows, found } = await endureLoad(settings, console.log);
  show("load", loadTable(rows), settings);
  for (const line of found) console.error(line);
  if (found.length > 0) process.exitCode = 1;
}

function show(stage: Stage, table: string, { isWritten }: Settings): void {
  console.log(`\n${table}\n`);
  if (!isWritten) return;
  const file = join(root, "docs/reliability.md");
  writeFileSync(file, withTable(readFileSync(file, "utf8"), stage, table));
}
