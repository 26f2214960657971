import { useEffect, useState } from "react";
import { useHydrated } from "../use-hydrated";

/** How anything moves: under 200 ms, so that nobody waits for it. In seconds, as framer-motion counts. */
export const transition = { duration: 0.16, ease: "easeOut" } as const;

/** What moves, as its own file has it. */
type MotionParts = typeof import("./animated");

let parts: MotionParts | undefined;

/** Does the visitor's system leave room for motion? Asked anew each time: it may be changed meanwhile. */
export const allowsMotion = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What moves, where it is there by now and welcome; only for what happens in the browser. */
export const loadedMotion = () => (allowsMotion() ? parts : undefined);

/** Fetches what moves, if the visitor likes that. Where it cannot be had, nothing moves and nothing is missing. */
export async function loadMotion(): Promise<MotionParts | undefined> {
  if (allowsMotion()) parts ??= await import("./animated").catch(() => undefined);
  return loadedMotion();
}

/** Has what moves fetched once a button is approached, as links warm their page: most that moves follows a press. */
export function preloadMotion({ target }: { readonly target: EventTarget }): void {
  if ((target as Element).closest("button,summary")) void loadMotion();
}

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
