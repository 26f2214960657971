import { useNavigate } from "react-router";
import { adminPaths } from "~/admin-paths";
import { useRefused } from "~/components/use-mutation-error";
import { type MutationFailure, useForgetPages } from "~/relay/mutate";
import type { Problems } from "~/ui/form/problems";
import { sessionExpired } from "~/ui/private/session-expired";
import { useToast } from "~/ui/Toast";

/** What sends the browser to /admin, with the specification's words, once the session has ended on the way. `done` says what was done before. */
export function useSessionLost(): (done?: string) => void {
  const toast = useToast();
  const navigate = useNavigate();
  const forgetPages = useForgetPages();
  return (done) => {
    toast({ ...sessionExpired, ...(done !== undefined && { description: done }) });
    forgetPages();
    void navigate(adminPaths.home());
  };
}

/** Tells in a toast that a change was not made, and why; answers the same for a form. A lost session ends at /admin. */
export function useAdminRefused(title: string, generic: string): (failure: MutationFailure) => Problems {
  const sessionLost = useSessionLost();
  return useRefused(title, generic, () => sessionLost());
}
