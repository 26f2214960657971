/**
 * The history of the public schema: `npm run schema -- record "What is new, in a sentence."` writes what changed since the last
 * entry into api/schema-history, dated today, and stores the current schema for the next comparison. Breaking changes must be
 * listed in breaking.json before, with their reason.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { changesBetween } from "../api/src/developers/changes.ts";
import { historyFolder, readHistory, schemaOf, unrecordedBreaks } from "../api/src/developers/history.ts";
import { root } from "./process.ts";

const [command, summary] = process.argv.slice(2);
try {
  if (command !== "record" || !summary)
    throw new Error('Usage: npm run schema -- record "What is new, in a sentence."');
  record(summary);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function record(summary: string): void {
  const history = readHistory();
  const text = readFileSync(join(root, "schema.graphql"), "utf8");
  const schema = schemaOf(text);
  const unrecorded = unrecordedBreaks(history, schema);
  if (unrecorded.length > 0)
    throw new Error(
      `Undo these changes, or record them in api/schema-history/breaking.json:\n${unrecorded.join("\n")}`,
    );
  const changes = changesBetween(history.recorded, schema);
  if (changes.length === 0) throw new Error("Nothing changed since the last entry.");
  const release = { date: new Date().toISOString().slice(0, 10), summary, changes };
  write("releases.json", `${JSON.stringify([release, ...history.releases], null, 2)}\n`);
  write("recorded.graphql", text);
  console.log(`Recorded ${changes.length} changes.`);
}

function write(name: string, text: string): void {
  writeFileSync(join(historyFolder, name), text);
}
