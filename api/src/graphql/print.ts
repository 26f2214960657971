/** Writes schema.graphql: a step of `npm run generate`. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { printedSchema } from "./printed-schema.ts";

writeFileSync(fileURLToPath(new URL("../../../schema.graphql", import.meta.url)), printedSchema());
