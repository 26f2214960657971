import { withDatabase } from "./catalog/with-database.ts";
import { DatabaseError } from "./database/errors.ts";
import { resetAdministrator } from "./domain/account/administrators.ts";
import { EnvironmentError, readEnvironment } from "./environment.ts";
import { emailInput } from "./inputs/index.ts";

const usage = "Say whose: npm run admin -- EMAIL makes that account an administrator with a new password.";

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
    await withDatabase(readEnvironment(), async (database) => {
      const { password } = await resetAdministrator(database, read.data.email);
      log(`${read.data.email} is an administrator. Password, shown this once: ${password}`);
    });
    return 0;
  } catch (error) {
    if (!(error instanceof DatabaseError || error instanceof EnvironmentError)) throw error;
    console.error(error.message);
    return 1;
  }
}
