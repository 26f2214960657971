import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

/**
 * The folder for databases that nothing has to survive: in memory where there is room (not in a small container), for a
 * database is a thousand small files, which a disk makes twenty times as slowly.
 */
export function scratchFolder(): string {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 2 * 2 ** 30 ? memory : tmpdir();
}
