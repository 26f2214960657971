import { InvalidSecretError, openKeys } from "../auth/keys.ts";
import { DatabaseError } from "../database/client/errors.ts";
import { forgetMailbox } from "../domain/review/traces/forget-mailbox.ts";
import { EnvironmentError, readEnvironment } from "../environment.ts";
import { emailInput } from "../inputs/index.ts";
import { withDatabase } from "./with-database.ts";

const usage =
  "Usage: npm run forget-mailbox -- EMAIL\nDeletes the fingerprints that deleted accounts with that mailbox left.";

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
    const keys = await openKeys(environment);
    await withDatabase(environment, async (database) => {
      const { reviews, hiddenReviews } = await forgetMailbox(database, keys, read.data.email);
      log(
        `Deleted the fingerprints of ${reviews} anonymous reviews, and of ${hiddenReviews} deleted hidden ones.`,
      );
    });
    return 0;
  } catch (error) {
    const isExpected = [DatabaseError, EnvironmentError, InvalidSecretError].some(
      (kind) => error instanceof kind,
    );
    if (!isExpected) throw error;
    console.error((error as Error).message);
    return 1;
  }
}
