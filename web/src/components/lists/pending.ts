import { pendingKey } from "./has-pending";

/** What a visitor wanted to save before they were signed in. */
export interface Pending {
  readonly id: string;
  readonly name: string;
}

/** To sign in or to join takes minutes. Whoever comes back later has something else in mind. */
const resumeWindowMs = 3_600_000;

/** Remembers it in this tab until somebody is signed in, for an hour at most. */
export function keepPending({ id, name }: Pending): void {
  try {
    sessionStorage.setItem(pendingKey, JSON.stringify({ id, name, at: Date.now() }));
  } catch {
    // Where the browser keeps nothing it is saved by hand, on the page that one comes back to.
  }
}

/** What is to be saved; null where there is nothing, or it waited for too long. It is forgotten, so that it happens once. */
export function takePending(): Pending | null {
  const pending = read();
  forgetPending();
  return pending;
}

/** Forgets it: whoever signs in next in this tab may be somebody else. */
export function forgetPending(): void {
  try {
    sessionStorage.removeItem(pendingKey);
  } catch {
    // Nothing was kept.
  }
}

function read(): Pending | null {
  try {
    const { id, name, at } = JSON.parse(sessionStorage.getItem(pendingKey) ?? "{}") as Record<
      string,
      unknown
    >;
    const isDue = typeof at === "number" && Math.abs(Date.now() - at) < resumeWindowMs;
    return isDue && typeof id === "string" && typeof name === "string" ? { id, name } : null;
  } catch {
    return null;
  }
}
