import { maxCompared } from "~/search-params/compare";
import { persistentStore } from "~/ui/persistent-store";

/** What the tray shows of a software without asking. */
export interface Compared {
  readonly id: string;
  readonly name: string;
  readonly logoUrl: string | null;
}

const store = persistentStore<readonly Compared[]>("assay-compare", [], (stored) =>
  Array.isArray(stored) ? stored.filter(isCompared).slice(0, maxCompared) : [],
);

/** What is in the tray, kept in this browser from page to page. The first render, as the server's, has nothing. */
export const useCompared = store.use;

/** Puts a software into the tray or takes it out; false where the tray is full. */
export function toggleCompared(item: Compared): boolean {
  let isFull = false;
  store.change((before) => {
    if (before.some(({ id }) => id === item.id)) return without(before, item.id);
    isFull = before.length >= maxCompared;
    return isFull ? before : [...before, item];
  });
  return !isFull;
}

/** Takes one out of the tray. */
export function removeCompared(id: string): void {
  store.change((before) => without(before, id));
}

/** Empties the tray. */
export function clearCompared(): void {
  store.change(() => []);
}

const without = (items: readonly Compared[], gone: string) => items.filter(({ id }) => id !== gone);

function isCompared(value: unknown): value is Compared {
  const { id, name, logoUrl } = (value ?? {}) as Partial<Record<keyof Compared, unknown>>;
  return (
    typeof id === "string" && typeof name === "string" && (logoUrl === null || typeof logoUrl === "string")
  );
}
