import { useSyncExternalStore } from "react";

const nothing = () => () => undefined;

/** False on the server and during hydration, then true: for content that needs scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
}
