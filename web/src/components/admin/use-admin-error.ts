import { useNavigate } from "react-router";
import { adminPaths } from "~/admin-paths";
import { useMutationError } from "~/components/use-mutation-error";
import { type MutationFailure, useInvalidatePages } from "~/relay/mutate";
import type { Problems } from "~/ui/form/problems";
import { sessionExpired } from "~/ui/private/PrivateShell";
import { useToast } from "~/ui/Toast";

/** Returns a function that leads to /admin after the session was lost, with a toast. `done` is the toast's text: what was done before. */
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

/** As `useMutationError`, for administration: a lost session leads to /admin. */
export function useAdminError(title: string, generic: string): (failure: MutationFailure) => Problems {
  const sessionLost = useSessionLost();
  return useMutationError(title, generic, () => sessionLost());
}
