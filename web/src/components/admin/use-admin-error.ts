import { useNavigate } from "react-router";
import { adminPaths } from "~/admin-paths";
import { useMutationError } from "~/components/use-mutation-error";
import { type MutationFailure, useInvalidatePages } from "~/relay/mutate";
import type { Problems } from "~/ui/form/problems";
import { sessionExpired } from "~/ui/private/PrivateShell";
import { useToast } from "~/ui/Toast";

/** What sends the browser to /admin, with the specification's words, once the session has ended on the way. `done` says what was done before. */
export function useSessionLost(): (done?: string) => void {
  const toast = useToast();
  const navigate = useNavigate();
  const invalidatePages = useInvalidatePages();
  return (done) => {
    toast({ ...sessionExpired, ...(done !== undefined && { description: done }) });
    invalidatePages();
    void navigate(adminPaths.home());
  };
}

/** Tells in a toast that a change was not made, and why; answers the same for a form. A lost session ends at /admin. */
export function useAdminError(title: string, generic: string): (failure: MutationFailure) => Problems {
  const sessionLost = useSessionLost();
  return useMutationError(title, generic, () => sessionLost());
}
