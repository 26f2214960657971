import { readFileSync } from "node:fs";

/** A query that the explorer of the developers' pages offers. */
interface ExplorerExample {
  readonly name: string;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const file = new URL("../../../web/src/pages/Developers/examples.json", import.meta.url);

export const explorerExamples: readonly ExplorerExample[] = JSON.parse(readFileSync(file, "utf8"));
