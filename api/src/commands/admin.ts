import type { Database } from "../database/client/open.ts";
import { resetAdministrator } from "../domain/account/administrators.ts";
import { type LoginOutput, printableLogin } from "../start/login-file.ts";
import { emailCommand } from "./email-command.ts";
import { withDatabase } from "./with-database.ts";

const usage = "Usage: npm run admin -- EMAIL\nMakes that account an administrator with a new password.";

/** Runs the command and returns its exit code. */
export function main(args: readonly string[], log: (line: string) => void = console.log): Promise<number> {
  return emailCommand(args, usage, async (email, environment) => {
    const output = { isTerminal: process.stdout.isTTY === true, dataDir: environment.dataDir };
    await withDatabase(environment, async (database) =>
      log(await makeAdministrator(database, email, output)),
    );
  });
}

/** Makes the account an administrator with a new password, and returns the line to print. Throws LoginFileError. */
export async function makeAdministrator(
  database: Pick<Database, "prisma">,
  email: string,
  output: LoginOutput,
): Promise<string> {
  const login = await printableLogin(output, () => resetAdministrator(database, email));
  const note = login?.file
    ? `The password is in ${login.file}`
    : `Password, shown only once: ${login?.password}`;
  return `${email} is an administrator. ${note}`;
}
