import { closeSync, constants, fstatSync, openSync, readdirSync, readSync, realpathSync } from "node:fs";
import { join, sep } from "node:path";

/** Why a file cannot be used, and what to do. */
export class FileProblem extends Error {}

/**
 * The bytes of a file of the folder, at most `max`; throws FileProblem. Links are followed within the folder only, as mounted volumes
 * have them, and nothing but a regular file is opened for reading: a pipe would wait for a writer.
 */
export function readBounded(folder: string, name: string, max: number): Buffer {
  let file: number | undefined;
  try {
    const target = realpathSync(join(folder, name));
    if (!target.startsWith(`${realpathSync(folder)}${sep}`))
      throw new FileProblem("is a link to outside of the folder; copy the file into it");
    file = openSync(target, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
    if (!fstatSync(file).isFile()) throw new FileProblem("is not a regular file; replace it by one");
    const bytes = Buffer.alloc(max + 1);
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.length; length += read)
      read = readSync(file, bytes, length, bytes.length - length, null);
    if (length > max) throw new FileProblem(`is larger than ${max / 1024} KB; make it smaller`);
    if (length === 0) throw new FileProblem("is empty; remove it or fill it");
    return bytes.subarray(0, length);
  } catch (error) {
    throw error instanceof FileProblem ? error : unreadable(error);
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** The names in a folder, without hidden ones; empty if it is optional and absent. Throws FileProblem. */
export function namesIn(folder: string, isOptional = false): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith("."))
      .sort();
  } catch (error) {
    if (isOptional && (error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw unreadable(error);
  }
}

function unreadable(error: unknown): FileProblem {
  const code = (error as NodeJS.ErrnoException).code ?? String(error);
  return new FileProblem(`cannot be read (${code}); check its path and its permissions`);
}
