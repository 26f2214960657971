import type { MutationFailure } from "~/relay/mutate";
import { twoStepPaths } from "~/two-step-paths";
import { hardNavigation } from "~/ui/form/hard-navigation";
import { fieldProblems, type Problems } from "~/ui/form/problems";
import { useToast } from "~/ui/Toast";

/** The result of the mutations that sign in or sign up. */
export interface SignInResult {
  readonly __typename: string;
  readonly message?: string;
  readonly code?: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
}

/** The title of the error toast, its text where there is no message, and the page to open on success. */
export interface SignInResultOptions {
  failed: string;
  generic?: string;
  next: string;
}

/** Handles a sign-in result: opens the next page or the one that asks for a code, or shows the error in a toast and at its field. */
export function useSignInResult({ failed, generic = "Authentication failed", next }: SignInResultOptions) {
  const toast = useToast();
  return (entry: SignInResult | undefined, failure: MutationFailure | undefined): Problems | "leaving" => {
    if (entry?.__typename === "SignedIn") {
      hardNavigation.to(next);
      return "leaving";
    }
    if (entry?.code === "CODE_REQUIRED") {
      hardNavigation.to(twoStepPaths.code({ next }));
      return "leaving";
    }
    const message = entry?.message ?? failure?.text(generic) ?? generic;
    toast({ title: failed, description: message, variant: "destructive" });
    if (entry?.__typename === "ConflictError") return { fields: { email: message } };
    return entry?.fields ? { fields: fieldProblems(entry.fields) } : { form: message };
  };
}
