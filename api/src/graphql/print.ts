import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { lexicographicSortSchema, printSchema } from "graphql";
import { schema } from "./schema.ts";

/** The contract as text, sorted, so that it changes only where the api changes. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

if (import.meta.main) {
  writeFileSync(fileURLToPath(new URL("../../../schema.graphql", import.meta.url)), printedSchema());
}
