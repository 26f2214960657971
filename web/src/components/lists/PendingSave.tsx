import { lazy, Suspense, useEffect, useState } from "react";
import { hasPending } from "./pending";

const SavePending = lazy(() => import("./SavePending"));

/** Saves, once somebody is signed in, what they wanted to save before. Next to nothing while there is nothing to save. */
export function PendingSave({ isSignedIn }: { isSignedIn: boolean }) {
  const [isDue, setDue] = useState(false);
  useEffect(() => setDue(isSignedIn && hasPending()), [isSignedIn]);
  return isDue ? (
    <Suspense fallback={null}>
      <SavePending />
    </Suspense>
  ) : null;
}
