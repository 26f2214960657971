/** What moves, as its own file has it. */
type Moving = typeof import("./animated");

let parts: Moving | undefined;

/** Does the visitor's system leave room for motion? Asked anew each time: it may be changed meanwhile. */
export const isMotionWelcome = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What moves, where it is there by now and welcome; only for what happens in the browser. */
export const movingNow = () => (isMotionWelcome() ? parts : undefined);

/** Fetches what moves, if the visitor likes that. Where it cannot be had, nothing moves and nothing is missing. */
export async function fetchMoving(): Promise<Moving | undefined> {
  if (isMotionWelcome()) parts ??= await import("./animated").catch(() => undefined);
  return movingNow();
}

/** Has what moves fetched once a button is approached, as links warm their page: most that moves follows a press. */
export function warmMoving({ target }: { readonly target: EventTarget }): void {
  if ((target as Element).closest("button,summary")) void fetchMoving();
}
