import type { Database } from "./database/open.ts";
import { ensureAdministrator, type Login } from "./domain/account/administrators.ts";
import type { Environment } from "./environment.ts";

/** Names of this machine: what is served there alone is for trying out. */
const ownHosts = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Makes the accounts that a start owes: an administrator, and where a demo was just loaded on this machine those to try it
 * with. Gives the lines that tell how to sign in; they are told this once.
 */
export async function firstAccounts(
  database: Pick<Database, "prisma">,
  { admin }: Pick<Environment, "admin">,
  { publicUrl, demoLoaded }: { publicUrl: string; demoLoaded: boolean },
): Promise<string[]> {
  const made = await ensureAdministrator(database, admin);
  const lines = made ? [told("Administrator", made)] : [];
  if (demoLoaded && ownHosts.includes(new URL(publicUrl).hostname)) {
    const { makeDemoAccounts } = await import("./domain/account/demo-accounts.ts");
    const { reviewer, vendor } = await makeDemoAccounts(database);
    lines.unshift(told("Reviewer", reviewer), told("Vendor", vendor));
  }
  return lines;
}

const told = (who: string, { email, password }: Login) => `${who.padEnd(14)} ${email.padEnd(24)} ${password}`;
