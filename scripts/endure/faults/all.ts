import { databaseFaults } from "./databases.ts";
import type { Fault } from "./fault.ts";
import { migrationFaults } from "./migrations.ts";
import { processFaults } from "./processes.ts";
import { serviceFaults } from "./services.ts";
import { surroundingFaults } from "./surroundings.ts";

/** Every fault. */
export const faults: readonly Fault[] = [
  ...processFaults,
  ...databaseFaults,
  ...surroundingFaults,
  ...serviceFaults,
  ...migrationFaults,
];
