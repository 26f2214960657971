import { lexicographicSortSchema, printSchema } from "graphql";
import { schema } from "./schema.ts";

/** The contract as text, sorted, so that it changes only where the api changes. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
