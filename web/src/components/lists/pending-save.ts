import { hourMs } from "@assay/api/inputs";

/** The key in session storage. */
const storageKey = "assay-save";

/** True where a save may be pending. Every page checks; the rest is loaded only then. */
export function hasPendingSave(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** Software that a visitor wanted to save before signing in. */
export interface PendingSave {
  readonly id: string;
  readonly name: string;
}

/** Signing in takes minutes. Later than this it is not saved by itself. */
const resumeWindowMs = hourMs;

/** Remembers it in this tab until sign-in, for an hour at most. */
export function savePending({ id, name }: PendingSave): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ id, name, at: Date.now() }));
  } catch {
    // Without storage the visitor saves by hand after signing in.
  }
}

/** Returns and clears the pending save; null where there is none or it is too old. */
export function takePendingSave(): PendingSave | null {
  const pending = read();
  clearPendingSave();
  return pending;
}

/** Clears it: the next to sign in in this tab may be somebody else. */
export function clearPendingSave(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage there is nothing to clear.
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
