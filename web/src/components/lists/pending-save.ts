/** The name that a pending save is kept under in the tab. */
const storageKey = "assay-save";

/** May there be something to be saved? Every page asks: all else about it comes only where there is. */
export function hasPendingSave(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** What a visitor wanted to save before they were signed in. */
export interface PendingSave {
  readonly id: string;
  readonly name: string;
}

/** To sign in or to join takes minutes. Whoever comes back later has something else in mind. */
const resumeWindowMs = 3_600_000;

/** Remembers it in this tab until somebody is signed in, for an hour at most. */
export function savePending({ id, name }: PendingSave): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ id, name, at: Date.now() }));
  } catch {
    // Where the browser keeps nothing it is saved by hand, on the page that one comes back to.
  }
}

/** What is to be saved; null where there is nothing, or it waited for too long. It is forgotten, so that it happens once. */
export function takePendingSave(): PendingSave | null {
  const pending = read();
  clearPendingSave();
  return pending;
}

/** Forgets it: whoever signs in next in this tab may be somebody else. */
export function clearPendingSave(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}

function read(): PendingSave | null {
  try {
    const { id, name, at } = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}") as Record<
      string,
      unknown
    >;
    const isDue = typeof at === "number" && Math.abs(Date.now() - at) < resumeWindowMs;
    return isDue && typeof id === "string" && typeof name === "string" ? { id, name } : null;
  } catch {
    return null;
  }
}
