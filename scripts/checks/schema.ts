import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../process.ts";

/** The committed schema.graphql. */
export function committedSchema(): string {
  return readFileSync(join(root, "schema.graphql"), "utf8");
}

/** Problems if the committed schema differs from the api's. */
export async function schemaDrift(committed: string): Promise<string[]> {
  const { printedSchema } = await import("../../api/src/graphql/printed-schema.ts");
  if (printedSchema() === committed) return [];
  return ["schema.graphql differs from the api: run npm run generate and look at the difference."];
}
