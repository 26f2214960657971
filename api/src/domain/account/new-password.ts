import { isCommonPassword } from "../../auth/common-passwords.ts";
import { invalid } from "../errors.ts";

/** What is publicly known of the person who chooses a password. */
interface Person {
  readonly email: string | null;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly companyName?: string | null | undefined;
}

/** Throws InvalidInput at `path` if the password is among the first that are guessed: docs/security.md, "Passwords". */
export async function requireUncommonPassword(
  path: string,
  password: string,
  { email, firstName, lastName, companyName }: Person,
): Promise<void> {
  const words = ["assay", email, email?.split("@")[0], firstName, lastName, companyName];
  if (await isCommonPassword(password, words))
    throw invalid(path, "This password is easy to guess. Please choose another one");
}
