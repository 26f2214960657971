import { useSyncExternalStore } from "react";
import { mostCompared } from "~/address/compare-search";

/** What the tray shows of a software without asking. */
export interface Compared {
  readonly id: string;
  readonly name: string;
  readonly logoUrl: string | null;
}

const key = "assay-compare";
const none: readonly Compared[] = [];
const listeners = new Set<() => void>();
let items: readonly Compared[] | undefined;

/** What is in the tray, kept in this browser from page to page. The first render, as the server's, has nothing. */
export function useCompared(): readonly Compared[] {
  return useSyncExternalStore(subscribe, current, () => none);
}

/** Puts a software into the tray or takes it out; false where the tray is full. */
export function toggleCompared(item: Compared): boolean {
  const before = current();
  if (before.some(({ id }) => id === item.id)) {
    removeCompared(item.id);
    return true;
  }
  if (before.length >= mostCompared) return false;
  keep([...before, item]);
  return true;
}

/** Takes one out of the tray. */
export function removeCompared(id: string): void {
  keep(current().filter((item) => item.id !== id));
}

/** Empties the tray. */
export function clearCompared(): void {
  keep(none);
}

function current(): readonly Compared[] {
  items ??= read();
  return items;
}

function keep(next: readonly Compared[]): void {
  items = next;
  try {
    if (next.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Where the browser keeps nothing the tray lasts as long as the document.
  }
  for (const listener of listeners) listener();
}

function read(): readonly Compared[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isCompared).slice(0, mostCompared) : none;
  } catch {
    return none;
  }
}

function isCompared(value: unknown): value is Compared {
  const { id, name, logoUrl } = (value ?? {}) as Partial<Record<keyof Compared, unknown>>;
  return (
    typeof id === "string" && typeof name === "string" && (logoUrl === null || typeof logoUrl === "string")
  );
}

/** Another tab may change the tray too. */
function onStorage(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return;
  items = read();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", onStorage);
  };
}
