import type { MutationFailure } from "~/relay/mutate";
import type { Problems } from "~/ui/form/problems";
import { useToast } from "~/ui/Toast";

/** What is said where the session ended while one was writing: what was typed must not be lost for it. */
const signedOut =
  "You are logged out. Sign in again in another tab, then try once more: what you typed stays here.";

/** Tells in a toast that a change was not made, and why; answers the same for the form. */
export function useRefused(title: string, generic: string): (failure: MutationFailure) => Problems {
  const toast = useToast();
  return (failure) => {
    const message = failure.code === "UNAUTHENTICATED" ? signedOut : failure.words(generic);
    toast({ title, description: message, variant: "destructive" });
    return { form: message };
  };
}
