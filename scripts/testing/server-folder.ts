import { mkdtempSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { scratchFolder } from "../../api/src/testing/scratch-folder.ts";

const prefix = "assay-e2e-";

/** Creates the data folder of a server for tests. */
export const makeServerFolder = (): string => mkdtempSync(join(scratchFolder(), prefix));

/** The data folders of all servers for tests that run. */
export const findServerFolders = (): string[] =>
  readdirSync(scratchFolder())
    .filter((name) => name.startsWith(prefix))
    .map((name) => join(scratchFolder(), name));
