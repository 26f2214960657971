// A lock between processes that a dead owner cannot hold: a folder with one empty file for each owner, named by its
// process id. Taking it is renaming a prepared folder onto it, which the system does in one go and refuses while the
// lock holds a file. So a dead owner's file may be removed by whoever sees it: the folder is then empty, and one of those who wait gets it.
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Waits for the lock and takes it. What it returns lets go of it, and `share(pid)` keeps it taken for as long as
 * that process lives too, should this one be killed before its child.
 * @param {string} folder
 * @param {() => void} [onWait] called once when somebody else holds the lock
 * @returns {Promise<{ share: (pid: number) => void, release: () => void }>}
 */
export async function takeLock(folder, onWait) {
  mkdirSync(dirname(folder), { recursive: true });
  const prepared = `${folder}.${process.pid}`;
  rmSync(prepared, { recursive: true, force: true });
  mkdirSync(prepared);
  writeFileSync(join(prepared, String(process.pid)), "");
  let told = false;
  while (!tryRename(prepared, folder)) {
    if (removeDeadOwners(folder)) continue;
    if (!told) onWait?.();
    told = true;
    await sleep(200);
  }
  const owners = [process.pid];
  return {
    share(pid) {
      owners.push(pid);
      writeFileSync(join(folder, String(pid)), "");
    },
    release() {
      for (const pid of owners) rmSync(join(folder, String(pid)), { force: true });
      try {
        rmdirSync(folder);
      } catch {
        // The next one has it already.
      }
    },
  };
}

/**
 * @param {string} from
 * @param {string} to
 */
function tryRename(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (["ENOTEMPTY", "EEXIST"].includes(codeOf(error))) return false;
    throw error;
  }
}

/** @param {string} folder @returns whether one was removed */
function removeDeadOwners(folder) {
  const dead = listing(folder).filter((name) => !isAlive(Number(name)));
  for (const name of dead) rmSync(join(folder, name), { force: true });
  return dead.length > 0;
}

/** @param {string} folder */
function listing(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
