import { useEffect } from "react";
import { useOnDemand } from "~/ui/use-on-demand";
import { hasPending } from "./has-pending";

/** Saves, once somebody is signed in, what they wanted to save before. Next to nothing while there is nothing to save. */
export function PendingSave({ isSignedIn }: { isSignedIn: boolean }) {
  const [SavePending, ask] = useOnDemand(() => import("./SavePending"), "Your lists");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for whoever is signed in
  useEffect(() => {
    if (isSignedIn && hasPending()) void ask();
  }, [isSignedIn]);
  return SavePending && <SavePending />;
}
