import { embeddedFolder } from "../database/embedded/folder.ts";
import { readHolder } from "../database/embedded/lock.ts";

/** The process of the embedded database in a folder. Throws if there is none: signals to 0 would reach this process and all beside it. */
export function embeddedProcessOf(dataDir: string): number {
  const pid = readHolder(embeddedFolder(dataDir))?.childPid;
  if (!pid) throw new Error("The database does not run.");
  return pid;
}
