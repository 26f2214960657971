import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../process.ts";

/** schema.graphql as it is in the tree. */
export function committedSchema(): string {
  return readFileSync(join(root, "schema.graphql"), "utf8");
}

/** What there is to say where the contract is not what the api would print. */
export async function schemaDrift(committed: string): Promise<string[]> {
  const { printedSchema } = await import("../../api/src/graphql/print.ts");
  if (printedSchema() === committed) return [];
  return ["schema.graphql differs from the api: run npm run generate and look at the difference."];
}
