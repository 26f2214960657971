import { countSignIn, type SignInMethod, type SignInOutcome } from "../../metrics/accounts.ts";
import { DomainError, RateLimited, WrongCredentials } from "../errors.ts";

/** Counts an attempt to sign in by how it ends; `endOf` tells the end of a result that is not a session. */
export async function measureSignIn<Result>(
  method: SignInMethod,
  attempt: () => Promise<Result>,
  endOf: (result: Result) => SignInOutcome = () => "succeeded",
): Promise<Result> {
  try {
    const result = await attempt();
    countSignIn(method, endOf(result));
    return result;
  } catch (error) {
    countSignIn(method, outcomeOf(error));
    throw error;
  }
}

function outcomeOf(error: unknown): SignInOutcome {
  if (error instanceof RateLimited) return "limited";
  if (error instanceof WrongCredentials && error.reason === "account-suspended") return "suspended";
  if (error instanceof WrongCredentials && error.reason === "code-required") return "code-required";
  return error instanceof DomainError ? "refused" : "failed";
}
