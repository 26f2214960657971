// A lock between processes that a dead owner cannot hold: a folder with one empty file for each owner, named by its
// process id and its start, because ids are used again. Taking it is renaming a prepared folder onto it, which the system does in
// one go and refuses while the lock holds a file. So a dead owner's file may be removed by whoever sees it: the folder is then empty, and one of those who wait gets it.
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Waits for the lock and takes it. `release` gives it up, and `share(pid)` keeps it taken for as long as
 * that process lives too, in case this one is killed before its child.
 * @param {string} folder
 * @param {() => void} [onWait] called once when somebody else holds the lock
 * @returns {Promise<{ share: (pid: number) => void, release: () => void }>}
 */
export async function takeLock(folder, onWait) {
  mkdirSync(dirname(folder), { recursive: true });
  const prepared = `${folder}.${process.pid}`;
  rmSync(prepared, { recursive: true, force: true });
  mkdirSync(prepared);
  const own = nameOf(process.pid);
  const owners = [own];
  writeFileSync(join(prepared, own), "");
  let isReported = false;
  while (!tryRename(prepared, folder)) {
    if (removeDeadOwners(folder)) continue;
    if (!isReported) onWait?.();
    isReported = true;
    await sleep(200);
  }
  return {
    share(pid) {
      const name = nameOf(pid);
      owners.push(name);
      writeFileSync(join(folder, name), "");
    },
    release() {
      for (const name of owners) rmSync(join(folder, name), { force: true });
      try {
        rmdirSync(folder);
      } catch {
        // The next owner has taken it already.
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
  const dead = listing(folder).filter((name) => !isAlive(name));
  for (const name of dead) rmSync(join(folder, name), { force: true });
  return dead.length > 0;
}

/** @param {string} owner the name of its file */
function isAlive(owner) {
  return owner.includes("-") && owner === nameOf(Number.parseInt(owner, 10));
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

/**
 * The name of a process's owner file: its id and start time. For a process that has ended it is the id alone.
 * @param {number} pid
 */
export function nameOf(pid) {
  const start = startOf(pid);
  return start === "" ? String(pid) : `${pid}-${start.replace(/\W+/g, "-")}`;
}

/** @param {number} pid */
function startOf(pid) {
  try {
    // The state is the first field after the name, which is in parentheses; the start, in ticks since the boot, the twentieth.
    const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(")").at(-1)?.trim().split(" ") ?? [];
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "latin1").slice(0, 8);
    return fields[0] === "Z" ? "" : `${boot}-${fields[19]}`;
  } catch {
    return process.platform === "linux" ? "" : startByPs(pid);
  }
}

/** @param {number} pid */
function startByPs(pid) {
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    // If the process does not exist, the exit code is 1.
    return "";
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
