import { openKeys } from "../auth/keys.ts";
import { forgetMailbox } from "../domain/review/traces/forget-mailbox.ts";
import { emailCommand } from "./email-command.ts";
import { withDatabase } from "./with-database.ts";

const usage =
  "Usage: npm run forget-mailbox -- EMAIL\nDeletes the fingerprints that deleted accounts with that mailbox left.";

/** Runs the command and returns its exit code. */
export function main(args: readonly string[], log: (line: string) => void = console.log): Promise<number> {
  return emailCommand(args, usage, async (email, environment) => {
    const keys = await openKeys(environment);
    await withDatabase(environment, async (database) => {
      const { reviews, hiddenReviews } = await forgetMailbox(database, keys, email);
      log(
        `Deleted the fingerprints of ${reviews} anonymous reviews, and of ${hiddenReviews} deleted hidden ones.`,
      );
    });
  });
}
