import type { MutationFailure } from "~/relay/mutate";
import { hardNavigation } from "~/ui/form/hard-navigation";
import { fieldProblems, type Problems } from "~/ui/form/problems";
import { useToast } from "~/ui/Toast";

/** What signing in and joining answer, and what is told of it. */
export interface SignInResult {
  readonly __typename: string;
  readonly message?: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
}

/** How to go on: with which title a refusal is told, in which words where there are no better ones, and where to go otherwise. */
export interface SignInResultOptions {
  failed: string;
  generic?: string;
  next: string;
}

/** Goes on as one who is signed in, or tells in a toast and at its field why not. */
export function useSignInResult({ failed, generic = "Authentication failed", next }: SignInResultOptions) {
  const toast = useToast();
  return (entry: SignInResult | undefined, failure: MutationFailure | undefined): Problems | "leaving" => {
    if (entry?.__typename === "SignedIn") {
      hardNavigation.to(next);
      return "leaving";
    }
    const message = entry?.message ?? failure?.text(generic) ?? generic;
    toast({ title: failed, description: message, variant: "destructive" });
    if (entry?.__typename === "ConflictError") return { fields: { email: message } };
    return entry?.fields ? { fields: fieldProblems(entry.fields) } : { form: message };
  };
}
