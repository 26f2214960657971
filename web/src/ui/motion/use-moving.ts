import { useEffect, useState } from "react";
import { useIsLive } from "../use-hydrated";
import { fetchMoving, movingNow } from "./motion";

/**
 * What moves, as it was when the component was first drawn, so that no element changes its kind while it is used: undefined in
 * HTML from the server, under reduced motion and until it was fetched. The component then stands still.
 */
export function useMoving(): ReturnType<typeof movingNow> {
  const isLive = useIsLive();
  const [moving] = useState(() => (isLive ? movingNow() : undefined));
  useEffect(() => void fetchMoving(), []);
  return moving;
}
