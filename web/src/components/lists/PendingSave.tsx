import { useEffect } from "react";
import { useOnDemand } from "~/ui/use-on-demand";
import { hasPendingSave } from "./pending-save";

/** Completes a pending save after sign-in. Loads nothing while there is none. */
export function PendingSave({ isSignedIn }: { isSignedIn: boolean }) {
  const [FinishPendingSave, ask] = useOnDemand(() => import("./FinishPendingSave"), "Your lists");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for whoever is signed in
  useEffect(() => {
    if (isSignedIn && hasPendingSave()) void ask();
  }, [isSignedIn]);
  return FinishPendingSave && <FinishPendingSave />;
}
