import { DatabaseError } from "../database/client/errors.ts";
import type { Database } from "../database/client/open.ts";
import { resetAdministrator } from "../domain/account/administrators.ts";
import { EnvironmentError, readEnvironment } from "../environment.ts";
import { emailInput } from "../inputs/index.ts";
import { LoginFileError, type LoginOutput, printableLogin } from "../start/login-file.ts";
import { withDatabase } from "./with-database.ts";

const usage = "Usage: npm run admin -- EMAIL\nMakes that account an administrator with a new password.";

/** The command's own work: gives the exit code, 1 when nothing could be done, 2 when it was called wrongly. */
export async function main(
  args: readonly string[],
  log: (line: string) => void = console.log,
): Promise<number> {
  const [email, ...rest] = args;
  const read = emailInput.safeParse({ email });
  if (email === undefined || rest.length > 0 || !read.success) {
    console.error(read.error && email !== undefined ? `${read.error.issues[0]?.message}: ${email}` : usage);
    return 2;
  }
  try {
    const environment = readEnvironment();
    const output = { isTerminal: process.stdout.isTTY === true, dataDir: environment.dataDir };
    await withDatabase(environment, async (database) =>
      log(await makeAdministrator(database, read.data.email, output)),
    );
    return 0;
  } catch (error) {
    const isExpected =
      error instanceof DatabaseError || error instanceof EnvironmentError || error instanceof LoginFileError;
    if (!isExpected) throw error;
    console.error(error.message);
    return 1;
  }
}

/** Makes the account an administrator with a new password; gives the line that says so. Throws LoginFileError. */
export async function makeAdministrator(
  database: Pick<Database, "prisma">,
  email: string,
  output: LoginOutput,
): Promise<string> {
  const login = await printableLogin(output, () => resetAdministrator(database, email));
  const told = login?.file
    ? `The password is in ${login.file}`
    : `Password, shown only once: ${login?.password}`;
  return `${email} is an administrator. ${told}`;
}
