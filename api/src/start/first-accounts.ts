import type { Database } from "../database/client/open.ts";
import { ensureAdministrator, hasAdministrator } from "../domain/account/administrators.ts";
import { type Environment, isThisMachine } from "../environment.ts";
import { printableLogin } from "./login-file.ts";

/**
 * Creates the accounts for a start: an administrator, and the accounts of a demo that was just loaded on this
 * machine. Returns the lines that say how to sign in, which are printed only once. They contain the administrator's password only at
 * a terminal; otherwise they name the file that holds it. Throws LoginFileError.
 */
export async function firstAccounts(
  database: Pick<Database, "prisma">,
  { admin, dataDir }: Pick<Environment, "admin" | "dataDir">,
  { publicUrl, demoLoaded, isTerminal }: { publicUrl: string; demoLoaded: boolean; isTerminal: boolean },
): Promise<string[]> {
  if (admin) await ensureAdministrator(database, admin);
  const isMissing = admin === undefined && !(await hasAdministrator(database));
  const make = () => ensureAdministrator(database, undefined);
  const made = isMissing ? await printableLogin({ isTerminal, dataDir }, make) : null;
  const lines = made
    ? [loginLine("Administrator", made.email, made.password ?? `password in ${made.file}`)]
    : [];
  if (demoLoaded && isThisMachine(publicUrl)) {
    const { makeDemoAccounts } = await import("../import/demo/accounts.ts");
    const { reviewer, vendor } = await makeDemoAccounts(database);
    lines.unshift(
      loginLine("Reviewer", reviewer.email, reviewer.password),
      loginLine("Vendor", vendor.email, vendor.password),
    );
  }
  return lines;
}

const loginLine = (who: string, email: string, password: string) =>
  `${who.padEnd(14)} ${email.padEnd(24)} ${password}`;
