import { createWriteStream, mkdirSync, type WriteStream } from "node:fs";
import { join } from "node:path";
import { demoCatalogue } from "./catalogue.ts";

/** node write.ts DIR: the demo catalogue as {categories, companies, software, plans, reviews}.jsonl. */
const directory = process.argv[2];
if (!directory) {
  console.error("Usage: node write.ts DIR");
  process.exit(2);
}
mkdirSync(directory, { recursive: true });
const files = new Map<string, WriteStream>();
for (const { file, row } of demoCatalogue()) {
  if (!files.has(file)) files.set(file, createWriteStream(join(directory, `${file}.jsonl`)));
  files.get(file)!.write(JSON.stringify(row) + "\n");
}
for (const stream of files.values()) stream.end();
