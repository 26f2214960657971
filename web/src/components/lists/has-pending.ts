/** The name that a pending save is kept under in the tab. */
export const pendingKey = "assay-save";

/** May there be something to be saved? Every page asks: all else about it comes only where there is. */
export function hasPending(): boolean {
  try {
    return sessionStorage.getItem(pendingKey) !== null;
  } catch {
    return false;
  }
}
