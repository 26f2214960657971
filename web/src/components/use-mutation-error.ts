import type { MutationFailure } from "~/relay/mutate";
import type { Problems } from "~/ui/form/problems";
import { useToast } from "~/ui/Toast";

/** Shown where the session ended while a form was being filled in: the input must not be lost. */
const signedOut =
  "You are logged out. Sign in again in another tab, then try again. What you typed stays here.";

/** True where the user was signed out, suspended, or has lost the required role. */
export const isSessionLost = ({ code }: MutationFailure): boolean =>
  code === "UNAUTHENTICATED" || code === "FORBIDDEN";

/**
 * Shows a failed mutation in a toast and returns the same error for the form. With `onLost`, a lost session calls that instead: for
 * pages that are then left.
 */
export function useMutationError(
  title: string,
  generic: string,
  onLost?: () => void,
): (failure: MutationFailure) => Problems {
  const toast = useToast();
  return (failure) => {
    if (onLost && isSessionLost(failure)) {
      onLost();
      return {};
    }
    const message = failure.code === "UNAUTHENTICATED" ? signedOut : failure.text(generic);
    toast({ title, description: message, variant: "destructive" });
    return { form: message };
  };
}
