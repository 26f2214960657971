import { useSyncExternalStore } from "react";

const nothing = () => () => undefined;

/** Has the page come alive? False on the server and while the browser takes its HTML over, for what only scripts may say. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
}
