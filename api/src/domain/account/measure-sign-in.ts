import { countSignIn, type SignInMethod, type SignInOutcome } from "../../metrics/accounts.ts";
import { DomainError, RateLimited, WrongCredentials } from "../errors.ts";

/** Counts an attempt to sign in by how it ends; `isSignedIn` tells a refusal that is a result and not an error. */
export async function measureSignIn<Result>(
  method: SignInMethod,
  attempt: () => Promise<Result>,
  isSignedIn: (result: Result) => boolean = () => true,
): Promise<Result> {
  try {
    const result = await attempt();
    countSignIn(method, isSignedIn(result) ? "succeeded" : "refused");
    return result;
  } catch (error) {
    countSignIn(method, outcomeOf(error));
    throw error;
  }
}

function outcomeOf(error: unknown): SignInOutcome {
  if (error instanceof RateLimited) return "limited";
  if (error instanceof WrongCredentials && error.reason === "account-suspended") return "suspended";
  return error instanceof DomainError ? "refused" : "failed";
}
