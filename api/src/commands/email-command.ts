import { InvalidSecretError } from "../auth/keys.ts";
import { DatabaseError } from "../database/client/errors.ts";
import { type Environment, EnvironmentError, readEnvironment } from "../environment.ts";
import { emailInput } from "../inputs/index.ts";
import { LoginFileError } from "../start/login-file.ts";

/** Errors that an operator can fix; the message says how. */
const expected = [DatabaseError, EnvironmentError, InvalidSecretError, LoginFileError];

/**
 * Runs a command whose one argument is an e-mail address. Returns its exit code: 0, 1 when the work could not be done, 2 when the
 * command was called wrongly. What went wrong is printed to standard error.
 */
export async function emailCommand(
  args: readonly string[],
  usage: string,
  work: (email: string, environment: Environment) => Promise<void>,
): Promise<number> {
  const [email, ...rest] = args;
  const read = emailInput.safeParse({ email });
  if (email === undefined || rest.length > 0 || !read.success) {
    console.error(read.error && email !== undefined ? `${read.error.issues[0]?.message}: ${email}` : usage);
    return 2;
  }
  try {
    await work(read.data.email, readEnvironment());
    return 0;
  } catch (error) {
    if (!(error instanceof Error && expected.some((kind) => error instanceof kind))) throw error;
    console.error(error.message);
    return 1;
  }
}
