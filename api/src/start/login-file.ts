import { randomBytes } from "node:crypto";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Login } from "../domain/account/administrators.ts";

/** Output for credentials, and the folder for their file. */
export interface LoginOutput {
  /** True for a terminal; logs may be stored, copied and read by others. */
  isTerminal: boolean;
  dataDir: string;
}

/** A login as it may be printed: with its password, or with the path of the file that holds it. */
export interface PrintableLogin {
  email: string;
  password: string | null;
  file: string | null;
}

/** The file for a password cannot be written; the message says what to do. */
export class LoginFileError extends Error {}

/**
 * Creates credentials. The password is printed on a terminal only; otherwise it is written to a new file in DATA_DIR that only
 * the process's user can read. Null if none were created. Throws LoginFileError, before anything is created, if the file
 * cannot be written.
 */
export async function printableLogin(
  { isTerminal, dataDir }: LoginOutput,
  make: () => Promise<Login | null>,
): Promise<PrintableLogin | null> {
  if (isTerminal) {
    const login = await make();
    return login && { ...login, file: null };
  }
  const { path, handle } = await createFile(dataDir);
  let isKept = false;
  try {
    const login = await make();
    if (!login) return null;
    await handle.writeFile(`${login.email}\n${login.password}\n`);
    isKept = true;
    return { email: login.email, password: null, file: path };
  } finally {
    await handle.close();
    if (!isKept) await rm(path, { force: true });
  }
}

/** A new file: an existing one is never opened, and a link never followed. */
async function createFile(dataDir: string): Promise<{ path: string; handle: FileHandle }> {
  const names = ["administrator.txt", `administrator-${randomBytes(4).toString("hex")}.txt`];
  let problem: unknown;
  for (const name of names) {
    const path = join(dataDir, name);
    try {
      await mkdir(dataDir, { recursive: true });
      return { path, handle: await open(path, "wx", 0o600) };
    } catch (error) {
      problem = error;
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") break;
    }
  }
  const reason = problem instanceof Error ? problem.message : String(problem);
  throw new LoginFileError(
    `The administrator's password is not printed to a log, and it cannot be saved to a file in DATA_DIR (${reason}). ` +
      "Make DATA_DIR writable, set ADMIN_EMAIL and ADMIN_PASSWORD, or run this at a terminal.",
  );
}
