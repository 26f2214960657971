// npm run endure: runs the built product under faults, compares what is there with what clients were told, and goes on under load, hostile requests and for a long time.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { abuseTable } from "./endure/abuse/report.ts";
import { parseSettings, type Settings, type Stage } from "./endure/arguments.ts";
import { loadTable } from "./endure/load/table.ts";
import { failures, late, tableOf, withTable } from "./endure/report.ts";
import { soakTable } from "./endure/soak/table.ts";
import { command, root } from "./process.ts";
import { bring, built } from "./steps/project.ts";

/** What each stage prints: its table, and a sentence if something was found. */
const run: Readonly<
  Record<Stage, (settings: Settings) => Promise<{ table: string; failed: string | null }>>
> = {
  async faults(settings) {
    const { endure } = await import("./endure/run.ts");
    const { rounds, skipped } = await endure(settings, console.log);
    for (const { kind, what, why } of skipped) console.log(`Not tried (${kind}): ${what}: ${why}.`);
    for (const { kind, what, ready } of late(rounds))
      console.log(`Late (${kind}): ${what}: ready after ${Math.round(ready?.ms ?? 0)} ms.`);
    const bad = failures(rounds);
    const failed = `${bad.length} of ${rounds.length} rounds found something wrong`;
    return { table: tableOf(rounds), failed: bad.length === 0 ? null : failed };
  },
  async load(settings) {
    const { endureLoad } = await import("./endure/load/stage.ts");
    const { rows, found } = await endureLoad(settings, console.log);
    return { table: loadTable(rows), failed: found.length === 0 ? null : found.join("\n") };
  },
  async abuse(settings) {
    const { endureAbuse } = await import("./endure/abuse/stage.ts");
    const all = await endureAbuse(settings, console.log);
    const found = all.reduce((sum, one) => sum + one.found.length, 0);
    const failed = `Hostile requests found ${found} things wrong`;
    return { table: abuseTable(all), failed: found === 0 ? null : failed };
  },
  async soak(settings) {
    const { endureSoak } = await import("./endure/soak/stage.ts");
    const all = await endureSoak(settings, console.log);
    const found = all.reduce((sum, one) => sum + one.found.length, 0);
    const failed = `After a long time ${found} things are wrong`;
    return { table: soakTable(all), failed: found === 0 ? null : failed };
  },
};

await command(async () => {
  const settings = parseSettings(process.argv.slice(2));
  console.log(`Seed ${settings.seed}`);
  await bring(built);
  for (const stage of settings.stages) {
    const { table, failed } = await run[stage](settings);
    console.log(`\n${table}\n`);
    if (settings.isWritten) {
      const file = join(root, "docs/reliability.md");
      writeFileSync(file, withTable(readFileSync(file, "utf8"), stage, table));
    }
    if (failed === null) continue;
    console.error(`${failed}; the same again: --stages ${stage} --seed ${settings.seed}`);
    process.exitCode = 1;
  }
});
