/** What a visitor wanted to save before they were signed in. */
export interface Pending {
  readonly id: string;
  readonly name: string;
}

const key = "assay-save";

/** Remembers it in this tab until somebody is signed in. */
export function keepPending({ id, name }: Pending): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ id, name }));
  } catch {
    // Where the browser keeps nothing it is saved by hand, on the page that one comes back to.
  }
}

/** Is there something to be saved? */
export function hasPending(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** What is to be saved; it is forgotten with that, so that it happens once. */
export function takePending(): Pending | null {
  try {
    const { id, name } = JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<Pending>;
    sessionStorage.removeItem(key);
    return typeof id === "string" && typeof name === "string" ? { id, name } : null;
  } catch {
    return null;
  }
}
