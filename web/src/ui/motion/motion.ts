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
