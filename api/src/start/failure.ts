import { InvalidSecretError } from "../auth/keys.ts";
import { BrandingError } from "../branding/read.ts";
import { DatabaseError } from "../database/client/errors.ts";
import { isOutage } from "../domain/errors.ts";
import { EnvironmentError } from "../environment.ts";
import { StartError } from "./listen.ts";
import { LoginFileError } from "./login-file.ts";

/** The message that says why a server does not start; none for a defect. */
export function startFailure(error: unknown): string | undefined {
  if (isOutage(error))
    return "The database went away while the server started: look at its log, and start the server again.";
  const isExpected =
    error instanceof EnvironmentError ||
    error instanceof StartError ||
    error instanceof BrandingError ||
    error instanceof DatabaseError ||
    error instanceof LoginFileError ||
    error instanceof InvalidSecretError;
  return isExpected ? error.message : undefined;
}
