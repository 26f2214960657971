import { capture, type Outcome, root } from "../process.ts";
import { securityPageDrift } from "../specification/named-tests.ts";
import { specificationDrift } from "../specification/project.ts";
import { staleReferencesInDocuments } from "./documentation.ts";
import { slowExpressionsInSources } from "./expressions.ts";
import { faultsOfMigrations } from "./migrations.ts";
import { committedSchema, schemaDrift } from "./schema.ts";
import { todoMarkersInSources } from "./todo-markers.ts";

/** One static check; each counts as one test. */
export interface Check {
  name: string;
  run(): Promise<Outcome>;
}

const program = (name: string, command: string, ...args: string[]): Check => ({
  name,
  run: () => capture(command, args),
});

/** All checks that only read the sources. */
export const checks: Check[] = [
  program("types: api and scripts", "tsc", "--singleThreaded", "--project", "tsconfig.json"),
  program("types: web and journeys", "tsc", "--singleThreaded", "--project", "web/tsconfig.json"),
  program("format and lint", "biome", "check", "--error-on-warnings", "--max-diagnostics=200"),
  program(
    "direction of imports",
    "depcruise",
    "--config",
    ".dependency-cruiser.mjs",
    "--output-type",
    "err-long",
    "api",
    "web",
    "prisma",
    "scripts",
  ),
  program("dead code", "knip", "--treat-config-hints-as-errors"),
  // What runs once is not worth compiling twice.
  program("migrations fit the models", "node", "--liftoff-only", "scripts/migration.ts", "check"),
  {
    name: "migrations let the last release run beside this one",
    run: async () => outcome(await faultsOfMigrations(root)),
  },
  {
    name: "schema.graphql is what the api says",
    run: async () => outcome(await schemaDrift(committedSchema())),
  },
  {
    name: "every row of docs/specification.md has its tests",
    run: async () => outcome(specificationDrift(root)),
  },
  {
    name: "every test that docs/security.md names is there",
    run: async () => outcome(securityPageDrift(root)),
  },
  {
    name: "expressions are linear",
    run: async () => outcome(slowExpressionsInSources(root)),
  },
  { name: "documents refer to what is there", run: async () => outcome(staleReferencesInDocuments(root)) },
  { name: "no marks left in the code", run: async () => outcome(todoMarkersInSources(root)) },
];

function outcome(faults: string[]): Outcome {
  return { code: faults.length === 0 ? 0 : 1, output: faults.join("\n") };
}
