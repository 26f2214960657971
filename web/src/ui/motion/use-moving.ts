import { useEffect, useState } from "react";
import { useHydrated } from "../use-hydrated";
import { loadedMotion, loadMotion } from "./motion";

/**
 * What moves, as it was when the component was first drawn, so that no element changes its kind while it is used: undefined in
 * HTML from the server, under reduced motion and until it was fetched. The component then stands still.
 */
export function useMotion(): ReturnType<typeof loadedMotion> {
  const isHydrated = useHydrated();
  const [motion] = useState(() => (isHydrated ? loadedMotion() : undefined));
  useEffect(() => void loadMotion(), []);
  return motion;
}
