// npm run endure: runs the built product under faults and compares what is there with what clients were told.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseSettings } from "./endure/arguments.ts";
import { failures, late, tableOf, withTable } from "./endure/report.ts";
import { command, root } from "./process.ts";
import { bring, built } from "./steps/project.ts";

await command(async () => {
  const settings = parseSettings(process.argv.slice(2));
  console.log(`Seed ${settings.seed}`);
  await bring(built);
  const { endure } = await import("./endure/run.ts");
  const { rounds, skipped } = await endure(settings, console.log);
  const table = tableOf(rounds);
  console.log(`\n${table}\n`);
  for (const { kind, what, why } of skipped) console.log(`Not tried (${kind}): ${what}: ${why}.`);
  for (const { kind, what, ready } of late(rounds))
    console.log(`Late (${kind}): ${what}: ready after ${Math.round(ready?.ms ?? 0)} ms.`);
  if (settings.isWritten) {
    const file = join(root, "docs/reliability.md");
    writeFileSync(file, withTable(readFileSync(file, "utf8"), table));
  }
  const bad = failures(rounds);
  if (bad.length === 0) return;
  console.error(
    `${bad.length} of ${rounds.length} rounds found something wrong; the same order of faults: --seed ${settings.seed}`,
  );
  process.exitCode = 1;
});
