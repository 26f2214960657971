import { useEffect, useState } from "react";
import { useHydrated } from "../use-hydrated";

/** The animated components, loaded lazily. */
type MotionParts = typeof import("./animated");

let parts: MotionParts | undefined;

/** False under reduced motion. Read each time, since the setting may change. */
export const allowsMotion = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The animated components, if loaded and motion is allowed. In the browser only. */
export const loadedMotion = () => (allowsMotion() ? parts : undefined);

/** Loads the animated components, if motion is allowed. Where that fails nothing is animated. */
export async function loadMotion(): Promise<MotionParts | undefined> {
  if (allowsMotion()) parts ??= await import("./animated").catch(() => undefined);
  return loadedMotion();
}

/** Loads them when a button is hovered or focused: most animations follow a press. */
export function preloadMotion({ target }: { readonly target: EventTarget }): void {
  if ((target as Element).closest("button,summary")) void loadMotion();
}

/**
 * The animated components as of the first render, so that no element changes its type afterwards. Undefined on the server, under
 * reduced motion and until they are loaded: the component is then not animated.
 */
export function useMotion(): ReturnType<typeof loadedMotion> {
  const isHydrated = useHydrated();
  const [motion] = useState(() => (isHydrated ? loadedMotion() : undefined));
  useEffect(() => void loadMotion(), []);
  return motion;
}
