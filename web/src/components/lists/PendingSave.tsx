import { useEffect } from "react";
import { useOnDemand } from "~/ui/use-on-demand";
import { hasPendingSave } from "./pending-save";

/** Saves, once somebody is signed in, what they wanted to save before. Next to nothing while there is nothing to save. */
export function PendingSave({ isSignedIn }: { isSignedIn: boolean }) {
  const [FinishPendingSave, ask] = useOnDemand(() => import("./FinishPendingSave"), "Your lists");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for whoever is signed in
  useEffect(() => {
    if (isSignedIn && hasPendingSave()) void ask();
  }, [isSignedIn]);
  return FinishPendingSave && <FinishPendingSave />;
}
