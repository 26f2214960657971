import type { MutationFailure } from "~/relay/mutate";
import type { Problems } from "~/ui/form/problems";
import { useToast } from "~/ui/Toast";

/** What is said where the session ended while one was writing: what was typed must not be lost for it. */
const signedOut =
  "You are logged out. Sign in again in another tab, then try again. What you typed stays here.";

/** True where whoever asked may not any more: signed out, suspended, or without the role that it takes. */
export const isSessionLost = ({ code }: MutationFailure): boolean =>
  code === "UNAUTHENTICATED" || code === "FORBIDDEN";

/**
 * Tells in a toast that a change was not made, and why; answers the same for the form. `onLost` is for pages that are left where
 * the session is lost: then it tells, and nothing else does.
 */
export function useRefused(
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
    const message = failure.code === "UNAUTHENTICATED" ? signedOut : failure.words(generic);
    toast({ title, description: message, variant: "destructive" });
    return { form: message };
  };
}
